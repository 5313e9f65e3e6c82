import { isDeepStrictEqual } from 'node:util'
import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { expeditionDrafts, slugs } from '#api/db/draftTables.ts'
import { and, eq, ne, sql } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import { writeAudits } from '#api/modules/agency/audit/audit.repository.ts'
import { blockingFields, listChecks } from '#api/modules/agency/expeditions/checks.domain.ts'
import type {
  ContentChange,
  ContentField,
  ExpeditionContent,
} from '#api/modules/agency/expeditions/content.contract.ts'
import { changedFields, toValues } from '#api/modules/agency/expeditions/content.domain.ts'
import { toPublicRow } from '#api/modules/agency/expeditions/content.mappers.ts'
import { listFaults } from '#api/modules/agency/expeditions/expedition.domain.ts'
import type { AgencyExpedition, DraftChange } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { contentMessages } from '#api/modules/agency/expeditions/expeditions.messages.ts'
import {
  type Facts,
  findFacts,
  lockedExpeditions,
  ownersOfSlugs,
  type StoredExpedition,
  toAgencyExpedition,
} from '#api/modules/agency/expeditions/expeditions.repository.ts'
import type { Fault } from '#api/modules/agency/expeditions/fault.domain.ts'
import { catchOutcome, forAccepted, type Outcome, orThrow } from '#api/modules/agency/outcomes.ts'
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
  return db.transaction(async (tx) => {
    const [outcome] = await saveFields(tx, caller, [{ id, change }], now)
    if (outcome instanceof Refusal && outcome.code === 'CONFLICT')
      return refuseStale(tx, await lockedExpedition(tx, id), now)
    return toAgencyExpedition(tx, orThrow(orNotFound(outcome)), now)
  })
}

type FieldChange = { id: number; change: DraftChange }
type Edit = {
  stored: StoredExpedition
  /** The content with the change. */
  draft: ExpeditionContent
  version: number
  change: ContentChange
  fields: ContentField[]
}

/**
 * Saves fields of drafts, and returns each as it is stored, or its refusal. A field with a later change than the given
 * version is a conflict. An import has thousands: what can be is read and written for all at once.
 */
export async function saveFields(
  tx: Database,
  caller: Author,
  targets: readonly FieldChange[],
  now: Date,
): Promise<Outcome<StoredExpedition>[]> {
  const locked = await lockedExpeditions(
    tx,
    targets.map(({ id }) => id),
  )
  const byId = new Map(locked.map((stored) => [stored.row.id, stored]))
  const edits = targets.map(({ id, change: { version, ...change } }) =>
    catchOutcome((): Edit => {
      const stored = orNotFound(byId.get(id))
      const input = withTracks(stored.draft, change)
      const draft = { ...stored.draft, ...input }
      return { stored, draft, version, change: input, fields: changedFields(stored.draft, input) }
    }),
  )
  return forAccepted(edits, async (accepted) => {
    const drafts = accepted.map(({ stored, draft }) => ({ ...stored, draft }))
    const facts = await findFacts(tx, drafts, parisDay(now))
    const owners = await slugOwners(tx, accepted)
    const judged = accepted.map((edit) => refusalOfEdit(edit, facts, owners) ?? edit)
    return forAccepted(judged, (allowed) => writeEdits(tx, caller, allowed, { facts, now }))
  })
}

/** Owners of the slugs that edits want, which wait for each other. */
async function slugOwners(tx: Database, edits: readonly Edit[]): Promise<Map<string, number>> {
  const targets = edits.flatMap(({ change }) => change.slug || [])
  if (targets.length === 0) return new Map()
  await lockSlugs(tx)
  return ownersOfSlugs(tx, targets)
}

