export type Variant = 'A' | 'B'

/** Assigns one of two variants and keeps the stored one. `random` is from 0 to 1. */
export function drawVariant(
  storedEntries: string | null,
  random: number,
): { variant: Variant; isNew: boolean } {
  if (storedEntries === 'A' || storedEntries === 'B') return { variant: storedEntries, isNew: false }
  return { variant: random < 0.5 ? 'A' : 'B', isNew: true }
}
