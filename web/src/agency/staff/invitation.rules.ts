import { messages } from '#web/agency/staff/messages.ts'
import type { InvitationAcceptance } from '#web/lib/graph/graph.generated.ts'

type Field = {
  name: 'firstName' | 'lastName' | 'password'
  label: string
  type: 'text' | 'password'
  autoComplete: string
  hint?: string
  rule: (value: string) => string | undefined
}

const shortest = 12
const required = (value: string) => (value.trim() ? undefined : messages.nameMissing)
const longEnough = (value: string) => (value.length < shortest ? messages.passwordShort : undefined)

const firstName: Field = {
  name: 'firstName',
  label: messages.firstName,
  type: 'text',
  autoComplete: 'given-name',
  rule: required,
}
const lastName: Field = {
  name: 'lastName',
  label: messages.lastName,
  type: 'text',
  autoComplete: 'family-name',
  rule: required,
}
const password = (label: string): Field => ({
  name: 'password',
  label,
  type: 'password',
  autoComplete: 'new-password',
  hint: messages.passwordHint,
  rule: longEnough,
})

/** Fields that accepting an invitation needs. */
export function acceptanceFields(acceptance: InvitationAcceptance): Field[] {
  if (acceptance === 'NEW_ACCOUNT') return [firstName, lastName, password(messages.password)]
  if (acceptance === 'NEW_PASSWORD') return [password(messages.newPassword)]
  return []
}
