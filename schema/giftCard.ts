/** Limits of a gift card: whole euros, characters, months until its mail, and years that it is valid. */
export const giftCardLimits = {
  leastEuros: 30,
  mostEuros: 2000,
  name: 80,
  message: 500,
  monthsAhead: 12,
  yearsValid: 2,
} as const

/** The code in groups of four, as it is typed. */
export const writtenCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')
