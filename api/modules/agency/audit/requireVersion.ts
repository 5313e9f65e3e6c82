import type { Database } from '#api/db/client.ts'
import type { AuditEntity } from '#api/modules/agency/audit/audit.contract.ts'
import { lastChange } from '#api/modules/agency/audit/audit.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Stored = {
  entity: AuditEntity
  id: string | number
  version: number
  /** Used where the log has no entry. */
  changedAt: Date
}

/** Refuses a change of another version than the stored one, with the stored values, the author and the time of the last change. */
export async function requireVersion(
  tx: Database,
  version: number,
  { entity, id, changedAt, ...stored }: Stored,
  readCurrent: () => object | Promise<object>,
): Promise<void> {
  if (stored.version === version) return
  const { by, at = changedAt } = await lastChange(tx, entity, String(id))
  const current = { ...(await readCurrent()), changed_by: by, changed_at: at.toISOString() }
  throw new Refusal('CONFLICT', { current })
}
