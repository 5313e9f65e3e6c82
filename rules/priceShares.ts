import { apportion } from '#rules/apportion.ts'

export type PriceShare = { key: string; percent: number; isLocal: boolean }

/** Euros of each share of a price: whole, and together the price. */
export const toEuros = (shares: readonly Pick<PriceShare, 'percent'>[], price: number): number[] =>
  apportion(
    price,
    shares.map(({ percent }) => percent),
  )

/** Percents that stay where the trip goes. */
export const computeLocalPercent = (shares: readonly PriceShare[]): number =>
  shares.reduce((sum, { percent, isLocal }) => sum + (isLocal ? percent : 0), 0)
