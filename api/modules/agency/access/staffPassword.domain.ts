import { commonPasswords } from '#api/modules/agency/access/commonPasswords.content.ts'
import { minStaffPasswordLength } from '#schema/constants.ts'
import { faultOfPassword, normalisePassword, type PasswordFault } from '#schema/signUp.ts'

/** Reports the fault of a new password of the staff: longer than a customer's, and not among the common ones. */
export function faultOfStaffPassword(typed: string): PasswordFault | 'PASSWORD_COMMON' | undefined {
  const fault = faultOfPassword(typed, minStaffPasswordLength)
  if (fault) return fault
  return commonPasswords.has(normalisePassword(typed).toLowerCase()) ? 'PASSWORD_COMMON' : undefined
}
