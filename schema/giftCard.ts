/** Limits of the order of a gift card: whole euros, characters, and months until its mail. */
export const giftCardLimits = {
  leastEuros: 30,
  mostEuros: 2000,
  name: 80,
  message: 500,
  monthsAhead: 12,
} as const

/** The code in groups of four, as it is typed. */
export const writtenCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')
