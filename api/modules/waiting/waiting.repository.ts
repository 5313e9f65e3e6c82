import { holds, waitingEntries } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNotNull, isNull, lt, lte, or, sql } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { WaitingEntry } from '#api/modules/waiting/waiting.contract.ts'
import { oldestUnconfirmed, toState } from '#api/modules/waiting/waiting.domain.ts'
import { hashOfToken } from '#api/modules/waiting/waiting.links.ts'

/** Confirmed entries before this one, of those that wait. */
export const countBefore = sql<number>`(select count(*)::int from ${waitingEntries} as other
  where other.departure_id = ${waitingEntries.departureId} and other.confirmed_at is not null
    and other.offered_at is null and other.accepted_at is null and other.left_at is null
    and (other.created_at, other.id) < (${waitingEntries.createdAt}, ${waitingEntries.id}))`

export async function entryRow(db: Database, token: string) {
  const { slug, name } = expeditions
  const [row] = await db
    .select({ entry: waitingEntries, departure: departures, slug, name, before: countBefore })
    .from(waitingEntries)
    .innerJoin(departures, eq(departures.id, waitingEntries.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(waitingEntries.tokenHash, hashOfToken(token)))
  return row
}

export type EntryRow = NonNullable<Awaited<ReturnType<typeof entryRow>>>

export function toEntry({ entry, departure, slug, name, before }: EntryRow, now: Date): WaitingEntry {
  const state = toState(entry, departure, now)
  const end = state === 'offered' ? entry.offerExpiresAt : null
  return {
    departure_id: String(departure.id),
    departure_start: departure.startOn,
    departure_end: departure.endOn,
    expedition_slug: slug,
    expedition_name: name,
    places: entry.places,
    state,
    position: state === 'waiting' ? before + 1 : null,
    offer_expires_at: end?.toISOString() ?? null,
  }
}

/**
 * Ends the entries of an address that are over: an offer accepted or expired, a link that was not followed.
 * The address may join the list again, as its last.
 */
export async function endFormerEntries(
  tx: Database,
  departureId: number,
  email: string,
  now: Date,
): Promise<void> {
  const { acceptedAt, offerExpiresAt, confirmedAt, createdAt } = waitingEntries
  const isOver = or(
    isNotNull(acceptedAt),
    lte(offerExpiresAt, now),
    and(isNull(confirmedAt), lte(createdAt, oldestUnconfirmed(now))),
  )
  await tx
    .update(waitingEntries)
    .set({ leftAt: now })
    .where(and(isSameEntry(departureId, email), isOver))
}

export async function currentEntry(tx: Database, departureId: number, email: string) {
  const [entry] = await tx.select().from(waitingEntries).where(isSameEntry(departureId, email))
  return entry
}

const isSameEntry = (departureId: number, email: string) =>
  and(
    eq(waitingEntries.departureId, departureId),
    eq(sql`lower(${waitingEntries.email})`, email.toLowerCase()),
    isNull(waitingEntries.leftAt),
  )

/** Deletes the hold of an offer; returns whether there was one. */
export async function releaseOffer(tx: Database, entryId: string): Promise<boolean> {
  const released = await tx.delete(holds).where(eq(holds.waitingEntryId, entryId)).returning({ id: holds.id })
  return released.length > 0
}

/** Deletes entries whose link was not followed: their addresses are of no more use. */
export async function deleteUnconfirmed(db: Database, now: Date): Promise<void> {
  const { confirmedAt, createdAt } = waitingEntries
  await db.delete(waitingEntries).where(and(isNull(confirmedAt), lt(createdAt, oldestUnconfirmed(now))))
}
