import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { projectExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { emptyExpedition } from '#tests/support/bareExpedition.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  const read = async (path: string) => (await api.inject(`/api/v1/expeditions/${path}`)).json()

  /** Changes rows and their documents, as every write of the service does. */
  const change = (ids: number[], write: (tx: Database) => Promise<unknown>) =>
    current().db.transaction(async (tx) => {
      await write(tx)
      await projectExpeditions(tx, ids, testNow)
    })

  test('returns nothing of a rolled-back change', async () => {
    const before = await read('2/departures')
    const failing = change([2], async (tx) => {
      await emptyExpedition(tx, 2)
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect(await read('2/departures')).toEqual(before)
    expect((await read('2')).next_departures_count).toBeGreaterThan(0)
  })

  test('returns the new name of an expedition by id, by slug and among similar ones', async () => {
    const before = await read('1/similar-expeditions')
    const [near] = before
    expect((await read(near.slug)).name).toBe(near.name)
    const renamed = { ...near, name: 'Un autre nom' }
    await change([Number(near.id)], (tx) =>
      tx
        .update(expeditions)
        .set({ name: renamed.name })
        .where(eq(expeditions.id, Number(near.id))),
    )
    expect((await read(near.id)).name).toBe('Un autre nom')
    expect((await read(near.slug)).name).toBe('Un autre nom')
    expect(await read('1/similar-expeditions')).toEqual([renamed, ...before.slice(1)])
  })

  test('returns no similar expeditions once none is left', async () => {
    expect(await read('6/similar-expeditions')).not.toEqual([])
    await current().db.execute(
      sql`update expedition_documents set similar_ids = '{}' where expedition_id = 6`,
    )
    expect(await read('6/similar-expeditions')).toEqual([])
  })

  test('returns departures with a booked place immediately', async () => {
    const [first] = await read('3/departures')
    await change([3], (tx) =>
      tx
        .update(departures)
        .set({ bookedCount: sql`${departures.capacity}` })
        .where(eq(departures.id, Number(first.id))),
    )
    expect((await read('3/departures'))[0]).toMatchObject({
      id: first.id,
      status: 'full',
      available_count: 0,
    })
    expect(
      (await read('3/departures?past=1')).find((one: { id: string }) => one.id === first.id).status,
    ).toBe('full')
  })

  test('returns places sold by another program immediately', async () => {
    const [first] = await read('5/departures')
    await current()
      .db.update(departures)
      .set({ bookedCount: sql`${departures.capacity}` })
      .where(eq(departures.id, Number(first.id)))
    expect((await read('5/departures'))[0]).toMatchObject({ id: first.id, status: 'full' })
    await emptyExpedition(current().db, 5)
    expect(await read('5/departures')).toEqual([])
  })

  test('returns a new review on the next request', async () => {
    await read('4/reviews?per_page=1')
    await change([4], (tx) =>
      tx.insert(reviews).values({
        expeditionId: 4,
        rating: 4,
        firstName: 'Zoé',
        text: 'Tout neuf.',
        publishedOn: '2027-03-09',
        isVerified: true,
      }),
    )
    expect(await read('4/reviews?per_page=1')).toMatchObject([{ firstName: 'Zoé' }])
  })

  test('reads each cached response again after a change', async () => {
    const paths = ['7', '7/geojson', '7/departures', '7/departures?past=1', '7/reviews', '7/reviews/stat']
    const readAll = () => Promise.all(paths.map((path) => read(path)))
    const [cached] = [await readAll(), await readAll(), await readAll()].toReversed()
    expect(await readAll()).toEqual(cached)
    await change([7], async (tx) => {
      await tx.update(expeditions).set({ name: 'Nom changé', route: [] }).where(eq(expeditions.id, 7))
      await tx.update(departures).set({ priceCents: 12_300 }).where(eq(departures.expeditionId, 7))
      await tx.update(reviews).set({ rating: 1 }).where(eq(reviews.expeditionId, 7))
    })
    const fresh = await testApi(current().db)
    const expected = await Promise.all(
      paths.map(async (path) => (await fresh.inject(`/api/v1/expeditions/${path}`)).json()),
    )
    expect(await readAll()).toEqual(expected)
    for (const [index, path] of paths.entries())
      expect.soft(cached?.[index], path).not.toEqual(expected[index])
  })

  test('responds 404 for a deleted expedition that was cached', async () => {
    expect((await read('48')).id).toBe('48')
    await emptyExpedition(current().db, 48)
    await current().db.execute(sql`delete from expedition_documents where expedition_id = 48`)
    for (const path of ['48', '48/departures', '48/reviews', '48/similar-expeditions', '48/geojson'])
      expect((await read(path)).error.code).toBe('EXPEDITION_NOT_FOUND')
  })

  test('returns the requested expedition to each of a hundred concurrent reads', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => String(1 + (index % 60)))
    const answers = await Promise.all(ids.map((id) => read(id)))
    expect(answers.map((answer) => answer.id ?? answer.error.code)).toEqual(
      ids.map((id) => (Number(id) < 48 ? id : 'EXPEDITION_NOT_FOUND')),
    )
  })
})
