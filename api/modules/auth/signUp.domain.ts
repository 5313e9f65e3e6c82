import type { SignUp } from '#api/modules/auth/auth.contract.ts'
import { defaultSource, maxSourceLength } from '#schema/constants.ts'
import { readEmail } from '#schema/email.ts'
import { readName } from '#schema/name.ts'
import { faultsOfSignUp, type SignUpFault } from '#schema/signUp.ts'
import { cleanText } from '#schema/text.ts'

export type SignUpReading = {
  email: string | undefined
  firstName: string
  lastName: string
  newsletter: boolean
  source: string
  faults: SignUpFault[]
}

/** Normalises a sign-up as it would be stored and lists all its faults. */
export function readSignUp(typed: SignUp, passwordMinLength: number): SignUpReading {
  const { email, password, first_name: firstName, last_name: lastName } = typed
  return {
    email: readEmail(email),
    firstName: readName(firstName) ?? '',
    lastName: readName(lastName) ?? '',
    newsletter: typed.newsletter ?? false,
    source: readSource(typed.referral ?? ''),
    faults: faultsOfSignUp({ email, password, firstName, lastName }, passwordMinLength),
  }
}

/** A source comes from a URL: it is truncated, never refused. */
function readSource(typed: string): string {
  const [line = ''] = (cleanText(typed) ?? '').split('\n')
  return [...line].slice(0, maxSourceLength).join('').trim() || defaultSource
}
