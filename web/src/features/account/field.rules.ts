import { minPasswordLength } from '#schema/constants.ts'
import { readEmail } from '#schema/email.ts'
import { messages } from '#web/features/account/messages.ts'

type Rule = (value: string) => string | undefined

/** Accepts what the REST API accepts, and says of anything else what is wrong with it. */
export const emailRule: Rule = (value) => {
  const typed = value.trim()
  const [name, domain, ...others] = typed.split('@')
  if (typed === '') return messages.emailMissing
  if (/\s/.test(typed)) return messages.emailWithSpace
  if (!name || !domain) return messages.emailWithoutAt
  if (others.length === 0 && !/.\.[^.]{2,}$/.test(domain)) return messages.emailWithoutEnd
  return readEmail(typed) ? undefined : messages.emailInvalid
}

export const firstNameRule: Rule = (value) => (value.trim() ? undefined : messages.firstNameMissing)
export const lastNameRule: Rule = (value) => (value.trim() ? undefined : messages.lastNameMissing)
export const passwordRule: Rule = (value) => (value ? undefined : messages.passwordMissing)
export const newPasswordRule: Rule = (value) =>
  [...value].length < minPasswordLength ? messages.passwordTooShort : undefined
