/** A set of trips, never written to: as the database keeps it, the bit of trip `id` is in byte `id / 8`, from the left. Beyond its end is nobody. */
export type BitSet = Int32Array<ArrayBuffer>

export const nobody: BitSet = new Int32Array()

export function count(set: BitSet): number {
  return countCommon(set, set)
}

/**
 * How many are in both, without making the set of them. Four words are first added bit by bit, with carries: bits are then counted
 * once in four words, and every facet of every search comes by here.
 */
export function countCommon(set: BitSet, other: BitSet): number {
  const length = Math.min(set.length, other.length)
  let ones = 0
  let twos = 0
  let fours = 0
  for (let at = 0; at < length; at += 4) {
    const a = (set[at] ?? 0) & (other[at] ?? 0)
    const b = (set[at + 1] ?? 0) & (other[at + 1] ?? 0)
    const c = (set[at + 2] ?? 0) & (other[at + 2] ?? 0)
    const d = (set[at + 3] ?? 0) & (other[at + 3] ?? 0)
    const ab = ones ^ a
    const carryOfAb = (ones & a) | (ab & b)
    const cd = ab ^ b ^ c
    const carryOfCd = ((ab ^ b) & c) | (cd & d)
    ones = cd ^ d
    const carries = twos ^ carryOfAb
    fours += bitsIn((twos & carryOfAb) | (carries & carryOfCd))
    twos = carries ^ carryOfCd
  }
  return 4 * fours + 2 * bitsIn(twos) + bitsIn(ones)
}

/** Neighbouring bits are added in pairs, pairs in fours, and so on. */
function bitsIn(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0
  const fours = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function isEmpty(set: BitSet): boolean {
  for (const word of set) if (word !== 0) return false
  return true
}

/** The first byte is the lowest of its word, as on every machine that Node is built for but one. */
export function has(set: BitSet, id: number): boolean {
  return (((set[id >> 5] ?? 0) >>> (id & 24)) & (128 >> (id & 7))) !== 0
}

export function idsOf(set: BitSet): number[] {
  const ids: number[] = []
  for (const [index, byte] of new Uint8Array(set.buffer).entries())
    if (byte > 0) for (let bit = 0; bit < 8; bit++) if (byte & (128 >> bit)) ids.push(index * 8 + bit)
  return ids
}

export function without(set: BitSet, other: BitSet): BitSet {
  const rest = set.slice()
  const length = Math.min(set.length, other.length)
  for (let index = 0; index < length; index++) rest[index] = (set[index] ?? 0) & ~(other[index] ?? 0)
  return rest
}

export function common(set: BitSet, other: BitSet): BitSet {
  const both = new Int32Array(Math.min(set.length, other.length))
  for (let index = 0; index < both.length; index++) both[index] = (set[index] ?? 0) & (other[index] ?? 0)
  return both
}

export const either = (set: BitSet, other: BitSet): BitSet => anyOf([set, other])

export function commonToAll([first = nobody, ...others]: BitSet[]): BitSet {
  return others.reduce(common, first)
}

export function anyOf(sets: BitSet[]): BitSet {
  if (sets.length === 1) return sets[0] ?? nobody
  const all = new Int32Array(Math.max(0, ...sets.map((set) => set.length)))
  for (const set of sets)
    for (let index = 0; index < set.length; index++) all[index] = (all[index] ?? 0) | (set[index] ?? 0)
  return all
}

/** Trips in so many of the sets at least, most demanding first: in all of them, in all but one… down to two. */
export function inSeveral(sets: BitSet[]): BitSet[] {
  let atLeast: BitSet[] = []
  for (const set of sets)
    atLeast = [...atLeast, nobody].map((those, index) =>
      either(those, index === 0 ? set : common(set, atLeast[index - 1] ?? nobody)),
    )
  return atLeast.slice(1).reverse()
}

/** Blocks put in their places; a block that is missing has nobody. */
export function fromBlocks(blocks: { block: number; bits: Uint8Array }[], bytesABlock: number): BitSet {
  const last = Math.max(-1, ...blocks.map(({ block }) => block))
  const bytes = new Uint8Array((last + 1) * bytesABlock)
  for (const { block, bits } of blocks) bytes.set(bits, block * bytesABlock)
  return new Int32Array(bytes.buffer)
}
