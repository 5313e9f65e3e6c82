import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne, sql } from 'drizzle-orm'
import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { expeditionDrafts, slugs } from '#api/db/draftTables.ts'
import { expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { blockingFields, checksOf } from '#api/modules/agency/expeditions/checks.domain.ts'
import type {
  ContentChange,
  ContentField,
  ExpeditionContent,
} from '#api/modules/agency/expeditions/content.contract.ts'
import { changedFields, valuesOf } from '#api/modules/agency/expeditions/content.domain.ts'
import { toPublicRow } from '#api/modules/agency/expeditions/content.mappers.ts'
import { faultsOf } from '#api/modules/agency/expeditions/expedition.domain.ts'
import type { AgencyExpedition, DraftChange } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { contentMessages } from '#api/modules/agency/expeditions/expeditions.messages.ts'
import {
  departuresToCome,
  fixedDaysOf,
  ownerOfSlug,
  type StoredExpedition,
  storedExpedition,
  surroundingsOf,
  toAgencyExpedition,
} from '#api/modules/agency/expeditions/expeditions.repository.ts'
import type { Fault } from '#api/modules/agency/expeditions/fault.domain.ts'
import { orNotFound, Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

/** Saves fields of a draft, and returns the expedition. */
export function saveDraft(
  { db, clock }: Context,
  caller: Author,
  id: number,
  change: DraftChange,
): Promise<AgencyExpedition> {
  const now = clock()
  return db.transaction(async (tx) =>
    toAgencyExpedition(tx, await saveFields(tx, caller, { id, change, now }), now),
  )
}

type FieldChange = { id: number; change: DraftChange; now: Date }

/** Saves fields of a draft. A field with a later change than the given version is a conflict. */
export async function saveFields(
  tx: Database,
  caller: Author,
  { id, change: { version, ...wanted }, now }: FieldChange,
): Promise<StoredExpedition> {
  const stored = await lockedExpedition(tx, id)
  const change = withTracks(stored.draft, wanted)
  const fields = changedFields(stored.draft, change)
  const isStale = fields.some((field) => (stored.fieldVersions[field] ?? 1) > version)
  if (isStale || version > stored.row.version) await refuseStale(tx, stored, now)
  if (fields.length === 0) return stored
  await refuseInvalid(tx, stored, change, now)
  const after = await writeDraft(tx, caller, stored, { ...stored.draft, ...change }, now)
  await writeAudit(tx, caller.actor, {
    ...entryOf(after, now),
    action: 'expedition.edited',
    before: valuesOf(stored.draft, fields),
    after: valuesOf(after.draft, fields),
  })
  return after
}

/** A change of the route without positions leaves those of the draft: they may be a thousand. */
function withTracks(
  { route: stored }: ExpeditionContent,
  { route, ...change }: Omit<DraftChange, 'version'>,
): ContentChange {
  if (route === undefined) return change
  return { ...change, route: route && { ...route, tracks: route.tracks ?? stored?.tracks ?? [] } }
}

export async function lockedExpedition(tx: Database, id: number): Promise<StoredExpedition> {
  return orNotFound(await storedExpedition(tx, id, { isLocked: true }))
}

export const entryOf = ({ row, draft }: StoredExpedition, at: Date) => ({
  at,
  entity: 'expedition' as const,
  entityId: String(row.id),
  label: draft.name || row.uniqueId,
})

/** Refuses a change that is based on an older version, with the stored one. */
export async function refuseStale(tx: Database, stored: StoredExpedition, now: Date): Promise<never> {
  throw new Refusal('CONFLICT', { current: await toAgencyExpedition(tx, stored, now) })
}

async function refuseInvalid(tx: Database, stored: StoredExpedition, change: ContentChange, now: Date) {
  const content = { ...stored.draft, ...change }
  const { count } = await departuresToCome(tx, stored.row.id, parisDay(now))
  const around = await surroundingsOf(tx, content, fixedDaysOf(stored, count))
  const refusal = refusalOf(faultsOf(content, around), change)
  if (refusal) throw refusal
  if (change.slug) await refuseTakenSlug(tx, change.slug, stored.row.id)
}

/** The refusal of changed fields whose values can never be valid; a draft may be unfinished, but for a required field. */
export function refusalOf(
  faults: readonly Fault[],
  change: ContentChange,
  required?: ContentField,
): Refusal | undefined {
  const refused = faults.filter(
    ({ field, isUnfinished }) =>
      field === required || (!isUnfinished && Object.hasOwn(change, field.split('.')[0] ?? '')),
  )
  if (refused.length === 0) return undefined
  const fields = Object.fromEntries(refused.map(({ field, message }) => [field, message]))
  return new Refusal('INVALID_FIELDS', { fields })
}

/** Slugs are given one at a time: neither a slug nor the key of a creation is used twice. */
export async function lockSlugs(tx: Database): Promise<void> {
  await tx.execute(sql`lock table slugs in share row exclusive mode`)
}

export async function refuseTakenSlug(tx: Database, slug: string, id: number): Promise<void> {
  await lockSlugs(tx)
  const owner = await ownerOfSlug(tx, slug)
  if (owner !== undefined && owner !== id) throw slugTaken()
}

export const slugTaken = () => new Refusal('SLUG_TAKEN', { fields: { slug: contentMessages.slugTaken } })

/** Stores a content as the draft, with the version of each field that it changes. */
export async function writeDraft(
  tx: Database,
  caller: Author,
  stored: StoredExpedition,
  draft: ExpeditionContent,
  now: Date,
): Promise<StoredExpedition> {
  const version = stored.row.version + 1
  const fields = changedFields(stored.draft, draft)
  const fieldVersions = { ...stored.fieldVersions, ...versionsOf(fields, version) }
  const values = {
    content: draft,
    fieldVersions,
    isChanged: stored.published !== null && !isDeepStrictEqual(draft, stored.published),
    changedBy: caller.user.id,
    changedAt: now,
  }
  await tx
    .insert(expeditionDrafts)
    .values({ expeditionId: stored.row.id, ...values })
    .onConflictDoUpdate({ target: expeditionDrafts.expeditionId, set: values })
  const next = { ...stored, draft, fieldVersions, changedBy: caller.user.id }
  const missingCount = await countMissing(tx, next, now)
  const set = { version, missingCount, changedAt: now, ...(await namesOf(tx, next)) }
  await tx.update(expeditions).set(set).where(eq(expeditions.id, stored.row.id))
  return { ...next, row: { ...stored.row, ...set } }
}

const versionsOf = (fields: ContentField[], version: number) =>
  Object.fromEntries(fields.map((field) => [field, version]))

/** A draft that was never published is listed by its own fields, and gives up the slugs that it leaves. */
async function namesOf(tx: Database, { row, draft, published }: StoredExpedition) {
  if (published !== null) return {}
  const slug = draft.slug || row.slug
  if (slug !== row.slug) {
    await tx.update(expeditions).set({ slug }).where(eq(expeditions.id, row.id))
    await tx.delete(slugs).where(and(eq(slugs.expeditionId, row.id), ne(slugs.slug, slug)))
  }
  return { ...toPublicRow(draft, row), slug }
}

async function countMissing(tx: Database, stored: StoredExpedition, now: Date): Promise<number> {
  const { count } = await departuresToCome(tx, stored.row.id, parisDay(now))
  const around = await surroundingsOf(tx, stored.draft, fixedDaysOf(stored, count))
  return Object.keys(blockingFields(checksOf({ ...stored, around, departuresToCome: count }))).length
}
