import type { PasswordFault } from '#api/modules/auth/password.domain.ts'
import { maxPasswordLength } from '#schema/constants.ts'

/** What is wrong with a sign-up. */
export type SignUpFault =
  | PasswordFault
  | 'EMAIL_TAKEN'
  | 'INVALID_EMAIL'
  | 'INVALID_FIRST_NAME'
  | 'INVALID_LAST_NAME'

/** The sentences of a sign-up that failed. The first two are a contract: clients compare them letter by letter. */
export function signUpSentence(fault: SignUpFault, passwordMinLength: number): string {
  const sentences: Record<SignUpFault, string> = {
    EMAIL_TAKEN: "Email n'est pas disponible",
    PASSWORD_TOO_SHORT: `Password est trop court (au moins ${passwordMinLength} caractères)`,
    PASSWORD_TOO_LONG: `Le mot de passe ne peut pas dépasser ${maxPasswordLength} caractères.`,
    PASSWORD_TEXT: 'Le mot de passe contient des caractères interdits.',
    INVALID_EMAIL: 'Cette adresse e-mail est incomplète ou invalide.',
    INVALID_FIRST_NAME: 'Le prénom ne peut pas être vide.',
    INVALID_LAST_NAME: 'Le nom ne peut pas être vide.',
  }
  return sentences[fault]
}

export function passwordTooShort(minLength: number): string {
  return `Le mot de passe doit contenir au moins ${minLength} caractères`
}
