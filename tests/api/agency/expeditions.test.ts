import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { slugs } from '#api/db/draftTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { photos } from '#api/db/referenceTables.ts'
import { expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import type { ExpeditionContent } from '#api/modules/agency/expeditions/content.contract.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import { brokenRules } from '#tests/support/brokenRules.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { wholeContent } from '#tests/support/expeditionContent.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  let api: Api
  let noe: TestAccount
  let claire: TestAccount
  let content: ExpeditionContent
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    noe = await staffMember(db, { permissions: ['catalogue'], firstName: 'Noé' })
    claire = await staffMember(db, { permissions: ['departures'], firstName: 'Claire' })
    const named = await db.select().from(photos).limit(3)
    content = wholeContent(named.map(({ name }) => name))
  })

  const create = (payload: object, key = randomUUID(), { headers } = noe) =>
    api.inject({
      method: 'POST',
      url: '/api/v1/agency/expeditions',
      headers: { ...headers, 'idempotency-key': key },
      payload,
    })
  const save = (id: string, payload: object, { headers } = noe) =>
    api.inject({ method: 'PATCH', url: `/api/v1/agency/expeditions/${id}/draft`, headers, payload })
  const read = async (id: string, { headers } = noe) =>
    (await api.inject({ url: `/api/v1/agency/expeditions/${id}`, headers })).json()
  const state = async () => {
    const { db } = current()
    const rows = await db.select().from(expeditions).orderBy(expeditions.id)
    return [rows, await db.$count(auditEntries), await db.$count(slugs)]
  }

  test('reads an expedition of the demonstration as published, with its content as the draft', async () => {
    const trip = await read('1', claire)
    expect(trip).toMatchObject({
      state: 'published',
      version: 1,
      has_changes: false,
      former_slugs: [],
      draft: { name: 'Les balcons de la Vanoise', slug: 'balcons-de-la-vanoise', duration_days: 6 },
    })
    expect(trip.published).toEqual(trip.draft)
    expect(trip.draft.programme).toHaveLength(6)
    expect(trip.departures_to_come).toBeGreaterThan(0)
    expect(trip.checks.every((check: { is_blocking: boolean }) => !check.is_blocking)).toBe(true)
    const { statusCode } = await api.inject({
      url: '/api/v1/agency/expeditions/99999',
      headers: noe.headers,
    })
    expect(statusCode).toBe(404)
  })

  test('keeps the positions of a route whose places change without them, and removes them on demand', async () => {
    const trip = await read('2')
    const { points, tracks } = trip.draft.route
    expect(tracks.flat().length).toBeGreaterThan(0)
    const renamed = points.map((point: object, index: number) =>
      index === 0 ? { ...point, label: 'La gare' } : point,
    )
    const saved = (await save('2', { version: trip.version, route: { points: renamed } })).json()
    expect(saved.draft.route).toEqual({ points: renamed, tracks })
    const removed = (await save('2', { version: saved.version, route: { points, tracks: [] } })).json()
    expect(removed.draft.route).toEqual({ points, tracks: [] })
  })

  test('gives each expedition its first slug', async () => {
    const { db } = current()
    const rows = await db.select({ slug: expeditions.slug, expeditionId: expeditions.id }).from(expeditions)
    expect(new Set(await db.select().from(slugs))).toEqual(new Set(rows))
  })

  test('creates a draft once for each key, with a slug of its name', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => create({ name: 'Les Forêts d’Élise' }, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const [first] = answers.map((answer) => answer.json())
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(first).toMatchObject({ state: 'draft', published: null, draft: { slug: 'les-forets-d-elise' } })
    expect((await create({ name: 'Les forêts d’Élise' })).json().draft.slug).toBe('les-forets-d-elise-2')
    const before = await state()
    const refused = [
      await create({ name: '' }),
      await create({ name: 'Les lacs', slug: 'balcons-de-la-vanoise' }),
      await create({ name: 'Les lacs' }, randomUUID(), claire),
    ]
    expect(refused.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
      [422, 'INVALID_FIELDS'],
      [409, 'SLUG_TAKEN'],
      [403, 'MISSING_PERMISSION'],
    ])
    expect(await state()).toEqual(before)
  })

  test('refuses each rule that can never be valid, by the field’s name, and changes no row', async () => {
    const { id, version } = (await create(content)).json()
    const before = await state()
    for (const { field, change, isUnfinished } of brokenRules(content)) {
      if (isUnfinished) continue
      const answer = await save(id, { version, ...change })
      const { code, fields } = answer.json().error
      expect([field, answer.statusCode, code, Object.keys(fields)]).toEqual([
        field,
        422,
        'INVALID_FIELDS',
        [field],
      ])
    }
    expect((await save(id, { version, slug: 'balcons-de-la-vanoise' })).json().error).toMatchObject({
      code: 'SLUG_TAKEN',
      fields: { slug: 'Cette adresse est, ou a été, celle d’une autre aventure.' },
    })
    expect(await state()).toEqual(before)
  })

  test('keeps what is only unfinished, and names it in the checks', async () => {
    const made = (await create({ ...content, name: 'Les îles', slug: 'les-iles-d-elise' })).json()
    expect(made.checks.map((check: { field: string }) => check.field)).toEqual(['departures'])
    const saved = (await save(made.id, { version: made.version, summary: 'Court.', included: [] })).json()
    expect(saved).toMatchObject({ version: made.version + 1, draft: { summary: 'Court.', included: [] } })
    const blocking = saved.checks.filter((check: { is_blocking: boolean }) => check.is_blocking)
    expect(blocking.map((check: { field: string }) => check.field)).toEqual(['summary', 'included'])
    const [row] = await current()
      .db.select()
      .from(expeditions)
      .where(eq(expeditions.id, Number(made.id)))
    expect(row).toMatchObject({ missingCount: 2, shortDescription: 'Court.', state: 'draft' })
  })

  test('saves different fields of two authors, and refuses the second change of one', async () => {
    const zoe = await staffMember(current().db, { permissions: ['catalogue'], firstName: 'Zoé' })
    const { version } = await read('4')
    const saves = await Promise.all([
      save('4', { version, summary: 'Zoé écrit un résumé assez long pour être publié.' }, zoe),
      save('4', { version, level: 5 }),
    ])
    expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const stale = await save('4', { version, level: 1, search_title: 'Grimper' })
    expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'CONFLICT'])
    expect(stale.json().current).toMatchObject({ version: version + 2, draft: { level: 5 } })
    const after = await read('4')
    expect(after).toMatchObject({ version: version + 2, has_changes: true, draft: { level: 5 } })
    expect(after.draft.search_title).toBeNull()
    expect(after.published.level).not.toBe(5)
    expect((await save('4', { version: version + 9, level: 2 })).statusCode).toBe(409)
  })

  test('loses no update in 100 random interleavings', async () => {
    const authors = await Promise.all(
      ['Ana', 'Bo'].map((firstName) => staffMember(current().db, { permissions: ['catalogue'], firstName })),
    )
    const { id, version } = (await create({ ...content, name: 'Duo', slug: 'duo' })).json()
    const accepted: number[] = []
    const write = async (author: TestAccount, field: 'distance_km' | 'elevation_gain_m') => {
      let base = version
      for (let value = 1; value <= 25; value++) {
        const answer = await save(id, { version: base, [field]: value }, author)
        if (answer.statusCode === 200) accepted.push(value)
        base = (answer.statusCode === 200 ? answer.json() : answer.json().current).version
      }
    }
    const [ana, bo] = authors
    if (!ana || !bo) throw new Error('Two authors are needed.')
    await Promise.all([
      write(ana, 'distance_km'),
      write(bo, 'distance_km'),
      write(ana, 'elevation_gain_m'),
      write(bo, 'elevation_gain_m'),
    ])
    const after = await read(id)
    const entries = await current().db.$count(auditEntries, eq(auditEntries.entityId, id))
    expect(after.draft.elevation_gain_m).toBe(25)
    // One entry and one version for each change that was accepted, besides those without a difference.
    expect(after.version - version).toBe(entries - 1)
    expect(accepted.length).toBeGreaterThanOrEqual(entries - 1)
  })

  test('leaves the slug of a draft that was never published free for another', async () => {
    const { id, version } = (await create({ name: 'Essai de nom', slug: 'essai-de-nom' })).json()
    expect((await save(id, { version, slug: 'autre-nom' })).statusCode).toBe(200)
    expect((await create({ name: 'Essai de nom' })).json().draft.slug).toBe('essai-de-nom')
    expect((await read(id)).former_slugs).toEqual([])
  })

  test('shows no word of a draft to a visitor', async () => {
    await create({ ...content, name: 'Zéphirinette', slug: 'zephirinette' })
    const urls = ['/expeditions/zephirinette', '/expeditions/search?q=zephirinette', '/expeditions/featured']
    const bodies = await Promise.all(urls.map(async (url) => (await api.inject(`/api/v1${url}`)).body))
    expect(bodies.filter((body) => /zéphirinette/i.test(body))).toEqual([])
  })
})
