import { minPasswordLength } from '#schema/constants.ts'

/**
 * Messages of the specification that clients compare literally: the site, the gateway and the REST API import
 * them from here.
 */
export const exactMessages = {
  wrongPassword: 'Le mot de passe est incorrect',
  emailTaken: 'Cette adresse mail est déjà utilisée',
  emailUnavailable: "Email n'est pas disponible",
  failed: 'Une erreur est survenue',
  resetMailed: 'Un nouveau mot de passe vous a été envoyé par mail',
  invalidPhone: 'Le numéro est incomplet ou invalide',
  signInFirst: 'Veuillez vous connecter pour accéder à cette page.',
  passwordTooShort: passwordTooShort(minPasswordLength),
  signUpPasswordTooShort: signUpPasswordTooShort(minPasswordLength),
}

export function passwordTooShort(minLength: number): string {
  return `Le mot de passe doit contenir au moins ${minLength} caractères`
}

export function signUpPasswordTooShort(minLength: number): string {
  return `Password est trop court (au moins ${minLength} caractères)`
}
