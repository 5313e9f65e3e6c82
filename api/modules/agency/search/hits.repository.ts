import { users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import {
  and,
  asc,
  eq,
  inArray,
  like,
  notExists,
  or,
  type PgColumn,
  type SQL,
  type SQLWrapper,
  sql,
} from '#api/db/drizzle.ts'
import { expeditionText } from '#api/db/foldedText.ts'
import { resellers } from '#api/db/keyTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { AgencyHit } from '#api/modules/agency/search/hits.contract.ts'
import type { DayParts, HitQuery } from '#api/modules/agency/search/hits.domain.ts'

type Search = { query: HitQuery; today: string; limit: number }

/** Shorter words have no trigram of their own: only the start of a word has one, with the space before it. */
const trigram = 3

/** Rows of any of the queries, each of which has an index of its own: a condition over several tables has none. */
export const isIn = (id: PgColumn, queries: readonly SQLWrapper[]): SQL =>
  queries.length === 0 ? sql`false` : sql`${id} in (${sql.join([...queries], sql` union `)})`

/** Condition on the end of a text, by the index of its reversed characters. */
export function endsWith(text: PgColumn, end: string): SQL {
  const reversed = [...end]
    .reverse()
    .join('')
    .replaceAll(/[%_\\]/g, '\\$&')
  return sql`reverse(${text}) like ${`${reversed}%`}`
}

/** Condition that a folded text has all words. */
export const hasAll = (text: SQL | PgColumn, words: string[]) =>
  and(
    ...words.map((word) =>
      word.length < trigram ? or(like(text, `${word}%`), like(text, `% ${word}%`)) : like(text, `%${word}%`),
    ),
  )

/** Condition that the folded text of people has the digits of a phone, or all words. */
export const hasPerson = (text: PgColumn, { words, phone }: HitQuery) =>
  phone === undefined ? hasAll(text, words) : like(text, `%${phone}%`)

/** Condition on the start of a departure; undefined for a query without a date. */
function isOn(date: DayParts | undefined): SQL | undefined {
  const part = (name: 'day' | 'month' | 'year') =>
    date?.[name] === undefined
      ? undefined
      : sql`extract(${sql.raw(name)} from ${departures.startOn}) = ${date[name]}`
  return and(part('day'), part('month'), part('year'))
}

/** The next departures first, then the last past ones. */
const nearest = (today: string) => [
  sql`${departures.startOn} < ${today}`,
  sql`abs(${departures.startOn} - ${today}::date)`,
]

const text = (column: PgColumn) => sql<string>`${column}::text`

/** Fields of a departure in a hit. */
const departureFields = {
  expeditionName: expeditions.name,
  departureId: text(departures.id),
  startOn: departures.startOn,
  endOn: departures.endOn,
}

/** Expeditions by name, slug, `unique_id` or region. A date alone names none. */
export async function findExpeditions(db: Database, { query, limit }: Search): Promise<AgencyHit[]> {
  if (query.words.length === 0) return []
  const rows = await db
    .select({ id: text(expeditions.id), name: expeditions.name })
    .from(expeditions)
    .where(hasAll(expeditionText(expeditions), query.words))
    .orderBy(asc(expeditions.name), asc(expeditions.id))
    .limit(limit)
  return rows.map(({ id, name }) => ({
    kind: 'expedition',
    id,
    title: name,
    expedition_name: name,
    departure_id: null,
    start_on: null,
    end_on: null,
    reference: null,
    is_canceled: false,
  }))
}

/** Departures by their expedition, their start, or both. */
export async function findDepartures(db: Database, { query, today, limit }: Search): Promise<AgencyHit[]> {
  const { words, date } = query
  if (words.length === 0 && !date) return []
  const rows = await db
    .select({ ...departureFields, isCanceled: sql<boolean>`${departures.canceledAt} is not null` })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(and(hasAll(expeditionText(expeditions), words), isOn(date)))
    .orderBy(...nearest(today), asc(departures.id))
    .limit(limit)
  return rows.map((row) => ({
    kind: 'departure',
    id: row.departureId,
    title: row.expeditionName,
    expedition_name: row.expeditionName,
    departure_id: row.departureId,
    start_on: row.startOn,
    end_on: row.endOn,
    reference: null,
    is_canceled: row.isCanceled,
  }))
}

/** Reservations by their reference, their customer, or one of their travellers. */
export async function findReservations(db: Database, { query, today, limit }: Search): Promise<AgencyHit[]> {
  if (query.words.length === 0) return []
  const rows = await db
    .select({
      ...departureFields,
      id: reservations.id,
      reference: reservations.reference,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      reseller: resellers.name,
      isCanceled: sql<boolean>`coalesce(${reservations.canceledAt}, ${departures.canceledAt}) is not null`,
    })
    .from(reservations)
    .leftJoin(users, eq(users.id, reservations.userId))
    .leftJoin(resellers, eq(resellers.id, reservations.resellerId))
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(and(eq(reservations.isGuide, false), isReservation(db, query), isOn(query.date)))
    .orderBy(...nearest(today), asc(reservations.id))
    .limit(limit)
  return rows.map((row) => ({
    kind: 'reservation',
    id: row.id,
    title: row.reseller ?? ([row.firstName, row.lastName].filter(Boolean).join(' ') || (row.email ?? '')),
    expedition_name: row.expeditionName,
    departure_id: row.departureId,
    start_on: row.startOn,
    end_on: row.endOn,
    reference: row.reference,
    is_canceled: row.isCanceled,
  }))
}

/** Customers who have no reservation: those who have one are found by it. */
export async function findCustomers(db: Database, { query, limit }: Search): Promise<AgencyHit[]> {
  if (query.words.length === 0 || query.date) return []
  const found = db
    .select({ id: users.id })
    .from(users)
    .where(hasPerson(users.searchText, query))
    .limit(mostFound)
  const { id, firstName, lastName, email } = users
  const rows = await db
    .select({ id, firstName, lastName, email })
    .from(users)
    .where(and(inArray(id, found), notExists(ownReservation(db))))
    .orderBy(asc(lastName), asc(firstName), asc(id))
    .limit(limit)
  return rows.map((row) => ({
    kind: 'customer',
    id: row.id,
    title: [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email,
    expedition_name: '',
    departure_id: null,
    start_on: null,
    end_on: null,
    reference: null,
    is_canceled: false,
  }))
}

const ownReservation = (db: Database) =>
  db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.userId, users.id), eq(reservations.isGuide, false)))

/** Most reservations found in each way, before the nearest of them: a word of every address would read all rows. */
const mostFound = 500

function isReservation(db: Database, query: HitQuery): SQL {
  const found = (way: SQL | undefined) =>
    db.select({ id: reservations.id }).from(reservations).where(way).limit(mostFound)
  return isIn(reservations.id, [
    found(hasPerson(reservations.searchText, query)),
    found(eq(reservations.reference, query.reference ?? '')),
  ])
}
