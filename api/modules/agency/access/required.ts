import type { Database } from '#api/db/client.ts'
import { type AgencyRule, mayCall, steppedUpUntil } from '#api/modules/agency/access/access.domain.ts'
import { missingPermission } from '#api/modules/agency/access/access.messages.ts'
import { ownerName, pickProofs } from '#api/modules/agency/access/access.repository.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { Refusal } from '#api/plugins/errors.ts'

/** Refuses a caller without the permissions that the content of the request decides, after the guard of the route. */
export async function requirePermissions(
  db: Database,
  caller: AgencyCaller,
  rules: readonly Exclude<AgencyRule, 'known' | 'signing-in'>[],
): Promise<void> {
  const missing = rules.find((rule) => !mayCall(rule, caller.staff))
  if (missing)
    throw new Refusal('MISSING_PERMISSION', { message: missingPermission(missing, await ownerName(db)) })
}

/** Refuses a session without a step-up, where only some contents of the request require one. */
export function requireStepUp(caller: AgencyCaller, now: Date): void {
  if (!steppedUpUntil(pickProofs(caller), now)) throw new Refusal('STEP_UP_REQUIRED')
}
