import { money } from '#web/lib/format/format.ts'

/** « 14,50 € »: gift cards leave cents. */
export const euros = (amount: number): string =>
  Number.isInteger(amount) ? money(amount) : `${amount.toFixed(2).replace('.', ',')}\u00a0€`
