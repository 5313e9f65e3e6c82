import { faultOfStaffPassword } from '#api/modules/agency/access/staffPassword.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

/** Refuses a new password that the staff may not have. */
export function refuseStaffPassword(password: string): void {
  const fault = faultOfStaffPassword(password)
  if (fault) throw new Refusal(fault === 'PASSWORD_TOO_SHORT' ? 'STAFF_PASSWORD_TOO_SHORT' : fault)
}
