import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import { guideAbsences, guideAccounts } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, gte, inArray, isNull, or, sql } from '#api/db/drizzle.ts'
import { guides, photos } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { toOpenDashboards } from '#api/modules/agency/departures/guide.repository.ts'
import type { AgencyGuide, GuideAbsence } from '#api/modules/agency/guides/guides.contract.ts'
import { toPhoto } from '#api/modules/expeditions/expeditions.mappers.ts'

export type StoredGuide = {
  guide: typeof guides.$inferSelect
  photo: typeof photos.$inferSelect | null
  account: { id: string; email: string } | null
  absences: GuideAbsence[]
  departuresToCome: number
}

const ledToCome = (today: string) => sql<number>`(
  select count(*)::int from departures where departures.guide_id = guides.id and end_on >= ${today} and canceled_at is null)`

/** Those guides, or all, by name, with the absences that are not over on that day. */
export async function storedGuides(
  db: Database,
  today: string,
  only?: readonly number[],
): Promise<StoredGuide[]> {
  const rows = await db
    .select({
      guide: guides,
      photo: photos,
      account: { id: users.id, email: users.email },
      departuresToCome: ledToCome(today),
    })
    .from(guides)
    .leftJoin(photos, eq(photos.name, guides.photoName))
    .leftJoin(guideAccounts, eq(guideAccounts.guideId, guides.id))
    .leftJoin(users, eq(users.id, guideAccounts.userId))
    .where(only && inArray(guides.id, [...only]))
    .orderBy(asc(guides.id))
  const ids = rows.map(({ guide }) => guide.id)
  const absences = ids.length > 0 ? await findAbsences(db, ids, today) : []
  const byGuide = Map.groupBy(absences, ({ guideId }) => guideId)
  const byName = rows.toSorted((one, other) => one.guide.fullName.localeCompare(other.guide.fullName, 'fr'))
  return byName.map((row) => ({ ...row, absences: (byGuide.get(row.guide.id) ?? []).map(toAbsence) }))
}

const findAbsences = (db: Database, ids: number[], today: string) =>
  db
    .select()
    .from(guideAbsences)
    .where(and(inArray(guideAbsences.guideId, ids), gte(guideAbsences.endOn, today)))
    .orderBy(asc(guideAbsences.startOn), asc(guideAbsences.endOn), asc(guideAbsences.id))

const toAbsence = ({ startOn, endOn, note }: typeof guideAbsences.$inferSelect): GuideAbsence => ({
  start: startOn,
  end: endOn,
  note,
})

/** Only those who assign departures see the address of a guide's account. */
export function toAgencyGuide(stored: StoredGuide, seesAccount: boolean): AgencyGuide {
  const { guide, photo, account, absences, departuresToCome } = stored
  const { id, version, slug, fullName, diploma, basedIn, languages, bio, quote, isHidden } = guide
  return {
    id: String(id),
    version,
    slug,
    full_name: fullName,
    diploma,
    based_in: basedIn,
    languages,
    bio,
    quote,
    photo: photo && toPhoto(photo),
    is_hidden: isHidden,
    has_account: account !== null,
    account_email: seesAccount ? (account?.email ?? null) : null,
    absences,
    departures_to_come: departuresToCome,
  }
}

/** Guides are written one at a time: neither a slug nor an account is given twice. Readers do not wait. */
export async function lockGuides(tx: Database): Promise<void> {
  await tx.execute(sql`lock table guides in share row exclusive mode`)
}

/** Slug, name and account of each guide: no two have one slug or one account. */
export function guideNames(db: Database) {
  return db
    .select({ id: guides.id, slug: guides.slug, fullName: guides.fullName, userId: guideAccounts.userId })
    .from(guides)
    .leftJoin(guideAccounts, eq(guideAccounts.guideId, guides.id))
}

export async function existingPhotos(db: Database, names: string[]): Promise<Set<string>> {
  const found = await db.select({ name: photos.name }).from(photos).where(inArray(photos.name, names))
  return new Set(found.map(({ name }) => name))
}

/** Replaces the absences that are not over. */
export async function replaceAbsences(
  tx: Database,
  absencesByGuide: ReadonlyMap<number, readonly GuideAbsence[]>,
  today: string,
): Promise<void> {
  const isOpen = and(
    inArray(guideAbsences.guideId, [...absencesByGuide.keys()]),
    gte(guideAbsences.endOn, today),
  )
  await tx.delete(guideAbsences).where(isOpen)
  const rows = [...absencesByGuide].flatMap(([guideId, absences]) =>
    absences.map(({ start, end, note }) => ({ guideId, startOn: start, endOn: end, note })),
  )
  if (rows.length > 0) await tx.insert(guideAbsences).values(rows)
}

/** Gives guides an account each, or none, with the dashboards of the departures that are not over. */
export async function giveAccounts(
  tx: Database,
  userByGuide: ReadonlyMap<number, string | null>,
  now: Date,
): Promise<void> {
  const ids = [...userByGuide.keys()]
  await tx.delete(guideAccounts).where(inArray(guideAccounts.guideId, ids))
  const rows = [...userByGuide].flatMap(([guideId, userId]) => (userId === null ? [] : [{ guideId, userId }]))
  if (rows.length > 0) await tx.insert(guideAccounts).values(rows)
  const { id, guideId, endOn, canceledAt } = departures
  const led = await tx
    .select({ id, guideId })
    .from(departures)
    .where(and(inArray(guideId, ids), gte(endOn, parisDay(now)), isNull(canceledAt)))
    .orderBy(asc(id))
  await toOpenDashboards(tx, led, now)
}

/** Expeditions whose public documents name one of the guides, by themselves or by a departure. */
export async function expeditionsOfGuides(db: Database, guideIds: readonly number[]): Promise<number[]> {
  const ids = [...guideIds]
  const led = db
    .select({ id: departures.expeditionId })
    .from(departures)
    .where(inArray(departures.guideId, ids))
  const rows = await db
    .select({ id: expeditions.id })
    .from(expeditions)
    .where(or(inArray(expeditions.guideId, ids), inArray(expeditions.id, led)))
    .orderBy(asc(expeditions.id))
  return rows.map(({ id }) => id)
}
