/** Terms of a sale: percentages, days and amounts, in one place. */
export const terms = {
  depositPercent: 30,
  /** The balance is due this long before the first day; with fewer days left, all is due at once. */
  balanceDays: 30,
  insurancePercent: 4,
  instalmentsFromCents: 300_00,
} as const

/** Part of the price that a cancellation leaves to the agency. */
type Kept = 'deposit' | 'half' | 'all'

/** Copied into each reservation: later terms change no booking. */
export type CancellationPolicy = {
  /** Free this long after the booking, with at least `freeDays` left. */
  freeHours: number
  freeDays: number
  /** The first step whose days are left applies. */
  steps: { daysLeft: number; kept: Kept }[]
}

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
