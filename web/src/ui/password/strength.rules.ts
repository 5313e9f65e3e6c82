import { faultOfPassword } from '#schema/signUp.ts'

export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** Length counts most: long and simple is better than short and complex. */
export function measureStrength(password: string): Strength {
  if (faultOfPassword(password) === 'PASSWORD_TOO_SHORT') return 'short'
  const { length } = [...password]
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  if (new Set(password).size < 5 || length < 9) return 'weak'
  return length >= 14 || (length >= 11 && kinds >= 3) ? 'strong' : 'fair'
}
