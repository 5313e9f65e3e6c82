import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { auditEntries, guideAbsences, guideAccounts } from '#api/db/agencyTables.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'

const day = '2027-07-05'

onDatabase('demo', (current) => {
  let api: Api
  let noe: TestAccount
  let lou: TestAccount
  let guideId = 0
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    noe = await staffMember(db, { permissions: ['departures'], firstName: 'Noé' })
    lou = await signedInAccount(db)
    const profile = { diploma: 'Guide', basedIn: 'Annecy', languages: ['fr'], bio: 'Lou.' }
    const [row] = await db
      .insert(guides)
      .values({ slug: 'lou', fullName: 'Lou Tissot', ...profile })
      .returning()
    guideId = row?.id ?? 0
    await db.insert(guideAccounts).values({ guideId, userId: lou.userId })
  })

  const departure = () => newDeparture(current().db, 8, day)
  const findRow = async (id: number) => {
    const [row] = await current().db.select().from(departures).where(eq(departures.id, id))
    return row
  }
  const save = async (id: number, payload: object) => {
    const version = (await findRow(id))?.version
    const url = `/api/v1/agency/departures/${id}`
    const answer = await api.inject({
      method: 'PATCH',
      url,
      headers: noe.headers,
      payload: { version, ...payload },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const dashboard = async (id: number) =>
    (await api.inject({ url: `/api/v1/departures/${id}/roster`, headers: lou.headers })).statusCode
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  test('opens the dashboard to the account of the guide, and closes it with the next one', async () => {
    const id = await departure()
    expect(await dashboard(id)).toBe(404)
    const input = await save(id, { guide_id: String(guideId) })
    expect(input.body).toMatchObject({ guide_id: String(guideId), guide_name: 'Lou Tissot', version: 2 })
    expect(await dashboard(id)).toBe(200)
    const shown = (await api.inject('/api/v1/expeditions/1/departures')).json()
    expect(shown.find((each: { id: string }) => each.id === String(id)).guide.full_name).toBe('Lou Tissot')
    expect((await save(id, { guide_id: null })).body).toMatchObject({ guide_id: null, guide_name: null })
    expect(await dashboard(id)).toBe(404)
    const isOwn = and(eq(auditEntries.entity, 'departure'), eq(auditEntries.entityId, String(id)))
    const log = await current().db.select().from(auditEntries).where(isOwn).orderBy(auditEntries.id)
    expect(log.map(({ before, after }) => [before, after])).toEqual([
      [{ guide: null }, { guide: 'Lou Tissot' }],
      [{ guide: 'Lou Tissot' }, { guide: null }],
    ])
  })

  test('warns of another departure and of an absence with their dates, and allows both once confirmed', async () => {
    const { db } = current()
    const [first, second] = [await departure(), await departure()]
    await save(first, { guide_id: String(guideId) })
    await db.insert(guideAbsences).values({ guideId, startOn: '2027-07-01', endOn: day })
    const warned = await save(second, { guide_id: String(guideId) })
    expect([warned.status, warned.body.error.code]).toEqual([409, 'NEEDS_CONFIRMATION'])
    expect(plain(warned.body.error.fields.guide_id)).toBe(
      'Lou Tissot n’est pas libre : du 1er au 5 juillet 2027 (absence), le 5 juillet 2027 (« Les balcons de la Vanoise »). Confirme si c’est voulu.',
    )
    expect((await findRow(second))?.version).toBe(1)
    expect(await dashboard(second)).toBe(404)
    const allowed = await save(second, { guide_id: String(guideId), confirmed: true })
    expect(allowed.body.guide_name).toBe('Lou Tissot')
    expect(await dashboard(second)).toBe(200)
    await save(second, { guide_id: null })
    expect(await dashboard(second)).toBe(404)
    await save(first, { guide_id: null })
    await db.delete(guideAbsences).where(eq(guideAbsences.guideId, guideId))
  })

  test('warns when new dates bring the guide into an absence, and not for an unchanged guide', async () => {
    const { db } = current()
    const id = await departure()
    await db.insert(guideAbsences).values({ guideId, startOn: '2027-07-11', endOn: '2027-07-20' })
    await save(id, { guide_id: String(guideId) })
    const moved = await save(id, { start: '2027-07-10' })
    expect(moved.body.error?.code).toBe('NEEDS_CONFIRMATION')
    expect((await save(id, { start: '2027-07-10', confirmed: true })).status).toBe(200)
    expect((await save(id, { capacity: 9 })).status).toBe(200)
    await save(id, { guide_id: null })
    await db.delete(guideAbsences).where(eq(guideAbsences.guideId, guideId))
  })

  test('gives one guide two departures of a day at once with one warning at least', async () => {
    const ids = [await departure(), await departure(), await departure()]
    const outcomes = await Promise.all(ids.map((id) => save(id, { guide_id: String(guideId) })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('names an unknown guide', async () => {
    const { status, body } = await save(await departure(), { guide_id: '99999' })
    expect([status, body.error.fields]).toEqual([
      422,
      { guide_id: 'Ce guide n’existe pas ou n’existe plus.' },
    ])
  })
  test('opens the dashboards of a series to the guide of the expedition', async () => {
    const { db } = current()
    await db.update(expeditions).set({ guideId }).where(eq(expeditions.id, 1))
    const rows = ['2027-10-02', '2027-10-09'].map((start) => ({
      start,
      capacity: 8,
      group_min: 4,
      price_cents: 500_00,
    }))
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/agency/departures',
      headers: { ...noe.headers, 'idempotency-key': randomUUID() },
      payload: { expedition_id: '1', rows },
    })
    const created = answer.json().departures.map(({ id }: { id: string }) => Number(id))
    expect(created).toHaveLength(2)
    for (const id of created) expect(await dashboard(id)).toBe(200)
  })
})
