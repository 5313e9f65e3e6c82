import { users } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, desc, eq, gte, like, lt, type SQL, sql } from '#api/db/drizzle.ts'
import type { Actor } from '#api/modules/agency/audit/actor.domain.ts'
import type { AuditEntity, AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import { changedFields, maskAddresses, maskNames } from '#api/modules/agency/audit/audit.domain.ts'
import type { AuditAction } from '#api/modules/agency/audit/audit.messages.ts'
import { namesOn } from '#api/modules/agency/audit/people.repository.ts'
import type { Position } from '#api/modules/agency/pages.ts'
import { fold } from '#api/modules/search/fold.ts'

export type Change = {
  at: Date
  action: AuditAction
  entity: AuditEntity
  entityId: string
  /** Name of the row for a reader of the log. */
  label: string
  reason?: string | undefined
  before?: AuditValues
  after?: AuditValues
}

/** Records a change. Called in its transaction: both commit, or neither does. */
export const writeAudit = (tx: Database, actor: Actor, change: Change): Promise<void> =>
  writeAudits(tx, actor, [change])

/** Records changes of one author. */
export async function writeAudits(tx: Database, actor: Actor, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const rows = []
  for (const each of changes) rows.push(toEntry(actor, { ...each, reason: await maskedReason(tx, each) }))
  await tx.insert(auditEntries).values(rows)
}

/** A reason without the names and addresses of the people whom it is about. */
async function maskedReason(tx: Database, change: Change): Promise<string | undefined> {
  if (!change.reason) return undefined
  return maskNames(maskAddresses(change.reason), await namesOn(tx, change))
}

function toEntry(actor: Actor, change: Change): typeof auditEntries.$inferInsert {
  const { at, action, entity, entityId } = change
  const label = maskAddresses(change.label)
  const reason = change.reason ?? null
  const isPerson = actor.kind === 'staff' || actor.kind === 'customer'
  return {
    at,
    actorKind: actor.kind,
    actorId: isPerson ? actor.userId : null,
    sessionId: isPerson ? actor.sessionId : null,
    requestId: 'requestId' in actor ? actor.requestId : null,
    action,
    entity,
    entityId,
    label,
    reason,
    ...changedFields(change.before ?? {}, change.after ?? {}),
    searchText: fold(`${label} ${reason ?? ''}`),
  }
}

/** Author and time of the newest entry of a row; null for an author without a name. */
export async function lastChange(
  db: Database,
  entity: AuditEntity,
  entityId: string,
): Promise<{ by: string | null; at: Date | undefined }> {
  const [row] = await readAudit(db, { entity, entityId }, 1)
  return { by: row?.actorName ?? null, at: row?.entry.at }
}

export type AuditFilter = {
  actorId?: string | undefined
  action?: string | undefined
  entity?: AuditEntity | undefined
  entityId?: string | undefined
  from?: Date | undefined
  before?: Date | undefined
  text?: string | undefined
  after?: Position | undefined
}

export type AuditRow = { entry: typeof auditEntries.$inferSelect; actorName: string | null }

/** Entries that match, newest first. */
export async function readAudit(db: Database, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  return db
    .select({ entry: auditEntries, actorName: users.firstName })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(...listConditions(filter)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
}

function listConditions(filter: AuditFilter): (SQL | undefined)[] {
  const { actorId, action, entity, entityId, at, id, searchText } = auditEntries
  const { after, text } = filter
  const words = text ? fold(text) : ''
  return [
    filter.actorId === undefined ? undefined : eq(actorId, filter.actorId),
    filter.action === undefined ? undefined : eq(action, filter.action),
    filter.entity === undefined ? undefined : eq(entity, filter.entity),
    filter.entityId === undefined ? undefined : eq(entityId, filter.entityId),
    filter.from && gte(at, filter.from),
    filter.before && lt(at, filter.before),
    words === '' ? undefined : like(searchText, `%${words}%`),
    after && sql`(${at}, ${id}) < (${new Date(after.at).toISOString()}::timestamptz, ${Number(after.id)})`,
  ]
}
