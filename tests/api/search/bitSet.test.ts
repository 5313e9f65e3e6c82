import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyOf,
  common,
  commonToAll,
  count,
  countCommon,
  fromBlocks,
  has,
  idsOf,
  inSeveral,
  isEmpty,
  nobody,
  without,
} from '#api/modules/search/bitSet.ts'

const bytesABlock = 16
const idsABlock = bytesABlock * 8

/** As the database sends it, a row for each block that has somebody. */
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

const list = fc.uniqueArray(fc.nat({ max: 3 * idsABlock })).map((ids) => ids.sort((a, b) => a - b))

test('a set of bits does what a list of ids would, whatever the lengths', () => {
  fc.assert(
    fc.property(list, list, list, (a, b, c) => {
      const [x, y, z] = [setOf(a), setOf(b), setOf(c)]
      const all = [...new Set([...a, ...b, ...c])].sort((p, q) => p - q)
      expect(idsOf(x)).toEqual(a)
      expect(count(x)).toBe(a.length)
      expect(isEmpty(x)).toBe(a.length === 0)
      expect(idsOf(common(x, y))).toEqual(a.filter((id) => b.includes(id)))
      expect(idsOf(without(x, y))).toEqual(a.filter((id) => !b.includes(id)))
      expect(idsOf(anyOf([x, y, z]))).toEqual(all)
      expect(idsOf(commonToAll([x, y, z]))).toEqual(a.filter((id) => b.includes(id) && c.includes(id)))
      expect(countCommon(x, y)).toBe(a.filter((id) => b.includes(id)).length)
      expect(all.filter((id) => has(z, id))).toEqual(c)
      const times = (id: number) => [a, b, c].filter((ids) => ids.includes(id)).length
      expect(inSeveral([x, y, z]).map(idsOf)).toEqual([3, 2].map((n) => all.filter((id) => times(id) >= n)))
    }),
  )
})

test('of no sets, nobody', () => {
  expect([anyOf([]), commonToAll([]), common(nobody, setOf([1])), fromBlocks([], 8)].map(count)).toEqual([
    0, 0, 0, 0,
  ])
})
