import { type Database, findRows } from '#api/db/client.ts'
import { expeditionDrafts, slugs } from '#api/db/draftTables.ts'
import { inArray, max, or, sql } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import { writeAudits } from '#api/modules/agency/audit/audit.repository.ts'
import { blockingFields, listChecks } from '#api/modules/agency/expeditions/checks.domain.ts'
import {
  type ContentChange,
  type ExpeditionContent,
  emptyContent,
} from '#api/modules/agency/expeditions/content.contract.ts'
import { contentFieldNames, toValues } from '#api/modules/agency/expeditions/content.domain.ts'
import { toPublicRow } from '#api/modules/agency/expeditions/content.mappers.ts'
import { lockSlugs, slugTaken, toEntry, toRefusal } from '#api/modules/agency/expeditions/draft.ts'
import { listFaults, type Surroundings } from '#api/modules/agency/expeditions/expedition.domain.ts'
import {
  findSurroundings,
  type StoredExpedition,
} from '#api/modules/agency/expeditions/expeditions.repository.ts'
import { forAccepted, type Outcome } from '#api/modules/agency/outcomes.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { orNotFound } from '#api/plugins/errors.ts'
import { expeditionLimits } from '#schema/expedition.content.ts'

export type NewDraft = { change: ContentChange; key: string }

/**
 * Adds drafts, and returns each as it is stored, or its refusal. A name is required; the slug is made of it by
 * default. All are written at once: an import has thousands.
 */
export async function addDrafts(
  tx: Database,
  caller: Author,
  targets: readonly NewDraft[],
  now: Date,
): Promise<Outcome<StoredExpedition>[]> {
  if (targets.length === 0) return []
  await lockSlugs(tx)
  const around = await findSurroundings(
    tx,
    { photos: targets.flatMap(({ change }) => change.photos ?? []) },
    null,
  )
  const bases = targets.map(({ change: { name = '', slug } }) => slug || toBase(name))
  const taken = await takenSlugs(tx, bases)
  const judged = targets.map(({ change, key }): Outcome<Insertion> => {
    const slug = change.slug || freeSlug(taken, toBase(change.name ?? ''))
    const content = { ...emptyContent, ...change, slug }
    const refusal = toRefusal(listFaults(content, around), change, 'name')
    if (refusal) return refusal
    if (taken.has(slug)) return slugTaken()
    taken.add(slug)
    return { content, key, guideId: null }
  })
  return forAccepted(judged, async (accepted) => {
    const stored = await insertDrafts(tx, caller, accepted, { around, now, action: 'expedition.created' })
    const ofKey = new Map(stored.map((each) => [each.row.creationKey, each]))
    return accepted.map(({ key }) => orNotFound(ofKey.get(key)))
  })
}

/** The slug of a name, with room for a number. */
export function toBase(name: string): string {
  const [, most] = expeditionLimits.slug
  return toSlug(name)
    .slice(0, most - 5)
    .replace(/-$/, '')
}

/** Slugs, present or former, that begin as these and end with a number or nothing. */
export async function takenSlugs(tx: Database, bases: readonly string[]): Promise<Set<string>> {
  const targets = [...new Set(bases)]
  const withoutNumber = sql`regexp_replace(${slugs.slug}, '-[0-9]+$', '')`
  const rows = await tx
    .select({ slug: slugs.slug })
    .from(slugs)
    .where(or(inArray(slugs.slug, targets), inArray(withoutNumber, targets)))
  return new Set(rows.map(({ slug }) => slug))
}

/** The base itself, or with the first number that makes it free. */
export function freeSlug(taken: ReadonlySet<string>, base: string): string {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!taken.has(slug)) return slug
  }
}

type Insertion = { content: ExpeditionContent; key: string; guideId: number | null }
type How = { around: Surroundings; now: Date; action: 'expedition.created' | 'expedition.copied' }

/** A statement has 65,535 values at most. */
const mostAtOnce = 500

/** The rows exist from the start; their public columns are those of the draft until the first publication. */
export async function insertDrafts(
  tx: Database,
  caller: Author,
  drafts: readonly Insertion[],
  how: How,
): Promise<StoredExpedition[]> {
  const [last] = await tx.select({ rank: max(expeditions.carouselRank) }).from(expeditions)
  const ids = await nextIds(tx, drafts.length)
  const rows = drafts.map((draft, index) => ({
    ...toRow(draft, how),
    ...toNames(orNotFound(ids[index])),
    carouselRank: (last?.rank ?? 0) + index + 1,
  }))
  const contentByKey = new Map(drafts.map(({ key, content }) => [key, content]))
  const stored: StoredExpedition[] = []
  for (let start = 0; start < rows.length; start += mostAtOnce) {
    const part = rows.slice(start, start + mostAtOnce)
    const added = (await tx.insert(expeditions).values(part).returning()).map((row) => ({
      row,
      draft: orNotFound(contentByKey.get(row.creationKey ?? '')),
      fieldVersions: {},
      published: null,
      changedBy: caller.user.id,
    }))
    await writeContents(tx, caller, added, how)
    stored.push(...added)
  }
  return stored
}

const toRow = ({ content, key, guideId }: Insertion, { around, now }: How) => ({
  ...toPublicRow(content, nothing),
  state: 'draft' as const,
  guideId,
  publishedAt: now,
  changedAt: now,
  creationKey: key,
  missingCount: computeMissingCount(content, around),
})

/** The drafts of new rows, and their entries in the audit log. */
async function writeContents(tx: Database, caller: Author, added: StoredExpedition[], { now, action }: How) {
  const contents = added.map(({ row, draft, fieldVersions, changedBy }) => ({
    expeditionId: row.id,
    content: draft,
    fieldVersions,
    isChanged: false,
    changedBy,
    changedAt: now,
  }))
  await tx.insert(expeditionDrafts).values(contents)
  const toAuditValues = ({ draft }: StoredExpedition) => toValues(draft, contentFieldNames)
  const changes = added.map((each) => ({ ...toEntry(each, now), action, after: toAuditValues(each) }))
  await writeAudits(tx, caller.actor, changes)
}

async function nextIds(tx: Database, count: number): Promise<number[]> {
  const next = sql`nextval(pg_get_serial_sequence('expeditions', 'id'))::int`
  const rows = await findRows<{ id: number }>(
    tx,
    sql`select ${next} as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id)
}

const toNames = (id: number) => ({ id, uniqueId: `EXP-${String(id).padStart(4, '0')}` })

const computeMissingCount = (draft: ExpeditionContent, around: Surroundings): number =>
  Object.keys(blockingFields(listChecks({ draft, published: null, around, departuresToCome: 0 }))).length

const nothing = { route: [], land: null, surroundings: null, trainAccess: [], meetingPoint: null }
