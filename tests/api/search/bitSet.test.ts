import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyOf,
  type BitSet,
  common,
  commonToAll,
  fromBlocks,
  has,
  inSeveral,
  nobody,
  without,
} from '#api/modules/search/bitSet.ts'
import {
  countIn,
  inPassing,
  isEmpty,
  listIds,
  narrow,
  narrowToAny,
  size,
  sparse,
} from '#api/modules/search/sparseSet.ts'

const bytesABlock = 16
const idsABlock = bytesABlock * 8

/** As the database sends it: one row for each non-empty block. */
function setOf(ids: number[]) {
  const blocks = Map.groupBy(ids, (id) => Math.floor(id / idsABlock))
  return fromBlocks(
    [...blocks].map(([block, those]) => {
      const bits = new Uint8Array(bytesABlock)
      for (const id of those)
        bits[(id % idsABlock) >> 3] = (bits[(id % idsABlock) >> 3] ?? 0) | (128 >> (id % 8))
      return { block, bits }
    }),
    bytesABlock,
  )
}

const ids = (set: BitSet) => listIds(sparse(set))
const list = fc.uniqueArray(fc.nat({ max: 3 * idsABlock })).map((ids) => ids.sort((a, b) => a - b))

test('equals a list of ids for all operations and lengths', () => {
  fc.assert(
    fc.property(list, list, list, (a, b, c) => {
      const [x, y, z] = [setOf(a), setOf(b), setOf(c)]
      const all = [...new Set([...a, ...b, ...c])].sort((p, q) => p - q)
      const inBoth = a.filter((id) => b.includes(id))
      expect(ids(x)).toEqual(a)
      expect(ids(common(x, y))).toEqual(inBoth)
      expect(ids(without(x, y))).toEqual(a.filter((id) => !b.includes(id)))
      expect(ids(anyOf([x, y, z]))).toEqual(all)
      expect(ids(commonToAll([x, y, z]))).toEqual(inBoth.filter((id) => c.includes(id)))
      expect(all.filter((id) => has(z, id))).toEqual(c)
      const times = (id: number) => [a, b, c].filter((each) => each.includes(id)).length
      expect(inSeveral([x, y, z]).map(ids)).toEqual([3, 2].map((n) => all.filter((id) => times(id) >= n)))
    }),
  )
})

test('equals a list of ids after several operations', () => {
  fc.assert(
    fc.property(list, list, list, list, (a, b, c, d) => {
      const [x, y, z, w] = [setOf(a), setOf(b), setOf(c), setOf(d)]
      const left = narrow(sparse(x), y)
      const inBoth = a.filter((id) => b.includes(id))
      expect(listIds(left)).toEqual(inBoth)
      expect(size(left)).toBe(inBoth.length)
      expect(isEmpty(left)).toBe(inBoth.length === 0)
      expect(listIds(narrow(left, z, false))).toEqual(inBoth.filter((id) => !c.includes(id)))
      expect(countIn(left, z)).toBe(inBoth.filter((id) => c.includes(id)).length)
      const input = (id: number) => c.includes(id) || (d.includes(id) && a.includes(id))
      const couples: [BitSet, BitSet][] = [
        [z, z],
        [w, x],
      ]
      expect(listIds(narrowToAny(left, couples))).toEqual(inBoth.filter(input))
    }),
  )
})

test('is empty without sets', () => {
  expect([anyOf([]), commonToAll([]), common(nobody, setOf([1])), fromBlocks([], 8)].map(ids)).toEqual([
    [],
    [],
    [],
    [],
  ])
})

test('does not overwrite other sets by temporary work', () => {
  const everybody = setOf(Array.from({ length: 3 * idsABlock }, (_, id) => id))
  const before = narrow(sparse(everybody), setOf([1, 200]))
  const most = inPassing(() => {
    let left = sparse(everybody)
    for (let step = 0; step < 50_000; step++) left = narrow(left, everybody)
    return size(left)
  })
  expect(most).toBe(3 * idsABlock)
  expect(listIds(inPassing(() => before))).toEqual([1, 200])
  expect(listIds(narrow(sparse(everybody), setOf([7])))).toEqual([7])
  expect(listIds(before)).toEqual([1, 200])
})
