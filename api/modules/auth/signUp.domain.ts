import type { SignUp } from '#api/modules/auth/auth.contract.ts'
import type { SignUpFault } from '#api/modules/auth/auth.messages.ts'
import { faultOfPassword } from '#api/modules/auth/password.domain.ts'
import { readName } from '#api/modules/users/name.domain.ts'
import { cleanText } from '#api/text.ts'
import { defaultSource, maxSourceLength } from '#schema/constants.ts'
import { readEmail } from '#schema/email.ts'

export type SignUpReading = {
  email: string | undefined
  firstName: string
  lastName: string
  newsletter: boolean
  source: string
  faults: SignUpFault[]
}

/** What somebody typed, as it would be stored, and all that is wrong with it at once. */
export function readSignUp(typed: SignUp, passwordMinLength: number): SignUpReading {
  const email = readEmail(typed.email)
  const firstName = readName(typed.first_name) ?? ''
  const lastName = readName(typed.last_name) ?? ''
  const passwordFault = faultOfPassword(typed.password, passwordMinLength)
  const faults: SignUpFault[] = []
  if (!email) faults.push('INVALID_EMAIL')
  if (passwordFault) faults.push(passwordFault)
  if (!firstName) faults.push('INVALID_FIRST_NAME')
  if (!lastName) faults.push('INVALID_LAST_NAME')
  const source = readSource(typed.referral ?? '')
  return { email, firstName, lastName, newsletter: typed.newsletter ?? false, source, faults }
}

/** A source comes from an address bar: it is cut, never refused. */
function readSource(typed: string): string {
  const [line = ''] = (cleanText(typed) ?? '').split('\n')
  return [...line].slice(0, maxSourceLength).join('').trim() || defaultSource
}
