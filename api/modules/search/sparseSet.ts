import type { BitSet } from '#api/modules/search/bitSet.ts'

/**
 * A sparse set: pairs of position and word, for the non-zero words only. A search leaves few, and reads them
 * again for each facet value, digit of a price and step of an order.
 */
export type SparseSet = { pairs: Int32Array }

export function sparse(set: BitSet): SparseSet {
  const draft = toDraft(2 * set.length)
  let length = 0
  for (let place = 0; place < set.length; place++) {
    const word = set[place] ?? 0
    draft[length] = place
    draft[length + 1] = word
    length += pairIf(word)
  }
  return done(draft, length)
}

/** Intersects with another set, or subtracts it. */
export function narrow({ pairs }: SparseSet, set: BitSet, isIn = true): SparseSet {
  const draft = toDraft(pairs.length)
  const end = reach(pairs, set)
  const flipped = isIn ? 0 : -1
  let length = 0
  for (let index = 0; index < end; index += 2) {
    const place = pairs[index] ?? 0
    const word = (pairs[index + 1] ?? 0) & ((set[place] ?? 0) ^ flipped)
    draft[length] = place
    draft[length + 1] = word
    length += pairIf(word)
  }
  if (isIn) return done(draft, length)
  draft.set(pairs.subarray(end), length)
  return done(draft, length + pairs.length - end)
}

/**
 * Shared scratch memory: separate allocations cost 7 to 59 % more, the most in small catalogues. Figures:
 * bench/records/2026-11-23-gateway-v8.md.
 */
const memory = new Int32Array(2 ** 19)
let used = 0

/** Runs work whose sets are not used afterwards, and releases their memory. */
export function inPassing<Answer>(work: () => Answer): Answer {
  const before = used
  try {
    return work()
  } finally {
    used = before
  }
}

function toDraft(length: number): Int32Array {
  return used + length <= memory.length ? memory.subarray(used, used + length) : new Int32Array(length)
}

/** Ends a draft; later drafts may use the rest of the memory. */
function done(draft: Int32Array, length: number): SparseSet {
  if (draft.buffer === memory.buffer) used += length
  return { pairs: draft.subarray(0, length) }
}

/**
 * Two, the size of a pair, for a non-zero word: an unpredictable branch would cost more than all the rest.
 */
function pairIf(word: number): number {
  return ((word | -word) >>> 31) << 1
}

export function isEmpty({ pairs }: SparseSet): boolean {
  return pairs.length === 0
}

export function size({ pairs }: SparseSet): number {
  let total = 0
  for (let index = 1; index < pairs.length; index += 2) total += bitsIn(pairs[index] ?? 0)
  return total
}

/**
 * Size of the intersection. Four words are first added bitwise, with carries: each count covers four words,
 * and every facet value comes through here.
 */
export function countIn({ pairs }: SparseSet, set: BitSet): number {
  const end = reach(pairs, set)
  const both = (index: number) => (pairs[index + 1] ?? 0) & (set[pairs[index] ?? 0] ?? 0)
  let [ones, twos, fours, rest] = [0, 0, 0, 0]
  let index = 0
  for (; index + 8 <= end; index += 8) {
    const a = both(index)
    const b = both(index + 2)
    const c = both(index + 4)
    const d = both(index + 6)
    const ab = ones ^ a
    const carryOfAb = (ones & a) | (ab & b)
    const cd = ab ^ b ^ c
    const carryOfCd = ((ab ^ b) & c) | (cd & d)
    ones = cd ^ d
    const carries = twos ^ carryOfAb
    fours += bitsIn((twos & carryOfAb) | (carries & carryOfCd))
    twos = carries ^ carryOfCd
  }
  for (; index < end; index += 2) rest += bitsIn(both(index))
  return 4 * fours + 2 * bitsIn(twos) + bitsIn(ones) + rest
}

/** Keeps the members of both sets of any couple. */
export function narrowToAny({ pairs }: SparseSet, couples: [BitSet, BitSet][]): SparseSet {
  const left = toDraft(pairs.length)
  for (let index = 0; index < left.length; index++) left[index] = index % 2 === 0 ? (pairs[index] ?? 0) : 0
  for (const [one, other] of couples) {
    const end = Math.min(reach(pairs, one), reach(pairs, other))
    for (let index = 0; index < end; index += 2) {
      const place = pairs[index] ?? 0
      const both = (one[place] ?? 0) & (other[place] ?? 0)
      left[index + 1] = (left[index + 1] ?? 0) | (both & (pairs[index + 1] ?? 0))
    }
  }
  return done(left, left.length)
}

/** Little-endian: the first byte is the lowest of its word, as on all platforms of Node but one. */
export function listIds({ pairs }: SparseSet): number[] {
  const ids: number[] = []
  for (let index = 0; index < pairs.length; index += 2)
    for (let bit = 0; bit < 32; bit++)
      if (((pairs[index + 1] ?? 0) >>> (bit & 24)) & (128 >> (bit & 7)))
        ids.push(32 * (pairs[index] ?? 0) + bit)
  return ids
}

/**
 * The end of the pairs within the set: reading beyond its end is harmless, but slows the function down
 * permanently.
 */
function reach(pairs: Int32Array, set: BitSet): number {
  let end = pairs.length
  while (end > 0 && (pairs[end - 2] ?? 0) >= set.length) end -= 2
  return end
}

/** Adds neighbouring bits in pairs, pairs in fours, and so on. */
function bitsIn(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0
  const fours = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
