import { expect, test } from 'vitest'
import { slugs } from '#api/db/draftTables.ts'
import { asc, inArray } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { importedFiles } from '#tests/support/importedFiles.ts'
import { csv, newRows } from '#tests/support/importedRows.ts'

onDatabase('demo', (current) => {
  const { checked, apply } = importedFiles(current)

  test('passes a slug from one draft to the next of the file, and to no former one', async () => {
    const { db } = current()
    const { id } = await checked('expeditions', newRows('expeditions', 2, { 0: 'Le col', 1: 'Le lac' }))
    expect(await apply(id)).toMatchObject({ state: 'applied' })
    const isNew = inArray(expeditions.slug, ['le-col', 'le-lac'])
    const added = await db.select().from(expeditions).where(isNew).orderBy(asc(expeditions.id))
    const [col = '', lac = ''] = added.map(({ uniqueId }) => uniqueId)
    const columns = ['unique_id', 'slug']
    const back = await checked('expeditions', csv(columns, [col, 'le-lac'], [lac, 'le-refuge']))
    expect(back).toMatchObject({ state: 'refused', changed_count: 1, errors: [{ row: 2, column: 'slug' }] })
    const twice = await checked('expeditions', csv(columns, [col, 'le-refuge'], [lac, 'le-refuge']))
    expect(twice).toMatchObject({ state: 'refused', changed_count: 1, errors: [{ row: 3, column: 'slug' }] })
    const passed = await checked('expeditions', csv(columns, [lac, 'le-col'], [col, 'le-refuge']))
    expect(passed).toMatchObject({ state: 'ready', changed_count: 2 })
    expect(await apply(passed.id)).toMatchObject({ state: 'applied' })
    const isImported = inArray(
      slugs.expeditionId,
      added.map(({ id: each }) => each),
    )
    const kept = await db
      .select({ slug: slugs.slug })
      .from(slugs)
      .where(isImported)
      .orderBy(asc(slugs.expeditionId))
    expect(kept).toEqual([{ slug: 'le-refuge' }, { slug: 'le-col' }])
  })
})
