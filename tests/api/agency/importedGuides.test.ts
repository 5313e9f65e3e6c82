import { expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { and, asc, eq } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures } from '#api/db/tables.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { importedFiles } from '#tests/support/importedFiles.ts'
import { csv } from '#tests/support/importedRows.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'

onDatabase('demo', (current) => {
  const { checked, apply } = importedFiles(current)

  test('gives guides to departures in the order of the rows', async () => {
    const { db } = current()
    const profile = { diploma: 'AMM', basedIn: 'Annecy', languages: ['fr'], bio: 'Lou.' }
    const guide = { slug: 'lou-tissot', fullName: 'Lou Tissot', ...profile }
    await db.insert(guides).values(guide)
    const id = await newDeparture(db, 8, '2028-03-04')
    const columns = ['id', 'expedition_id', 'start', 'guide_id']
    const first = [id, '', '', 'lou-tissot']
    const row = (trip: number) => ['', trip, '2028-03-04', 'lou-tissot']
    const clashing = await checked(
      'departures',
      csv(columns, row(2), first, row(3), ['', 4, '2028-03-04', '']),
    )
    const busy =
      'Lou Tissot n’est pas libre : le 4 mars 2028 (« Les balcons de la Vanoise »). Confirme si c’est voulu.'
    const plain = clashing.errors.map(({ message, ...each }) => [
      each.row,
      each.column,
      message.replace(/\s/g, ' '),
    ])
    expect(plain).toEqual([2, 4].map((number) => [number, 'guide_id', busy]))
    expect(clashing).toMatchObject({ created_count: 1, changed_count: 1 })
    const { id: job } = await checked(
      'departures',
      csv(columns, row(2), [id, '', '2028-05-02', 'lou-tissot']),
    )
    const before = await db.$count(auditEntries)
    expect(await apply(job)).toMatchObject({ state: 'applied', created_count: 1, changed_count: 1 })
    // Requested, the change, the new departure and its guide, applied.
    expect(await db.$count(auditEntries)).toBe(before + 5)
    const led = await db
      .select({ startOn: departures.startOn, version: departures.version })
      .from(departures)
      .innerJoin(guides, and(eq(guides.id, departures.guideId), eq(guides.slug, 'lou-tissot')))
      .orderBy(asc(departures.startOn))
    expect(led).toEqual([
      { startOn: '2028-03-04', version: 2 },
      { startOn: '2028-05-02', version: 2 },
    ])
  })

  test('gives what one guide leaves to the next of the file, and nothing twice', async () => {
    const { db } = current()
    const [first, second] = await db.select().from(guides).orderBy(asc(guides.id)).limit(2)
    const email = 'lou@example.test'
    await signedInAccount(db, { email })
    const columns = ['id', 'slug', 'full_name', 'diploma', 'based_in', 'languages', 'bio', 'account_email']
    const bio = 'Lou marche en Queyras depuis vingt ans, été comme hiver.'
    const added = (name: string, address: string) => ['', '', name, 'AMM', 'Queyras', 'fr', bio, address]
    const moved = (id = 0, slug = '', address = '') => [id, slug, '', '', '', '', '', address]
    const file = csv(
      columns,
      added(second?.fullName ?? '', ''),
      moved(second?.id, first?.slug),
      moved(first?.id, 'un-autre-nom', email),
      added('Zoé Rey', email),
    )
    const refused = await checked('guides', file)
    expect(refused.errors.map((each) => [each.row, each.column, each.message])).toEqual([
      [5, 'account_email', expect.stringContaining(first?.fullName ?? '')],
    ])
    expect(refused).toMatchObject({ created_count: 1, changed_count: 2 })
  })
})
