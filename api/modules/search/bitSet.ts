/**
 * An immutable set of expeditions, as the database stores it: bit `id` is in byte `id / 8`, from the left.
 * Bits beyond its end are 0.
 */
export type BitSet = Int32Array<ArrayBuffer>

/** Looks up the expeditions that have a key. */
export type ExpeditionsWith = (key: string) => BitSet

export const nobody: BitSet = new Int32Array()

/** Little-endian: the first byte is the lowest of its word, as on all platforms of Node but one. */
export function has(set: BitSet, id: number): boolean {
  return (((set[id >> 5] ?? 0) >>> (id & 24)) & (128 >> (id & 7))) !== 0
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
  const [longest = nobody, ...others] = sets.toSorted((a, b) => b.length - a.length)
  if (others.length === 0) return longest
  const all = longest.slice()
  for (const set of others)
    for (let index = 0; index < set.length; index++) all[index] = (all[index] ?? 0) | (set[index] ?? 0)
  return all
}

/** Sets of expeditions in at least n of the sets, the highest n first, down to two. */
export function inSeveral(sets: BitSet[]): BitSet[] {
  let atLeast: BitSet[] = []
  for (const set of sets)
    atLeast = [...atLeast, nobody].map((those, index) =>
      either(those, index === 0 ? set : common(set, atLeast[index - 1] ?? nobody)),
    )
  return atLeast.slice(1).reverse()
}

/** Joins blocks at their positions; a missing block is empty. */
export function fromBlocks(blocks: { block: number; bits: Uint8Array }[], bytesABlock: number): BitSet {
  const last = Math.max(-1, ...blocks.map(({ block }) => block))
  const bytes = new Uint8Array((last + 1) * bytesABlock)
  for (const { block, bits } of blocks) bytes.set(bits, block * bytesABlock)
  return new Int32Array(bytes.buffer)
}
