import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { expeditionRevisions } from '#api/db/draftTables.ts'
import { and, desc, eq, lt } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { AuditAction } from '#api/modules/agency/audit/audit.messages.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { ExpeditionContent } from '#api/modules/agency/expeditions/content.contract.ts'
import { changedFields, toValues } from '#api/modules/agency/expeditions/content.domain.ts'
import { lockedExpedition, refuseStale, toEntry, writeDraft } from '#api/modules/agency/expeditions/draft.ts'
import type { AgencyExpedition, Revision } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { findFacts, toAgencyExpedition } from '#api/modules/agency/expeditions/expeditions.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

/** Revisions of an expedition, newest first, below a number. */
export async function findRevisions(
  db: Database,
  id: number,
  below: number | undefined,
  limit: number,
): Promise<Revision[]> {
  const { expeditionId, number, authorId } = expeditionRevisions
  const rows = await db
    .select({ revision: expeditionRevisions, author: users.firstName })
    .from(expeditionRevisions)
    .leftJoin(users, eq(users.id, authorId))
    .where(and(eq(expeditionId, id), below === undefined ? undefined : lt(number, below)))
    .orderBy(desc(number))
    .limit(limit)
  return rows.map(({ revision, author }) => ({
    number: revision.number,
    author,
    at: revision.at.toISOString(),
    note: revision.note,
    content: revision.content,
  }))
}

/** Copies a revision into the draft; nothing public changes before its publication. */
export function restoreRevision(
  context: Context,
  caller: AgencyCaller,
  id: number,
  { version, number }: { version: number; number: number },
): Promise<AgencyExpedition> {
  return replaceDraft(context, caller, { id, version, action: 'expedition.restored' }, async (tx) => {
    const { expeditionId, number: column, content } = expeditionRevisions
    const isIt = and(eq(expeditionId, id), eq(column, number))
    const [found] = await tx.select({ content }).from(expeditionRevisions).where(isIt)
    if (!found) throw new Refusal('REVISION_NOT_FOUND')
    return found.content
  })
}

/** Gives the changes of the draft up. An expedition that was never published is deleted instead. */
export function discardDraft(
  context: Context,
  caller: AgencyCaller,
  id: number,
  version: number,
): Promise<AgencyExpedition> {
  return replaceDraft(
    context,
    caller,
    { id, version, action: 'expedition.discarded' },
    async (_, published) => {
      if (!published) throw new Refusal('WRONG_STATE')
      return published
    },
  )
}

type Replacement = { id: number; version: number; action: AuditAction }

function replaceDraft(
  { db, clock }: Context,
  caller: AgencyCaller,
  { id, version, action }: Replacement,
  findContent: (tx: Database, published: ExpeditionContent | null) => Promise<ExpeditionContent>,
): Promise<AgencyExpedition> {
  const now = clock()
  return db.transaction(async (tx) => {
    const stored = await lockedExpedition(tx, id)
    if (version !== stored.row.version) await refuseStale(tx, stored, now)
    const content = await findContent(tx, stored.published)
    const facts = await findFacts(tx, [{ ...stored, draft: content }], parisDay(now))
    const after = await writeDraft(tx, caller, { stored, draft: content }, { facts, now })
    const fields = changedFields(stored.draft, content)
    const [before, next] = [toValues(stored.draft, fields), toValues(content, fields)]
    await writeAudit(tx, caller.actor, { ...toEntry(after, now), action, before, after: next })
    return toAgencyExpedition(tx, after, now)
  })
}
