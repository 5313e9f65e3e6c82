import { beforeAll, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { activities, countries, guides } from '#api/db/referenceTables.ts'
import { type Labels, labelReader } from '#api/modules/search/labels.ts'
import { onDatabase } from '#tests/support/databases.ts'

onDatabase('demo', (current) => {
  let read: () => Promise<Labels>
  beforeAll(() => {
    read = labelReader(current().db)
  })

  test('returns the same labels while nothing changes', async () => {
    expect(await read()).toBe(await read())
  })

  test('shows a renamed country in the next search', async () => {
    await read()
    await current().db.update(countries).set({ name: 'Gaule' }).where(eq(countries.code, 'FR'))
    expect((await read()).countries.get('FR')).toBe('Gaule')
  })

  test('shows a new country, and drops a deleted one', async () => {
    await current().db.insert(countries).values({ code: 'ZZ', name: 'Pays neuf' })
    expect((await read()).countries.get('ZZ')).toBe('Pays neuf')
    await current().db.delete(countries).where(eq(countries.code, 'ZZ'))
    expect((await read()).countries.has('ZZ')).toBe(false)
  })

  test('shows a renamed activity and a renamed guide', async () => {
    await read()
    const [activity] = await current().db.update(activities).set({ label: 'Jonglage' }).returning()
    await current().db.update(guides).set({ fullName: 'Zoé Nouvelle' })
    const { activities: labels, names } = await read()
    expect(labels.get(activity?.slug ?? '')).toBe('Jonglage')
    expect(names.some(({ suggestion }) => JSON.stringify(suggestion).includes('Zoé Nouvelle'))).toBe(true)
  })
})

onDatabase('empty', (current) => {
  test('shows the first country of an empty table', async () => {
    const read = labelReader(current().db)
    expect((await read()).countries.size).toBe(0)
    await current().db.insert(countries).values({ code: 'FR', name: 'France' })
    expect((await read()).countries.size).toBe(1)
  })
})
