import { maxPasswordLength, minPasswordLength } from '#schema/constants.ts'
import { readEmail } from '#schema/email.ts'
import { faultOfName } from '#schema/name.ts'
import { boundedText } from '#schema/text.ts'

export type PasswordFault = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_TEXT'

export type SignUpFault =
  | PasswordFault
  | 'INVALID_EMAIL'
  | 'INVALID_FIRST_NAME'
  | 'FIRST_NAME_TOO_LONG'
  | 'INVALID_LAST_NAME'
  | 'LAST_NAME_TOO_LONG'

type SignUpFields = { email: string; password: string; firstName: string; lastName: string }

const firstNameFaults = { INVALID: 'INVALID_FIRST_NAME', TOO_LONG: 'FIRST_NAME_TOO_LONG' } as const
const lastNameFaults = { INVALID: 'INVALID_LAST_NAME', TOO_LONG: 'LAST_NAME_TOO_LONG' } as const

/** More than the longest password, each letter typed with several marks. */
const maxTypedLength = 1024

/**
 * Normalises a password before it is hashed: the same letters typed on another keyboard are the same password.
 * One out of bounds remains as typed, since no account can have it.
 */
export function normalisePassword(typed: string): string {
  return boundedText(typed, maxTypedLength) ?? typed
}

/** Reports the fault of a new password, whose length counts code points as composed letters. */
export function faultOfPassword(typed: string, minLength = minPasswordLength): PasswordFault | undefined {
  if (typed.length > maxTypedLength) return 'PASSWORD_TOO_LONG'
  const password = boundedText(typed, maxTypedLength)
  if (password === undefined || typed.includes('\0') || !typed.isWellFormed()) return 'PASSWORD_TEXT'
  const { length } = [...password]
  if (length < minLength) return 'PASSWORD_TOO_SHORT'
  return length > maxPasswordLength ? 'PASSWORD_TOO_LONG' : undefined
}

/** The shared rule of a sign-up for the form, the gateway and the REST API: all faults, the address first. */
export function faultsOfSignUp(fields: SignUpFields, minLength = minPasswordLength): SignUpFault[] {
  const firstName = faultOfName(fields.firstName)
  const lastName = faultOfName(fields.lastName)
  const faults = [
    readEmail(fields.email) ? undefined : ('INVALID_EMAIL' as const),
    faultOfPassword(fields.password, minLength),
    firstName && firstNameFaults[firstName],
    lastName && lastNameFaults[lastName],
  ]
  return faults.filter((fault) => fault !== undefined)
}
