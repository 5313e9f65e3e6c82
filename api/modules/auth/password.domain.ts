import { maxPasswordLength } from '#schema/constants.ts'
export type PasswordFault = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_TEXT'

/** The form in which a password is hashed, so that the same letters typed on another keyboard are the same password. */
export function normalisePassword(typed: string): string {
  return typed.normalize('NFC')
}

/** What is wrong with a new password, counted in characters as people count them. */
export function faultOfPassword(typed: string, minCodePoints: number): PasswordFault | undefined {
  if (typed.includes('\0') || !typed.isWellFormed()) return 'PASSWORD_TEXT'
  const { length } = [...normalisePassword(typed)]
  if (length < minCodePoints) return 'PASSWORD_TOO_SHORT'
  return length > maxPasswordLength ? 'PASSWORD_TOO_LONG' : undefined
}
