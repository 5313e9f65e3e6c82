import { maxNameLength, maxPasswordLength } from '#schema/constants.ts'
import type { SignUpFault } from '#schema/signUp.ts'

/** A fault of what was typed, or an address that has an account. */
export type SignUpRefusal = SignUpFault | 'EMAIL_TAKEN'

/** The sentences of a sign-up that failed. The first two are a contract: clients compare them letter by letter. */
export function signUpSentence(fault: SignUpRefusal, passwordMinLength: number): string {
  const sentences: Record<SignUpRefusal, string> = {
    EMAIL_TAKEN: "Email n'est pas disponible",
    PASSWORD_TOO_SHORT: `Password est trop court (au moins ${passwordMinLength} caractères)`,
    PASSWORD_TOO_LONG: `Le mot de passe ne peut pas dépasser ${maxPasswordLength} caractères.`,
    PASSWORD_TEXT: 'Le mot de passe contient des caractères interdits.',
    INVALID_EMAIL: 'Cette adresse e-mail est incomplète ou invalide.',
    INVALID_FIRST_NAME: 'Le prénom ne peut pas être vide.',
    FIRST_NAME_TOO_LONG: `Le prénom ne peut pas dépasser ${maxNameLength} caractères.`,
    INVALID_LAST_NAME: 'Le nom ne peut pas être vide.',
    LAST_NAME_TOO_LONG: `Le nom ne peut pas dépasser ${maxNameLength} caractères.`,
  }
  return sentences[fault]
}

export function passwordTooShort(minLength: number): string {
  return `Le mot de passe doit contenir au moins ${minLength} caractères`
}