function refusalOfEdit(
  { stored, draft, version, change, fields }: Edit,
  facts: Facts,
  owners: Map<string, number>,
): Refusal | undefined {
  const { row, fieldVersions, published } = stored
  const isStale = fields.some((field) => (fieldVersions[field] ?? 1) > version)
  if (isStale || version > row.version) return new Refusal('CONFLICT')
  if (fields.length === 0) return undefined
  const refusal = toRefusal(listFaults(draft, facts(stored).around), change)
  if (refusal || !change.slug) return refusal
  const owner = owners.get(change.slug)
  if (owner !== undefined && owner !== row.id) return slugTaken()
  // The next edit may take a slug that this one gives up, and none that it takes.
  if (published === null) {
    for (const [slug, id] of owners) if (id === row.id) owners.delete(slug)
    owners.set(change.slug, row.id)
  }
  return undefined
}

type How = { facts: Facts; now: Date }

/** Drafts one after the other: a slug may pass from one to the next. Their audit entries at once. */
async function writeEdits(
  tx: Database,
  caller: Author,
  edits: readonly Edit[],
  how: How,
): Promise<StoredExpedition[]> {
  const saved: (Edit & { after: StoredExpedition })[] = []
  for (const edit of edits) {
    const after = edit.fields.length > 0 ? await writeDraft(tx, caller, edit, how) : edit.stored
    saved.push({ ...edit, after })
  }
  const entries = saved
    .filter(({ fields }) => fields.length > 0)
    .map(({ stored, fields, after }) => ({
      ...toEntry(after, how.now),
      action: 'expedition.edited' as const,
      before: toValues(stored.draft, fields),
      after: toValues(after.draft, fields),
    }))
  await writeAudits(tx, caller.actor, entries)
  return saved.map(({ after }) => after)
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
  return orNotFound((await lockedExpeditions(tx, [id]))[0])
}

export const toEntry = ({ row, draft }: StoredExpedition, at: Date) => ({
  at,
  entity: 'expedition' as const,
  entityId: String(row.id),
  label: draft.name || row.uniqueId,
})

/** Refuses a change that is based on an older version, with the stored one. */
export async function refuseStale(tx: Database, stored: StoredExpedition, now: Date): Promise<never> {
  throw new Refusal('CONFLICT', { current: await toAgencyExpedition(tx, stored, now) })
}

/** The refusal of changed fields whose values can never be valid; a draft may be unfinished, but for a required field. */
export function toRefusal(
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
  const owner = (await ownersOfSlugs(tx, [slug])).get(slug)
  if (owner !== undefined && owner !== id) throw slugTaken()
}

export const slugTaken = () => new Refusal('SLUG_TAKEN', { fields: { slug: contentMessages.slugTaken } })

/** Stores a content as the draft, with the version of each field that it changes. */
export async function writeDraft(
  tx: Database,
  caller: Author,
  { stored, draft }: { stored: StoredExpedition; draft: ExpeditionContent },
  { facts, now }: How,
): Promise<StoredExpedition> {
  const version = stored.row.version + 1
  const fields = changedFields(stored.draft, draft)
  const fieldVersions = { ...stored.fieldVersions, ...toVersions(fields, version) }
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
  const missingCount = Object.keys(blockingFields(listChecks({ ...next, ...facts(next) }))).length
  const set = { version, missingCount, changedAt: now, ...(await writeSlug(tx, next)) }
  await tx.update(expeditions).set(set).where(eq(expeditions.id, stored.row.id))
  return { ...next, row: { ...stored.row, ...set } }
}

const toVersions = (fields: ContentField[], version: number) =>
  Object.fromEntries(fields.map((field) => [field, version]))

/** A draft that was never published is listed by its own fields, and gives up the slugs that it leaves. */
async function writeSlug(tx: Database, { row, draft, published }: StoredExpedition) {
  if (published !== null) return {}
  const slug = draft.slug || row.slug
  if (slug !== row.slug) {
    await tx.update(expeditions).set({ slug }).where(eq(expeditions.id, row.id))
    await tx.delete(slugs).where(and(eq(slugs.expeditionId, row.id), ne(slugs.slug, slug)))
  }
  return { ...toPublicRow(draft, row), slug }
}
