import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { users } from '#api/db/accountTables.ts'
import { guideAbsences, guideAccounts } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { guides, photos } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { AgencyGuide, GuideAbsence } from '#api/modules/agency/guides/guides.contract.ts'
import { openDashboard } from '#api/modules/departures/dashboard.repository.ts'
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

/** One guide, or all by name, with the absences that are not over on that day. */
export async function storedGuides(db: Database, today: string, id?: number): Promise<StoredGuide[]> {
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
    .where(id === undefined ? undefined : eq(guides.id, id))
    .orderBy(asc(guides.id))
  const ids = rows.map(({ guide }) => guide.id)
  const absences = ids.length > 0 ? await absencesOf(db, ids, today) : []
  const byGuide = Map.groupBy(absences, ({ guideId }) => guideId)
  const byName = rows.toSorted((one, other) => one.guide.fullName.localeCompare(other.guide.fullName, 'fr'))
  return byName.map((row) => ({ ...row, absences: (byGuide.get(row.guide.id) ?? []).map(toAbsence) }))
}

const absencesOf = (db: Database, ids: number[], today: string) =>
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

export async function guideWithSlug(db: Database, slug: string): Promise<number | undefined> {
  const [found] = await db.select({ id: guides.id }).from(guides).where(eq(guides.slug, slug))
  return found?.id
}

/** The guide as whom an account signs in. */
export async function guideOfAccount(db: Database, userId: string) {
  const [found] = await db
    .select({ id: guides.id, fullName: guides.fullName })
    .from(guideAccounts)
    .innerJoin(guides, eq(guides.id, guideAccounts.guideId))
    .where(eq(guideAccounts.userId, userId))
  return found
}

export async function hasPhoto(db: Database, name: string): Promise<boolean> {
  const found = await db.select({ name: photos.name }).from(photos).where(eq(photos.name, name))
  return found.length > 0
}

/** Replaces the absences that are not over. */
export async function replaceAbsences(
  tx: Database,
  guideId: number,
  absences: GuideAbsence[],
  today: string,
): Promise<void> {
  const isOpen = and(eq(guideAbsences.guideId, guideId), gte(guideAbsences.endOn, today))
  await tx.delete(guideAbsences).where(isOpen)
  if (absences.length === 0) return
  await tx
    .insert(guideAbsences)
    .values(absences.map(({ start, end, note }) => ({ guideId, startOn: start, endOn: end, note })))
}

/** Gives a guide an account, or none, with the dashboards of the departures that are not over. */
export async function giveAccount(
  tx: Database,
  guideId: number,
  userId: string | null,
  now: Date,
  today: string,
): Promise<void> {
  await tx.delete(guideAccounts).where(eq(guideAccounts.guideId, guideId))
  if (userId !== null) await tx.insert(guideAccounts).values({ guideId, userId })
  const led = await tx
    .select({ id: departures.id })
    .from(departures)
    .where(and(eq(departures.guideId, guideId), gte(departures.endOn, today), isNull(departures.canceledAt)))
    .orderBy(asc(departures.id))
  for (const { id } of led) await openDashboard(tx, id, userId, now)
}

/** Expeditions whose public documents name a guide, by themselves or by a departure. */
export async function expeditionsOfGuide(db: Database, guideId: number): Promise<number[]> {
  const leads = sql`exists (select from departures where expedition_id = expeditions.id and departures.guide_id = ${guideId})`
  const rows = await db
    .select({ id: expeditions.id })
    .from(expeditions)
    .where(or(eq(expeditions.guideId, guideId), leads))
    .orderBy(asc(expeditions.id))
  return rows.map(({ id }) => id)
}
