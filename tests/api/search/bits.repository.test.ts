import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { type BitReader, bitReader } from '#api/modules/search/bits.repository.ts'
import { listIds, sparse } from '#api/modules/search/sparseSet.ts'
import { onBothDatabases, openTestDatabase } from '#tests/support/databases.ts'

/** Adds or removes an expedition under a key, as the projection does. */
const flipIn = (db: Database, key: string, id: number) =>
  db.execute(sql`insert into search_bits as kept (key, block, bits)
    values (${key}, ${id >> 13}::int, set_bit(repeat('0', 8192)::bit(8192), ${id & 8191}::int, 1))
    on conflict (key, block) do update set bits = kept.bits # excluded.bits, changed = excluded.changed`)

onBothDatabases('empty', (current) => {
  let reader: BitReader
  beforeAll(() => {
    reader = bitReader(current().db)
  })

  const flip = (key: string, id: number) => flipIn(current().db, key, id)

  const expeditionsWith = (...keys: string[]) =>
    reader((read) => keys.map((key) => listIds(sparse(read(key)))))

  test('reads an unused key as empty until an expedition has it', async () => {
    expect(await expeditionsWith('text:kayak')).toEqual([[]])
    await flip('text:kayak', 7)
    expect(await expeditionsWith('text:kayak')).toEqual([[7]])
  })

  test('reads changed keys again, in a new block too', async () => {
    await flip('text:lac', 1)
    expect(await expeditionsWith('text:lac', 'text:refuge')).toEqual([[1], []])
    await flip('text:lac', 1)
    await flip('text:lac', 20_000)
    await flip('text:refuge', 8191)
    expect(await expeditionsWith('text:lac', 'text:refuge')).toEqual([[20_000], [8191]])
  })

  test('finds the keys of facets, including later ones', async () => {
    const facetKeys = () => reader((_read, keys) => [...(keys.get('levels') ?? [])].sort())
    await flip('t:levels:1', 3)
    expect(await facetKeys()).toEqual(['t:levels:1'])
    await flip('t:levels:2', 3)
    expect(await facetKeys()).toEqual(['t:levels:1', 't:levels:2'])
  })

  test('accepts the transaction ids of a restored copy', async () => {
    await flip('text:bivouac', 5)
    await current().db.execute(sql`update search_bits set changed = '4000000000' where key = 'text:bivouac'`)
    const restored = bitReader(current().db)
    const read = () => restored((findExpeditions) => listIds(sparse(findExpeditions('text:bivouac'))))
    expect(await read()).toEqual([5])
    await flip('text:bivouac', 6)
    expect(await read()).toEqual([5, 6])
  })

  test('sees everything committed before it, with concurrent searches', async () => {
    let expeditions = 0
    const writing = (async () => {
      for (; expeditions < 60; expeditions++) await flip('text:course', expeditions)
    })()
    const asking = Array.from({ length: 4 }, async () => {
      while (expeditions < 60) {
        const before = expeditions
        const [ids = []] = await expeditionsWith('text:course')
        expect(ids.length).toBeGreaterThanOrEqual(before)
      }
    })
    await Promise.all([writing, ...asking])
    expect((await expeditionsWith('text:course'))[0]).toHaveLength(60)
  })
})

test('sees a transaction that began first and committed last', async () => {
  const { db, close } = await openTestDatabase('PostgreSQL', 'empty')
  const reader = bitReader(db)
  const read = () => reader((expeditionsWith) => listIds(sparse(expeditionsWith('text:lent'))))
  await db.transaction(async (slow) => {
    await flipIn(slow, 'text:lent', 1)
    await flipIn(db, 'text:vif', 2)
    expect(await read()).toEqual([])
  })
  expect(await read()).toEqual([1])
  await close()
})

test('serves an unchanged filter without a query', async () => {
  // On PostgreSQL a transaction of any other database may cause another read.
  const { db, close } = await openTestDatabase('PGlite', 'empty')
  const reader = bitReader(db)
  const passes = { count: 0 }
  const read = () =>
    reader((expeditionsWith) => {
      passes.count++
      return listIds(sparse(expeditionsWith('text:kayak')))
    })
  await flipIn(db, 'text:kayak', 1)
  await read()
  expect(passes.count).toBe(2)
  await read()
  expect(passes.count).toBe(3)
  await close()
})
