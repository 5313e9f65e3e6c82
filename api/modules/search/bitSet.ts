/** A set of trips as the database sends it: the bit of trip `id` is in byte `id / 8`, from the left. */
export type BitSet = Uint8Array

const bitsOfByte = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)

export function count(set: BitSet): number {
  let total = 0
  for (const byte of set) total += bitsOfByte[byte] ?? 0
  return total
}

export function idsOf(set: BitSet): number[] {
  const ids: number[] = []
  for (const [index, byte] of set.entries())
    if (byte > 0) for (let bit = 0; bit < 8; bit++) if (byte & (128 >> bit)) ids.push(index * 8 + bit)
  return ids
}

export function without(set: BitSet, other: BitSet): BitSet {
  return set.map((byte, index) => byte & ~(other[index] ?? 0))
}

export function common(set: BitSet, other: BitSet): BitSet {
  return set.map((byte, index) => byte & (other[index] ?? 0))
}

/** Trips in so many of the sets at least, most demanding first: in all of them, in all but one… down to two. */
export function inSeveral(sets: BitSet[]): BitSet[] {
  let atLeast: BitSet[] = []
  for (const set of sets) {
    const before = atLeast
    atLeast = [...before, new Uint8Array(set.length)].map((those, index) => {
      const fewer = before[index - 1]
      return those.map((byte, at) => byte | ((set[at] ?? 0) & (index === 0 ? 255 : (fewer?.[at] ?? 0))))
    })
  }
  return atLeast.slice(1).reverse()
}

/** Blocks put in their places; a block that is missing has nobody. */
export function fromBlocks(blocks: { block: number; bits: Uint8Array }[], bytesABlock: number): BitSet {
  const last = Math.max(-1, ...blocks.map(({ block }) => block))
  const set = new Uint8Array((last + 1) * bytesABlock)
  for (const { block, bits } of blocks) set.set(bits, block * bytesABlock)
  return set
}
