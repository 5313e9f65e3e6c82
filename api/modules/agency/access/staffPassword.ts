import {
  faultOfStaffPassword,
  minStaffPasswordLength,
} from '#api/modules/agency/access/staffPassword.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { passwordTooShort } from '#schema/messages.ts'

/** Refuses a new password that the staff may not have. */
export function refuseStaffPassword(password: string): void {
  const fault = faultOfStaffPassword(password)
  if (!fault) return
  const isShort = fault === 'PASSWORD_TOO_SHORT'
  throw new Refusal(fault, isShort ? { message: passwordTooShort(minStaffPasswordLength) } : {})
}
