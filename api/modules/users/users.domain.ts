import { refusals } from '#api/messages.ts'
import type { UserChange } from '#api/modules/users/users.contract.ts'
import type { UserChanges } from '#api/modules/users/users.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { readName } from '#schema/name.ts'
import { readPhone } from '#schema/phone.ts'

/** Normalises a change as it is stored; refused as a whole when one field is invalid. */
export function readUserChange(typed: UserChange): UserChanges {
  const { phone, first_name: firstName, last_name: lastName, newsletter, effort, home_city: homeCity } = typed
  return {
    ...(phone !== undefined && { phone: phone === null ? null : storedPhone(phone) }),
    ...(firstName !== undefined && { firstName: storedName(firstName, 'first_name') }),
    ...(lastName !== undefined && { lastName: storedName(lastName, 'last_name') }),
    ...(newsletter !== undefined && { newsletter }),
    ...(effort !== undefined && { effort }),
    ...(homeCity !== undefined && { homeCity }),
  }
}

function storedPhone(typed: string): string {
  const phone = readPhone(typed)
  if (!phone) throw new Refusal('INVALID_PHONE', { fields: { phone: refusals.INVALID_PHONE[1] } })
  return phone
}

function storedName(typed: string, field: string): string {
  const name = readName(typed)
  if (name) return name
  const code = name === undefined ? 'INVALID_TEXT' : 'INVALID_NAME'
  throw new Refusal(code, { fields: { [field]: refusals[code][1] } })
}
