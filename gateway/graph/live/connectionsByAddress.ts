import { addressBlock } from '#server/addressBlock.ts'

/** Takes a slot; returns the function that releases it, or undefined when all are taken. */
export type EnterConnection = (address: string) => (() => void) | undefined

/** Limits the connections of each address block. */
export function connectionsByAddress(most: number): EnterConnection {
  const taken = new Map<string, number>()
  const change = (block: string, by: 1 | -1) => {
    const count = (taken.get(block) ?? 0) + by
    if (count === 0) taken.delete(block)
    else taken.set(block, count)
  }
  return (address) => {
    const block = addressBlock(address)
    if ((taken.get(block) ?? 0) >= most) return undefined
    change(block, 1)
    return () => change(block, -1)
  }
}
