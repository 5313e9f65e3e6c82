import { minPasswordLength } from '#schema/constants.ts'
import { messages } from '#web/features/account/messages.ts'

type Rule = (value: string) => string | undefined

export const emailRule: Rule = (value) => {
  const [name = '', domain = ''] = value.trim().split('@')
  if (value.trim() === '') return messages.emailMissing
  if (!name || !domain) return messages.emailWithoutAt
  return /^[^\s@]+\.[^\s@.]{2,}$/.test(domain) && !/\s/.test(name) ? undefined : messages.emailWithoutEnd
}

export const firstNameRule: Rule = (value) => (value.trim() ? undefined : messages.firstNameMissing)
export const lastNameRule: Rule = (value) => (value.trim() ? undefined : messages.lastNameMissing)
export const passwordRule: Rule = (value) => (value ? undefined : messages.passwordMissing)
export const newPasswordRule: Rule = (value) =>
  [...value].length < minPasswordLength ? messages.passwordTooShort : undefined
