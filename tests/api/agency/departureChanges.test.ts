import { beforeAll, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { and, eq, inArray } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  let api: Api
  let noe: TestAccount
  let guideId = ''
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    noe = await staffMember(db, { permissions: ['departures'], firstName: 'Noé' })
    const profile = { diploma: 'Guide', basedIn: 'Annecy', languages: ['fr'], bio: 'Lou.' }
    const [row] = await db
      .insert(guides)
      .values({ slug: 'lou', fullName: 'Lou Tissot', ...profile })
      .returning()
    guideId = String(row?.id)
  })

  async function change(ids: number[], edit: object, { headers } = noe) {
    const payload = { ids: ids.map(String), ...edit }
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/agency/departures/changes',
      headers,
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const rows = (ids: number[]) =>
    current().db.select().from(departures).where(inArray(departures.id, ids)).orderBy(departures.id)
  const logged = async (ids: number[]) => {
    const isOwn = and(eq(auditEntries.entity, 'departure'), inArray(auditEntries.entityId, ids.map(String)))
    return current().db.select().from(auditEntries).where(isOwn).orderBy(auditEntries.id)
  }
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  test('gives several departures one price and minimum, each with its own audit entry', async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    const ids = [await newDeparture(db), await newDeparture(db), await newDeparture(db)]
    await db.update(departures).set({ groupMin: 6 }).where(inArray(departures.id, ids))
    await bookedReservation(db, userId, ids[0] ?? 0)
    await db
      .update(departures)
      .set({ groupMin: 2, priceCents: 490_00 })
      .where(eq(departures.id, ids[2] ?? 0))
    const changed = await change(ids, { price_cents: 490_00, group_min: 2 })
    expect(changed.body.departures).toMatchObject([
      { price_cents: 490_00, group_min: 2, version: 2, state: 'confirmed' },
      { price_cents: 490_00, group_min: 2, version: 2, state: 'open' },
      { price_cents: 490_00, group_min: 2, version: 1, state: 'open' },
    ])
    expect((await logged(ids)).map(({ entityId, action, before }) => [entityId, action, before])).toEqual([
      [String(ids[0]), 'departure.changed', { group_min: 6, price_cents: 500_00 }],
      [String(ids[0]), 'departure.minimum_reached', {}],
      [String(ids[1]), 'departure.changed', { group_min: 6, price_cents: 500_00 }],
    ])
    const mails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, `${userId}@example.test`))
    expect(mails.map(({ subject }) => plain(subject))).toEqual([
      expect.stringMatching(/^Ton départ est confirmé/),
    ])
  })

  test('changes none where one is refused, and names that one', async () => {
    const { db } = current()
    const [one, other] = [await newDeparture(db), await newDeparture(db, 4)]
    const refused = await change([one, other], { group_min: 5, price_cents: 450_00 })
    expect([refused.status, refused.body.error.code, plain(refused.body.error.message)]).toEqual([
      422,
      'MINIMUM_ABOVE_CAPACITY',
      'Les balcons de la Vanoise, 5 juillet 2027 : le minimum ne peut pas dépasser le nombre de places.',
    ])
    await db.update(departures).set({ startOn: '2027-03-10' }).where(eq(departures.id, other))
    expect((await change([one, other], { group_min: 1 })).body.error.code).toBe('DEPARTURE_PAST')
    expect((await change([one, 999_999], { group_min: 1 })).body.error.code).toBe('DEPARTURE_NOT_FOUND')
    expect((await change([one], { guide_id: '999999' })).body.error.code).toBe('INVALID_FIELDS')
    expect((await rows([one, other])).map(({ version }) => version)).toEqual([1, 1])
    expect(await logged([one, other])).toEqual([])
  })

  test('gives a guide departures of the same days once that is confirmed', async () => {
    const { db } = current()
    const ids = [await newDeparture(db, 8, '2027-09-06'), await newDeparture(db, 8, '2027-09-06')]
    const warned = await change(ids, { guide_id: guideId })
    expect([warned.status, warned.body.error.code]).toEqual([409, 'NEEDS_CONFIRMATION'])
    expect(plain(warned.body.error.fields.guide_id)).toMatch(
      /^Lou Tissot n’est pas libre : le 6 septembre 2027 \(« Les balcons de la Vanoise »\)\. Confirme/,
    )
    expect((await rows(ids)).map((each) => each.guideId)).toEqual([null, null])
    const input = await change(ids, { guide_id: guideId, confirmed: true })
    expect(input.body.departures).toMatchObject([{ guide_name: 'Lou Tissot' }, { guide_name: 'Lou Tissot' }])
    await change(ids, { guide_id: null })
    expect((await rows(ids)).map((each) => [each.guideId, each.version])).toEqual([
      [null, 3],
      [null, 3],
    ])
  })

  test('requires the permission for departures', async () => {
    const id = await newDeparture(current().db)
    const claire = await staffMember(current().db, { permissions: ['bookings'] })
    const refused = await change([id], { group_min: 1 }, claire)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'MISSING_PERMISSION'])
  })
})
