import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExpeditionsWith } from '#api/modules/search/bitSet.ts'
import { anyOf, fromBlocks, nobody } from '#api/modules/search/bitSet.ts'
import { measureKeys, nextBookable, price, rank, toSpan, within } from '#api/modules/search/measures.ts'
import { inOrder, toOrder } from '#api/modules/search/order.ts'
import { listIds, sparse } from '#api/modules/search/sparseSet.ts'

type Expedition = { rank: number; price: number; next: string | null }

const bytesABlock = 64

function only(id: number) {
  const bits = new Uint8Array(bytesABlock)
  bits[id >> 3] = 128 >> (id & 7)
  return fromBlocks([{ block: 0, bits }], bytesABlock)
}

/** The bits of expeditions numbered from 0. */
function toBits(expeditions: Expedition[]): ExpeditionsWith {
  const keys = expeditions.map((expedition) => [
    ...measureKeys(rank, expedition.rank),
    ...measureKeys(price, expedition.price),
    ...(expedition.next ? measureKeys(nextBookable, Date.parse(expedition.next)) : []),
  ])
  const sets = new Map(
    [...new Set(keys.flat())].map((key) => [
      key,
      anyOf(keys.flatMap((own, id) => (own.includes(key) ? [only(id)] : []))),
    ]),
  )
  return (key) => sets.get(key) ?? nobody
}

const all = (expeditions: Expedition[]) => sparse(anyOf(expeditions.map((_, id) => only(id))))
const expedition = fc.record({
  rank: fc.nat({ max: 3 }),
  price: fc.integer({ min: 90, max: 110 }),
  next: fc.constantFrom(null, '2027-03-11', '2027-03-12', '2028-01-01'),
})
// More than are compared directly.
const catalogue = fc.array(expedition, { minLength: 1, maxLength: 300, size: 'max' })

test('returns pages equal to the sorted list, unknown values last, then by id', () => {
  fc.assert(
    fc.property(catalogue, fc.nat({ max: 300 }), fc.nat({ max: 60 }), (expeditions, from, length) => {
      const expeditionsWith = toBits(expeditions)
      const ids = expeditions.map((_, id) => id)
      const of = (id: number): Expedition => expeditions[id] ?? { rank: 0, price: 0, next: null }
      const next = (id: number) => of(id).next ?? '9999'
      const recommended = ids.toSorted(
        (a, b) => of(a).rank - of(b).rank || next(a).localeCompare(next(b)) || a - b,
      )
      const dearest = ids.toSorted((a, b) => of(b).price - of(a).price || b - a)
      const page = (sort: 'recommended' | '-price') =>
        inOrder(all(expeditions), toOrder(sort, null, expeditionsWith), from, from + length)
      expect(page('recommended')).toEqual(recommended.slice(from, from + length))
      expect(page('-price')).toEqual(dearest.slice(from, from + length))
    }),
    { numRuns: 40 },
  )
})

test('computes ranges and spans of numbers', () => {
  const limit = fc.option(fc.integer({ min: 85, max: 115 }))
  fc.assert(
    fc.property(catalogue, limit, limit, (expeditions, min, max) => {
      const expeditionsWith = toBits(expeditions)
      const prices = expeditions.map((each) => each.price)
      expect(toSpan(price, all(expeditions), expeditionsWith)).toEqual({
        min: Math.min(...prices),
        max: Math.max(...prices),
      })
      const inRange = prices.flatMap((euros, id) =>
        euros >= (min ?? 0) && euros <= (max ?? 999) ? [id] : [],
      )
      expect(listIds(sparse(within(price, { min, max }, expeditionsWith)))).toEqual(inRange)
    }),
    { numRuns: 40 },
  )
})

test('returns no span for an empty set', () => {
  expect(toSpan(price, sparse(nobody), toBits([{ rank: 1, price: 2, next: null }]))).toBeNull()
  expect(within(price, { min: 10, max: 5 }, toBits([{ rank: 1, price: 7, next: null }]))).toEqual(nobody)
})
