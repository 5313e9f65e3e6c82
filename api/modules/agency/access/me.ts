import type { Database } from '#api/db/client.ts'
import type { Me } from '#api/modules/agency/access/access.contract.ts'
import { openUntil, steppedUpUntil, toAccess } from '#api/modules/agency/access/access.domain.ts'
import { countRecoveryCodes, findFactors, pickProofs } from '#api/modules/agency/access/access.repository.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'

/** The caller's rights, factors, and what the session still needs. */
export async function readMe(db: Database, caller: AgencyCaller, now: Date): Promise<Me> {
  const { user, staff, session } = caller
  const proofs = pickProofs(caller)
  const [factors, recoveryCodesLeft] = await Promise.all([
    findFactors(db, user.id),
    countRecoveryCodes(db, user.id),
  ])
  const isLocked = staff.lockedUntil !== null && staff.lockedUntil > now
  return {
    id: user.id,
    version: staff.version,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    role: staff.role,
    permissions: staff.permissions,
    state: staff.state,
    created_at: staff.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    locked_until: isLocked ? (staff.lockedUntil?.toISOString() ?? null) : null,
    factors,
    recovery_codes_left: recoveryCodesLeft,
    access: toAccess(staff, proofs, factors.length > 0, now),
    open_until: openUntil(proofs, now)?.toISOString() ?? null,
    stepped_up_until: steppedUpUntil(proofs, now)?.toISOString() ?? null,
  }
}
