import type { AgencyAccess, StaffPermission, StaffRole } from '#api/modules/agency/access/access.contract.ts'

const minute = 60_000
const hour = 60 * minute
const openMs = 12 * hour
const idleMs = 2 * hour
const steppedUpMs = 10 * minute

/** Proofs of a session. Those of a program's token do not count. */
export type SessionProofs = {
  isBrowser: boolean
  lastSeenAt: Date
  secondFactorAt: Date | null
  steppedUpAt: Date | null
}

export function isIdle(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= idleMs
}

/** End of the access of a session without further use; undefined while the agency is closed to it. */
export function openUntil(proofs: SessionProofs, now: Date): Date | undefined {
  const { isBrowser, lastSeenAt, secondFactorAt } = proofs
  if (!isBrowser || !secondFactorAt) return undefined
  const end = Math.min(secondFactorAt.getTime() + openMs, lastSeenAt.getTime() + idleMs)
  return end > now.getTime() ? new Date(end) : undefined
}

/** End of the last step-up; undefined without one that still counts. */
export function steppedUpUntil(proofs: SessionProofs, now: Date): Date | undefined {
  const { steppedUpAt } = proofs
  if (!steppedUpAt || !openUntil(proofs, now)) return undefined
  const end = steppedUpAt.getTime() + steppedUpMs
  return end > now.getTime() ? new Date(end) : undefined
}

type Rights = { role: StaffRole; permissions: readonly StaffPermission[]; state: 'active' | 'suspended' }

/** State of a session for the agency: what it still needs, or that it is open. */
export function toAccess(
  rights: Rights | null,
  proofs: SessionProofs,
  hasFactor: boolean,
  now: Date,
): AgencyAccess {
  if (rights?.state !== 'active') return 'none'
  if (!hasFactor) return 'to_enrol'
  return openUntil(proofs, now) ? 'open' : 'second_factor'
}

/**
 * Callers that a route admits. `known`: any member of the staff. `signing-in`: those in a browser, before the
 * second factor too. `staff`: each, once the agency is open. `owner`: no permission replaces the role. `sales`:
 * those with `bookings` or `money`, of whom the latter read no person.
 */
export type AgencyRule = 'known' | 'signing-in' | 'staff' | 'owner' | 'sales' | StaffPermission

export type AgencyFault =
  | 'ROUTE_NOT_FOUND'
  | 'SECOND_FACTOR_REQUIRED'
  | 'MISSING_PERMISSION'
  | 'STEP_UP_REQUIRED'

/** The reason for which a session may not call a route; undefined if it may. */
export function faultOfCall(
  rule: AgencyRule,
  needsStepUp: boolean,
  caller: { rights: Rights | null; proofs: SessionProofs },
  now: Date,
): AgencyFault | undefined {
  const { rights, proofs } = caller
  if (rights?.state !== 'active') return 'ROUTE_NOT_FOUND'
  if (rule === 'known') return undefined
  if (!proofs.isBrowser) return 'SECOND_FACTOR_REQUIRED'
  if (rule === 'signing-in') return undefined
  if (!openUntil(proofs, now)) return 'SECOND_FACTOR_REQUIRED'
  if (!mayCall(rule, rights)) return 'MISSING_PERMISSION'
  return needsStepUp && !steppedUpUntil(proofs, now) ? 'STEP_UP_REQUIRED' : undefined
}

/** Whether rights are enough for a route, or for a part of its response. */
export function mayCall(
  rule: Exclude<AgencyRule, 'known' | 'signing-in'>,
  { role, permissions }: Pick<Rights, 'role' | 'permissions'>,
): boolean {
  if (rule === 'staff' || role === 'owner') return true
  if (rule === 'sales') return permissions.includes('bookings') || permissions.includes('money')
  return rule !== 'owner' && permissions.includes(rule)
}
