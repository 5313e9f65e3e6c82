export type PriceShare = { key: string; percent: number; isLocal: boolean }

/** Euros of each share of a price: whole, and together the price. Largest remainders first, ties in the listed order. */
export function eurosOf(shares: readonly Pick<PriceShare, 'percent'>[], price: number): number[] {
  const exact = shares.map(({ percent }) => price * percent)
  const floors = exact.map((hundredths) => Math.floor(hundredths / 100))
  const left = price - floors.reduce((sum, euros) => sum + euros, 0)
  const byRemainder = exact
    .map((hundredths, index) => ({ index, remainder: hundredths % 100 }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return floors.map((euros, index) => euros + (raised.has(index) ? 1 : 0))
}

/** Percents that stay where the trip goes. */
export const localPercentOf = (shares: readonly PriceShare[]): number =>
  shares.reduce((sum, { percent, isLocal }) => sum + (isLocal ? percent : 0), 0)
