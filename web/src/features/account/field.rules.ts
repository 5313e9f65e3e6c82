import { readEmail } from '#schema/email.ts'
import { faultOfName } from '#schema/name.ts'
import { faultOfPassword } from '#schema/signUp.ts'
import { messages } from '#web/features/account/messages.ts'

type Rule = (value: string) => string | undefined

/** Accepts what the REST API accepts, and returns a message for the rest. */
export const emailRule: Rule = (value) => {
  const typed = value.trim()
  const [name, domain, ...others] = typed.split('@')
  if (typed === '') return messages.emailMissing
  if (/\s/.test(typed)) return messages.emailWithSpace
  if (!name || !domain) return messages.emailWithoutAt
  if (others.length === 0 && !/.\.[^.]{2,}$/.test(domain)) return messages.emailWithoutEnd
  return readEmail(typed) ? undefined : messages.emailInvalid
}

const nameRule =
  (missing: string): Rule =>
  (value) => {
    const fault = faultOfName(value)
    return fault && { INVALID: missing, TOO_LONG: messages.nameTooLong }[fault]
  }

const passwordFaults = {
  PASSWORD_TOO_SHORT: messages.passwordTooShort,
  PASSWORD_TOO_LONG: messages.passwordTooLong,
  PASSWORD_TEXT: messages.passwordText,
}

export const passwordRule: Rule = (value) => (value ? undefined : messages.passwordMissing)

export const newPasswordRule: Rule = (value) => {
  const fault = faultOfPassword(value)
  return fault && passwordFaults[fault]
}

/** The faults of `faultsOfSignUp`, each as the message beside its field. */
export const signUpRules = {
  firstName: nameRule(messages.firstNameMissing),
  lastName: nameRule(messages.lastNameMissing),
  email: emailRule,
  password: newPasswordRule,
}
