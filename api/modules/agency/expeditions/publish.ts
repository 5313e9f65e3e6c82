import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { expeditionRevisions } from '#api/db/draftTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { expeditionDays, expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { blockingFields, listChecks } from '#api/modules/agency/expeditions/checks.domain.ts'
import { changedFields, contentFieldNames, toValues } from '#api/modules/agency/expeditions/content.domain.ts'
import { cleaned, toDayRows, toPublicRow } from '#api/modules/agency/expeditions/content.mappers.ts'
import {
  lockedExpedition,
  refuseStale,
  refuseTakenSlug,
  toEntry,
  writeDraft,
} from '#api/modules/agency/expeditions/draft.ts'
import type { AgencyExpedition, Publication } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { notReadyMessage } from '#api/modules/agency/expeditions/expeditions.messages.ts'
import {
  type Facts,
  findFacts,
  type StoredExpedition,
  toAgencyExpedition,
} from '#api/modules/agency/expeditions/expeditions.repository.ts'
import { showExpedition } from '#api/modules/expeditions/expeditions.projection.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

/** Publishes the draft as it was at a version: row, revision, public documents, slug and audit entry. */
export function publishExpedition(
  { db, clock }: Context,
  caller: AgencyCaller,
  id: number,
  { version, note }: Publication,
): Promise<AgencyExpedition> {
  const now = clock()
  return db.transaction(async (tx) => {
    const stored = await lockedExpedition(tx, id)
    if (version !== stored.row.version) await refuseStale(tx, stored, now)
    return toAgencyExpedition(tx, await publish(tx, caller, stored, { note, now }), now)
  })
}

/** Called under the lock of the expedition. */
export async function publish(
  tx: Database,
  caller: AgencyCaller,
  stored: StoredExpedition,
  { note, now }: { note?: string | null | undefined; now: Date },
): Promise<StoredExpedition> {
  const { row, published } = stored
  if (row.state === 'archived') throw new Refusal('WRONG_STATE')
  const content = cleaned(stored.draft)
  const ready = { ...stored, draft: content }
  const facts = await findFacts(tx, [ready], parisDay(now))
  refuseUnready(ready, facts)
  if (content.slug !== row.slug) await refuseTakenSlug(tx, content.slug, row.id)
  const edit = { stored: { ...stored, published: content }, draft: content }
  const drafted = await writeDraft(tx, caller, edit, { facts, now })
  const revision = await writeRevision(tx, caller, stored, { content, note: note?.trim() || null, now })
  const set = {
    ...toPublicRow(content, row),
    state: 'published' as const,
    revision,
    missingCount: 0,
    publishedAt: published ? row.publishedAt : now,
  }
  await tx.update(expeditions).set(set).where(eq(expeditions.id, row.id))
  await tx.delete(expeditionDays).where(eq(expeditionDays.expeditionId, row.id))
  await tx.insert(expeditionDays).values(toDayRows(content, row.id))
  await showExpedition(tx, row.id, now)
  const fields = published ? changedFields(published, content) : contentFieldNames
  await writeAudit(tx, caller.actor, {
    ...toEntry(drafted, now),
    action: 'expedition.published',
    reason: note?.trim() || undefined,
    before: { state: row.state, ...(published && toValues(published, fields)) },
    after: { state: 'published', ...toValues(content, fields) },
  })
  return { ...drafted, row: { ...drafted.row, ...set } }
}

function refuseUnready(stored: StoredExpedition, facts: Facts): void {
  const fields = blockingFields(listChecks({ ...stored, ...facts(stored) }))
  const missing = Object.keys(fields).length
  if (missing > 0)
    throw new Refusal('NOT_READY', { fields, message: notReadyMessage(stored.draft.name, missing) })
}

type Revision = { content: StoredExpedition['draft']; note: string | null; now: Date }

/** Writes the next revision; before the first one, the content that the agency found published. */
async function writeRevision(
  tx: Database,
  caller: AgencyCaller,
  { row, published }: StoredExpedition,
  { content, note, now }: Revision,
): Promise<number> {
  const isFirst = row.revision === 0 && published !== null
  const number = row.revision + (isFirst ? 2 : 1)
  const found = { number: 1, content: published ?? content, note: null, authorId: null, at: row.publishedAt }
  const written = { number, content, note, authorId: caller.user.id, at: now }
  const rows = isFirst ? [found, written] : [written]
  await tx.insert(expeditionRevisions).values(rows.map((revision) => ({ expeditionId: row.id, ...revision })))
  return number
}
