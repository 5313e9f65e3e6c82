import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { expeditionDrafts } from '#api/db/draftTables.ts'
import { and, asc, desc, eq, getTableColumns } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { importedFiles } from '#tests/support/importedFiles.ts'
import { csv, newRows } from '#tests/support/importedRows.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'

onDatabase('demo', (current) => {
  const { call, checked, apply, upload } = importedFiles(current)
  const departure = async (id: number) =>
    (await current().db.select().from(departures).where(eq(departures.id, id)))[0]

  test('checks departures without a change, then applies what it showed, with an entry for each row', async () => {
    const { db } = current()
    const id = await newDeparture(db, 8, '2027-07-05')
    const day = '2028-01-11'
    const file = csv(
      ['id', 'expedition_id', 'start', 'capacity', 'price_cents'],
      [id, '', '05/07/2027', 12, ''],
      ['', 'EXP-0002', day, 9, '75000,00'],
      ['', 2, '2028-01-13', '', ''],
      [id === 1 ? 2 : 1, '', '', '', ''],
    )
    const dry = await checked('departures', file)
    expect(dry).toMatchObject({
      state: 'ready',
      rows_count: 4,
      created_count: 2,
      changed_count: 1,
      unchanged_count: 1,
      errors: [],
    })
    expect(dry.rows[0]).toMatchObject({
      row: 2,
      result: 'changed',
      changes: [{ column: 'capacity', before: '8', after: '12' }],
    })
    expect((await departure(id))?.capacity).toBe(8)
    const before = await db.$count(auditEntries)
    expect(await apply(dry.id)).toMatchObject({ state: 'applied', created_count: 2, changed_count: 1 })
    expect((await departure(id))?.capacity).toBe(12)
    const [added] = await db.select().from(departures).where(eq(departures.startOn, day))
    expect(added).toMatchObject({ expeditionId: 2, capacity: 9, priceCents: 75_000 })
    // Requested, three rows, applied.
    expect(await db.$count(auditEntries)).toBe(before + 5)
    const entries = await readAudit(db, { entity: 'import', entityId: dry.id }, 9)
    expect(entries.map(({ entry }) => entry.action)).toEqual([
      'import.applied',
      'import.requested',
      'import.checked',
    ])
  })

  test('applies once for each key, and not again for another one', async () => {
    const file = csv(['expedition_id', 'start'], ['EXP-0003', '2027-10-02'])
    const { id } = await checked('departures', file)
    const key = randomUUID()
    expect([await apply(id, key), await apply(id, key)]).toEqual(
      [1, 2].map(() => expect.objectContaining({ state: 'applied', created_count: 1 })),
    )
    expect(await apply(id)).toMatch(/déjà en cours ou terminé/)
    const isDay = and(eq(departures.startOn, '2027-10-02'), eq(departures.expeditionId, 3))
    expect(await current().db.$count(departures, isDay)).toBe(1)
  })

  test('applies nothing where a row has changed since the dry run, and shows the effects again', async () => {
    const { db } = current()
    const id = await newDeparture(db, 8, '2027-07-19')
    const dry = await checked('departures', csv(['id', 'capacity'], [id, 12]))
    await db.update(departures).set({ capacity: 10 }).where(eq(departures.id, id))
    expect(await apply(dry.id)).toMatchObject({
      state: 'ready',
      is_outdated: true,
      rows: [{ changes: [{ before: '10', after: '12' }] }],
    })
    expect((await departure(id))?.capacity).toBe(10)
    expect(await apply(dry.id)).toMatchObject({ state: 'applied' })
    expect((await departure(id))?.capacity).toBe(12)
  })

  test('writes no row of thirty where one is wrong', async () => {
    const { db } = current()
    const trip = (await db.select().from(expeditions).orderBy(asc(expeditions.id)).limit(1))[0]
    const rows = Array.from({ length: 30 }, (_, index) => [
      trip?.uniqueId ?? '',
      `2028-02-${String(index + 1).padStart(2, '0')}`,
    ])
    const before = await db.$count(departures)
    const dry = await checked('departures', csv(['expedition_id', 'start'], ...rows))
    expect(dry).toMatchObject({ state: 'refused', created_count: 29, errors_count: 1 })
    expect(dry.errors[0]).toMatchObject({ row: 31, column: 'start', value: '2028-02-30' })
    expect(await apply(dry.id)).toMatch(/a des erreurs/)
    expect(await db.$count(departures)).toBe(before)
  })

  test('writes no row of two thousand where one is wrong', async () => {
    const { db } = current()
    const before = await db.$count(expeditions)
    const { id, ...wrong } = await checked('expeditions', newRows('expeditions', 2_000, { 1500: '' }))
    expect(wrong).toMatchObject({ state: 'refused', created_count: 1_999, errors_count: 1 })
    expect(wrong.errors[0]).toMatchObject({ row: 1_502, column: 'name' })
    expect(await apply(id)).toMatch(/a des erreurs/)
    expect(await db.$count(expeditions)).toBe(before)
  })

  test('adds drafts at once, each with its slug, its rank and its entry', async () => {
    const { db } = current()
    const named = { 0: 'Les lacs bleus', 1: 'Les lacs bleus.', 2: 'Les lacs bleus !' }
    const { id } = await checked('expeditions', newRows('expeditions', 600, named))
    const entries = await db.$count(auditEntries)
    expect(await apply(id)).toMatchObject({ state: 'applied', created_count: 600 })
    // Requested, each row, applied.
    expect(await db.$count(auditEntries)).toBe(entries + 602)
    const added = await db
      .select({ ...getTableColumns(expeditions), content: expeditionDrafts.content })
      .from(expeditions)
      .innerJoin(expeditionDrafts, eq(expeditionDrafts.expeditionId, expeditions.id))
      .where(eq(expeditions.version, 1))
      .orderBy(desc(expeditions.id))
      .limit(600)
    const [first, second, third] = added.toReversed()
    expect([first?.slug, second?.slug, third?.slug]).toEqual([
      'les-lacs-bleus',
      'les-lacs-bleus-2',
      'les-lacs-bleus-3',
    ])
    expect(new Set(added.map(({ carouselRank }) => carouselRank)).size).toBe(600)
    expect(added.at(0)).toMatchObject({ name: 'Tour 599', state: 'draft', content: { name: 'Tour 599' } })
    expect(added.at(0)?.missingCount).toBeGreaterThan(5)
  })

  test('imports expeditions into drafts: nothing public changes', async () => {
    const { db } = current()
    const file = csv(
      ['unique_id', 'name', 'level', 'activities', 'search_title'],
      ['EXP-0004', 'Les crêtes du matin', 2, '', 'VIDE'],
      ['', 'Les lacs perdus', '', 'trek|vtt', ''],
    )
    const dry = await checked('expeditions', file)
    expect([dry.errors, dry.created_count, dry.changed_count]).toEqual([[], 1, 1])
    const publicName = async () =>
      (await db.select().from(expeditions).where(eq(expeditions.uniqueId, 'EXP-0004')))[0]?.name
    const name = await publicName()
    expect(await apply(dry.id)).toMatchObject({ state: 'applied' })
    expect(await publicName()).toBe(name)
    const [draft] = await db.select().from(expeditionDrafts).where(eq(expeditionDrafts.expeditionId, 4))
    expect(draft?.content).toMatchObject({ name: 'Les crêtes du matin', level: 2, search_title: null })
    const [created] = await db.select().from(expeditions).where(eq(expeditions.slug, 'les-lacs-perdus'))
    expect(created).toMatchObject({ state: 'draft', activitySlugs: ['trek', 'vtt'] })
  })

  test('imports guides by their slug, and JSON as well as CSV', async () => {
    const { db } = current()
    const [first] = await db.select().from(guides).orderBy(asc(guides.id)).limit(1)
    const list = [
      { slug: first?.slug, diploma: 'Guide de haute montagne (UIAGM)', quote: 'VIDE' },
      {
        full_name: 'Lou Chabert',
        diploma: 'AMM',
        based_in: 'Queyras',
        languages: ['fr'],
        bio: 'Lou marche en Queyras depuis vingt ans, été comme hiver.',
      },
    ]
    const dry = await checked('guides', JSON.stringify(list), 'application/json')
    expect(dry).toMatchObject({ created_count: 1, changed_count: 1, errors: [] })
    await apply(dry.id)
    const [changed] = await db
      .select()
      .from(guides)
      .where(eq(guides.id, first?.id ?? 0))
    expect(changed).toMatchObject({ diploma: 'Guide de haute montagne (UIAGM)', quote: null })
    expect(await db.$count(guides, eq(guides.slug, 'lou-chabert'))).toBe(1)
  })

  test('keeps what a departure refuses on its screen', async () => {
    const { db } = current()
    const past = await newDeparture(db, 8, '2026-07-05')
    const dry = await checked(
      'departures',
      csv(['id', 'capacity', 'group_min'], [past, 9, ''], [past + 1, '', '']),
    )
    expect(dry.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, null, 'Ce départ a commencé\u00a0: il ne se modifie plus.'],
      [3, 'id', 'Ce départ n’existe pas ou n’existe plus.'],
    ])
  })

  test('shows an import to its author alone, by the permission of its kind, with a step-up to apply', async () => {
    const { db } = current()
    const { id } = await checked('departures', csv(['expedition_id', 'start'], ['EXP-0003', '2027-10-09']))
    const other = await staffMember(db, { role: 'owner' }, { isSteppedUp: true })
    expect((await call('GET', `/imports/${id}`, undefined, other)).statusCode).toBe(404)
    expect((await call('POST', `/imports/${id}/apply`, undefined, other, randomUUID())).statusCode).toBe(404)
    const claire = await staffMember(db, { permissions: ['bookings'] })
    const { file_id } = (await upload('id\n1')).json()
    const refused = await call('POST', '/imports', { file_id, kind: 'departures' }, claire)
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'MISSING_PERMISSION'])
    const unknown = await call('POST', '/imports', { file_id: randomUUID(), kind: 'departures' })
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([422, 'FILE_REFUSED'])
    const noe = await staffMember(db, { permissions: ['departures'] })
    const withoutStepUp = await call('POST', `/imports/${id}/apply`, undefined, noe, randomUUID())
    expect(withoutStepUp.json().error.code).toBe('STEP_UP_REQUIRED')
  })

  test('downloads all errors, and the columns to fill in', async () => {
    const { id } = await checked('departures', csv(['id', 'capacity'], ['=1+1', 'douze']))
    const report = await call('GET', `/imports/${id}/report`)
    expect(report.headers['content-disposition']).toBe('attachment; filename="import.csv"')
    expect(report.body).toContain('2;;erreur;capacity;douze;;Écris un nombre entier')
    const template = await call('GET', '/imports/templates/departures')
    expect(template.body).toBe('\uFEFFid;expedition_id;start;capacity;group_min;price_cents;guide_id\r\n')
    expect(template.headers['content-type']).toBe('application/octet-stream')
  })
})
