import { beforeAll, expect, test } from 'vitest'
import { parisDay } from '#api/clock.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { expeditionActivities } from '#api/db/answerTables.ts'
import { findRows } from '#api/db/client.ts'
import { expeditionRevisions } from '#api/db/draftTables.ts'
import { and, eq, gt, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { createAuthor, expectPublicOnes } from '#tests/support/author.ts'
import { brokenRules } from '#tests/support/brokenRules.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let author: Awaited<ReturnType<typeof createAuthor>>
  beforeAll(async () => {
    author = await createAuthor(current().db)
  })

  test('publishes a draft in one transaction: page, card, facet, search, revision and entry', async () => {
    const { db } = current()
    const draft = await author.create({ name: 'Les lacs de Zéphirine', slug: 'les-lacs-de-zephirine' })
    expect((await author.visit('/expeditions/les-lacs-de-zephirine')).statusCode).toBe(404)
    const before = (await author.visit('/expeditions/search?activities=trek')).json()
    const answer = await author.publish(draft, 'Première version')
    expect([answer.statusCode, answer.json().state, answer.json().has_changes]).toEqual([
      200,
      'published',
      false,
    ])
    const page = (await author.visit('/expeditions/les-lacs-de-zephirine')).json()
    expect(page).toMatchObject({
      id: draft.id,
      name: 'Les lacs de Zéphirine',
      price: 340,
      duration_days: 2,
      group_max: 9,
      is_new: true,
      accommodation_types: ['bivouac'],
    })
    expect(page.train_access[0]).toMatchObject({ city: 'Lyon', kg_co2e: 2.9, km: 106, is_estimated: false })
    const estimates = page.train_access.slice(1)
    expect(estimates.map(({ city }: { city: string }) => city)).toContain('Marseille')
    expect(estimates).toEqual(estimates.map((journey: object) => ({ ...journey, is_estimated: true })))
    const { published } = await author.read(draft.id)
    expect(published.train_access).toEqual(author.content.train_access)
    expect(page.days).toHaveLength(2)
    expect(page.images).toHaveLength(3)
    const found = (await author.visit('/expeditions/search?q=zephirine')).json()
    expect(found.hits.map((card: { id: string }) => card.id)).toEqual([draft.id])
    expect((await author.visit('/expeditions/search?activities=trek')).json().nbHits).toBe(before.nbHits + 1)
    const revisions = await db
      .select()
      .from(expeditionRevisions)
      .where(eq(expeditionRevisions.expeditionId, Number(draft.id)))
    expect(revisions).toMatchObject([{ number: 1, note: 'Première version', authorId: author.noe.userId }])
    await expectPublicOnes(current().db)
  })

  const expeditionsDigest = () =>
    findRows(
      current().db,
      sql`select md5(string_agg(row::text, ';' order by id)) as digest from expeditions as row`,
    )

  test('refuses each rule that the draft breaks alone, by the field’s name, and changes no row', async () => {
    const { db } = current()
    const draft = await author.create()
    let { version } = draft
    for (const { field, change: broken, isUnfinished } of brokenRules(author.content)) {
      if (!isUnfinished) continue
      const slug = broken.slug ?? draft.draft.slug
      const saved = await author.save(draft.id, { version, ...broken, slug })
      expect([field, saved.statusCode]).toEqual([field, 200])
      const rows = await expeditionsDigest()
      const entries = await db.$count(auditEntries)
      const answer = await author.publish(saved.json())
      const { code, fields } = answer.json().error
      expect([field, answer.statusCode, code, Object.keys(fields)]).toEqual([
        field,
        422,
        'NOT_READY',
        [field],
      ])
      expect(await expeditionsDigest()).toEqual(rows)
      expect(await db.$count(auditEntries)).toBe(entries)
      const whole = await author.save(draft.id, {
        version: saved.json().version,
        ...author.content,
        slug: draft.draft.slug,
      })
      version = whole.json().version
    }
    expect((await author.publish({ id: draft.id, version })).statusCode).toBe(200)
    await expectPublicOnes(current().db)
  })

  test('refuses to publish another version than the one that was read', async () => {
    const draft = await author.create()
    await author.save(draft.id, { version: draft.version, level: 4 })
    const answer = await author.publish(draft)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'CONFLICT'])
    expect(answer.json().current.draft.level).toBe(4)
  })

  test('shows changes of a published one only once they are published', async () => {
    const trip = await author.published({ name: 'Les crêtes' })
    const saved = (
      await author.save(trip.id, { version: trip.version, summary: `Zinzolin ${'et pervenche '.repeat(4)}` })
    ).json()
    expect(saved.has_changes).toBe(true)
    const seen = async () => (await author.visit(`/expeditions/${trip.id}`)).json().short_description
    expect(await seen()).toBe(author.content.summary)
    expect((await author.visit('/expeditions/search?q=zinzolin')).json().nbHits).toBe(0)
    await author.publish(saved)
    expect(await seen()).toMatch(/^Zinzolin/)
    expect((await author.visit('/expeditions/search?q=zinzolin')).json().nbHits).toBe(1)
  })

  test('leads each former slug to the present one, without a chain', async () => {
    let trip = await author.published({ slug: 'nom-un' })
    for (const slug of ['nom-deux', 'nom-trois', 'nom-quatre']) {
      const saved = (await author.save(trip.id, { version: trip.version, slug })).json()
      expect((await author.visit(`/expeditions/${slug}`)).statusCode).toBe(404)
      trip = (await author.publish(saved)).json()
    }
    expect(trip.former_slugs).toEqual(['nom-deux', 'nom-trois', 'nom-un'])
    for (const slug of ['nom-un', 'nom-deux', 'nom-trois', 'nom-quatre'])
      expect((await author.visit(`/expeditions/${slug}`)).json()).toMatchObject({
        id: trip.id,
        slug: 'nom-quatre',
      })
    expect((await author.visit('/expeditions/nom-deux/departures')).statusCode).toBe(200)
    const other = await author.create()
    const taken = await author.save(other.id, { version: other.version, slug: 'nom-deux' })
    expect([taken.statusCode, taken.json().error.code]).toEqual([409, 'SLUG_TAKEN'])
    // An expedition may take back a slug of its own.
    const back = (await author.save(trip.id, { version: trip.version, slug: 'nom-un' })).json()
    expect((await author.publish(back)).json().draft.slug).toBe('nom-un')
    expect((await author.visit('/expeditions/nom-quatre')).json().slug).toBe('nom-un')
    await author.change([trip.id], 'unpublish')
    expect((await author.visit('/expeditions/nom-deux')).statusCode).toBe(404)
  })

  test('keeps the content that it found published as the first revision, and restores it', async () => {
    const trip = await author.read('12')
    const saved = (
      await author.save('12', { version: trip.version, level: trip.draft.level === 5 ? 4 : 5 })
    ).json()
    const after = (await author.publish(saved)).json()
    const { revisions } = (await author.visit('/agency/expeditions/12/revisions', author.noe.headers)).json()
    expect(
      revisions.map((each: { number: number; author: string | null }) => [each.number, each.author]),
    ).toEqual([
      [2, 'Noé'],
      [1, null],
    ])
    expect(revisions[1].content).toEqual(trip.published)
    const restored = await author.post('/agency/expeditions/12/revisions/1/restore', {
      version: after.version,
    })
    expect(restored.json()).toMatchObject({ has_changes: true, draft: { level: trip.draft.level } })
    expect((await author.visit('/expeditions/12')).json().level_number).toBe(saved.draft.level)
    const unknown = await author.post('/agency/expeditions/12/revisions/9/restore', {
      version: restored.json().version,
    })
    expect(unknown.json().error.code).toBe('REVISION_NOT_FOUND')
    const discarded = await author.post('/agency/expeditions/12/discard', {
      version: restored.json().version,
    })
    expect(discarded.json()).toMatchObject({ has_changes: false, draft: { level: saved.draft.level } })
  })

  test('publishes an expedition of the demonstration again without a change of its document', async () => {
    const page = (await author.visit('/expeditions/15')).json()
    const route = (await author.visit('/expeditions/15/geojson')).json()
    expect((await author.publish(await author.read('15'))).statusCode).toBe(200)
    expect((await author.visit('/expeditions/15')).json()).toEqual(page)
    expect((await author.visit('/expeditions/15/geojson')).json()).toEqual(route)
  })

  test('copies texts and photos, and assigns a guide to several', async () => {
    const copy = (await author.post('/agency/expeditions/3/duplicate')).json()
    const model = await author.read('3')
    expect(copy).toMatchObject({
      state: 'draft',
      guide_id: model.guide_id,
      draft: { name: `${model.draft.name} (copie)`, photos: model.draft.photos },
    })
    expect((await author.change([copy.id, '3'], 'guide', { guide_id: '7' })).statusCode).toBe(200)
    expect((await author.visit('/expeditions/3')).json().guide.id).toBe('7')
    expect((await author.change(['3'], 'guide', { guide_id: '999' })).json().error.fields).toHaveProperty(
      'guide_id',
    )
    const toCome = and(eq(departures.expeditionId, 3), gt(departures.startOn, parisDay(testNow)))
    expect(await current().db.$count(departures, toCome)).toBeGreaterThan(0)
    expect(
      await current().db.$count(expeditionActivities, eq(expeditionActivities.expeditionId, 3)),
    ).toBeGreaterThan(0)
  })
})
