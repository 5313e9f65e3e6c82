import { maxNameLength, maxPasswordLength } from '#schema/constants.ts'
import { exactMessages, signUpPasswordTooShort } from '#schema/messages.ts'
import { refusalMessages } from '#schema/refusals.messages.ts'
import type { SignUpFault } from '#schema/signUp.ts'

/** A validation fault, or an address that already has an account. */
export type SignUpRefusal = SignUpFault | 'EMAIL_TAKEN'

/** Messages of a failed sign-up. The first two are a contract: clients compare them literally. */
export function signUpMessage(fault: SignUpRefusal, passwordMinLength: number): string {
  const messageByFault: Record<SignUpRefusal, string> = {
    EMAIL_TAKEN: exactMessages.emailUnavailable,
    PASSWORD_TOO_SHORT: signUpPasswordTooShort(passwordMinLength),
    PASSWORD_TOO_LONG: `Le mot de passe ne peut pas dépasser ${maxPasswordLength} caractères.`,
    PASSWORD_TEXT: refusalMessages.PASSWORD_TEXT,
    INVALID_EMAIL: refusalMessages.INVALID_EMAIL,
    INVALID_FIRST_NAME: refusalMessages.INVALID_FIRST_NAME,
    FIRST_NAME_TOO_LONG: `Le prénom ne peut pas dépasser ${maxNameLength} caractères.`,
    INVALID_LAST_NAME: refusalMessages.INVALID_LAST_NAME,
    LAST_NAME_TOO_LONG: `Le nom ne peut pas dépasser ${maxNameLength} caractères.`,
  }
  return messageByFault[fault]
}
