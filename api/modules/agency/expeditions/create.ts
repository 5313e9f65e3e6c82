import { desc, eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#api/db/client.ts'
import { expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import {
  type ContentChange,
  type ExpeditionContent,
  emptyContent,
} from '#api/modules/agency/expeditions/content.contract.ts'
import { contentFieldNames, valuesOf } from '#api/modules/agency/expeditions/content.domain.ts'
import { toPublicRow } from '#api/modules/agency/expeditions/content.mappers.ts'
import { entryOf, lockSlugs, refuseTakenSlug, writeDraft } from '#api/modules/agency/expeditions/draft.ts'
import { faultsOf } from '#api/modules/agency/expeditions/expedition.domain.ts'
import type { AgencyExpedition } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { copyName } from '#api/modules/agency/expeditions/expeditions.messages.ts'
import {
  ownerOfSlug,
  type StoredExpedition,
  storedExpedition,
  surroundingsOf,
  toAgencyExpedition,
} from '#api/modules/agency/expeditions/expeditions.repository.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { orNotFound, Refusal } from '#api/plugins/errors.ts'
import { expeditionLimits } from '#schema/expedition.content.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

/** Creates an expedition, and returns it. */
export function createExpedition(
  { db, clock }: Context,
  caller: Author,
  change: ContentChange,
  key: string,
): Promise<AgencyExpedition> {
  const now = clock()
  return db.transaction(async (tx) =>
    toAgencyExpedition(tx, await addExpedition(tx, caller, { change, key, now }), now),
  )
}

type NewDraft = { change: ContentChange; key: string; now: Date }

/** Creates an expedition as a draft, once for each key. Its name is required, its slug made of it by default. */
export async function addExpedition(
  tx: Database,
  caller: Author,
  { change, key, now }: NewDraft,
): Promise<StoredExpedition> {
  await lockSlugs(tx)
  const known = await expeditionOfKey(tx, key)
  if (known) return known
  const content = { ...emptyContent, ...change }
  const slug = content.slug || (await freeSlug(tx, toSlug(content.name)))
  await refuseNew(tx, { ...content, slug }, change)
  const created = await insertDraft(tx, caller, { ...content, slug }, { key, now })
  const after = valuesOf(created.draft, contentFieldNames)
  await writeAudit(tx, caller.actor, { ...entryOf(created, now), action: 'expedition.created', after })
  return created
}

async function expeditionOfKey(tx: Database, key: string): Promise<StoredExpedition | undefined> {
  const [found] = await tx
    .select({ id: expeditions.id })
    .from(expeditions)
    .where(eq(expeditions.creationKey, key))
  return found && storedExpedition(tx, found.id)
}

/** Copies the draft of an expedition, with its photos and guide, as a draft of its own; once for each key. */
export function copyExpedition(
  { db, clock }: Context,
  caller: Author,
  id: number,
  key: string,
): Promise<AgencyExpedition> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockSlugs(tx)
    const known = await expeditionOfKey(tx, key)
    if (known) return toAgencyExpedition(tx, known, now)
    const { draft, row } = orNotFound(await storedExpedition(tx, id))
    const [, most] = expeditionLimits.name
    const name = copyName(draft.name.slice(0, most - copyName('').length))
    const content = { ...draft, name, slug: await freeSlug(tx, toSlug(name)) }
    const created = await insertDraft(tx, caller, content, { key, now, guideId: row.guideId })
    const after = valuesOf(created.draft, contentFieldNames)
    await writeAudit(tx, caller.actor, { ...entryOf(created, now), action: 'expedition.copied', after })
    return toAgencyExpedition(tx, created, now)
  })
}

/** A name is required; of the other fields, only what can never be valid is refused. */
async function refuseNew(tx: Database, content: ExpeditionContent, change: ContentChange): Promise<void> {
  const around = await surroundingsOf(tx, content, null)
  const faults = faultsOf(content, around).filter(
    ({ field, isUnfinished }) =>
      field === 'name' || (!isUnfinished && Object.hasOwn(change, field.split('.')[0] ?? '')),
  )
  if (faults.length > 0)
    throw new Refusal('INVALID_FIELDS', {
      fields: Object.fromEntries(faults.map(({ field, message }) => [field, message])),
    })
  await refuseTakenSlug(tx, content.slug)
}

/** The slug itself, or with the first number that makes it free. */
async function freeSlug(tx: Database, wanted: string): Promise<string> {
  const [, most] = expeditionLimits.slug
  const base = wanted.slice(0, most - 5).replace(/-+$/, '')
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if ((await ownerOfSlug(tx, slug)) === undefined) return slug
  }
}

/** The row exists from the start; its public columns are filled by the first publication. */
async function insertDraft(
  tx: Database,
  caller: Author,
  content: ExpeditionContent,
  { key, now, guideId = null }: { key: string; now: Date; guideId?: number | null },
): Promise<StoredExpedition> {
  const [next] = await rowsOf<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('expeditions', 'id'))::int as id`,
  )
  const id = next?.id ?? 0
  const [last] = await tx
    .select({ rank: expeditions.carouselRank })
    .from(expeditions)
    .orderBy(desc(expeditions.carouselRank))
    .limit(1)
  await tx.insert(expeditions).values({
    ...toPublicRow({ ...emptyContent, name: content.name, slug: content.slug, type: content.type }, nothing),
    id,
    uniqueId: `EXP-${String(id).padStart(4, '0')}`,
    state: 'draft',
    version: 0,
    guideId,
    publishedAt: now,
    changedAt: now,
    creationKey: key,
    carouselRank: (last?.rank ?? 0) + 1,
  })
  const inserted = orNotFound(await storedExpedition(tx, id))
  return writeDraft(tx, caller, inserted, content, now)
}

const nothing = { route: [], land: null, surroundings: null, trainAccess: [], meetingPoint: null }
