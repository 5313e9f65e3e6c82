import type { CancellationPolicy } from '#api/modules/quote/order.contract.ts'
import { changeTerms, travellerDays } from '#schema/constants.ts'

/** Terms of a sale: percentages, days and amounts, in one place. */
export const terms = {
  depositPercent: 30,
  /** The balance is due this long before the first day; with fewer days left, all is due at once. */
  balanceDays: 30,
  insurancePercent: 4,
  instalments: {
    fromCents: 300_00,
    /** Left before the balance is due: a refused part can be repeated before the next one. */
    leastDays: 14,
    /** The smallest part: gift cards may leave little. */
    leastPartCents: 10_00,
    /** A refused charge is repeated once, this long afterwards. */
    retryDays: 3,
  },
  change: changeTerms,
  travellerDays,
} as const

/** As the general terms of the site say. */
export const cancellationPolicy: CancellationPolicy = {
  freeHours: 48,
  freeDays: 31,
  steps: [
    { daysLeft: 31, kept: 'deposit' },
    { daysLeft: 15, kept: 'half' },
    { daysLeft: 0, kept: 'all' },
  ],
}
