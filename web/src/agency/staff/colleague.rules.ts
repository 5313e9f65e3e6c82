import { messages as agencyMessages } from '#web/agency/messages.ts'
import type { ColleagueFragment } from '#web/agency/shell/AgencyMe.generated.ts'
import { messages } from '#web/agency/staff/messages.ts'

type Named = Pick<ColleagueFragment, 'firstName' | 'lastName' | 'email'>

/** The name of a person, or the address of one without. */
export const toName = ({ firstName, lastName, email }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/** The rights of a person, in words. */
export function toPermissions({
  role,
  permissions,
}: Pick<ColleagueFragment, 'role' | 'permissions'>): string {
  if (role === 'OWNER') return messages.owner
  return permissions.map((each) => agencyMessages.permissions[each]).join(', ') || messages.noPermission
}
