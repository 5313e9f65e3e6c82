import { parisDay } from '#api/clock.ts'
import { holds, waitingEntries } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from '#api/db/drizzle.ts'
import { saleColumns } from '#api/db/saleColumns.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { lockFreeHolds, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { availableCount } from '#api/modules/departures/departures.domain.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { entriesToOffer, isOpenToOffers, offerEnd } from '#api/modules/waiting/waiting.domain.ts'
import { hashOfToken, type LinkEnv, toLink, toToken } from '#api/modules/waiting/waiting.links.ts'
import { offerMail } from '#api/modules/waiting/waiting.mails.ts'

type Entry = typeof waitingEntries.$inferSelect
type OfferedDeparture = { departure: typeof departures.$inferSelect; trip: string }

const stillWaiting = and(
  isNotNull(waitingEntries.confirmedAt),
  isNull(waitingEntries.offeredAt),
  isNull(waitingEntries.acceptedAt),
  isNull(waitingEntries.leftAt),
)

/**
 * Offers the free places of a departure to its waiting list, each place once, by holds. The caller has locked
 * the departure and rewrites the trip's documents.
 */
export async function offerPlaces(
  tx: Database,
  departureId: number,
  env: LinkEnv,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .select({ departure: saleColumns, trip: expeditions.name })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(departures.id, departureId))
  if (!row || !isOpenToOffers(row.departure, now)) return 0
  const entries = await tx
    .select()
    .from(waitingEntries)
    .where(and(eq(waitingEntries.departureId, departureId), stillWaiting))
    .orderBy(asc(waitingEntries.createdAt), asc(waitingEntries.id))
  const chosen = entriesToOffer(entries, availableCount(row.departure))
  for (const entry of chosen) await offer(tx, entry, row, env, now)
  return chosen.length
}

async function offer(
  tx: Database,
  { id, email, places }: Entry,
  { departure, trip }: OfferedDeparture,
  env: LinkEnv,
  now: Date,
): Promise<void> {
  const expiresAt = offerEnd(now, departure.startOn)
  const token = toToken(env, id)
  const [offered] = await tx
    .update(waitingEntries)
    // The hash follows a new key of the service: the link of this mail works.
    .set({ offeredAt: now, offerExpiresAt: expiresAt, tokenHash: hashOfToken(token) })
    .where(and(eq(waitingEntries.id, id), stillWaiting))
    .returning({ id: waitingEntries.id })
  if (!offered) return
  await tx.insert(holds).values({ departureId: departure.id, waitingEntryId: id, places, expiresAt })
  const letter = offerMail({ trip, startOn: departure.startOn, places }, expiresAt, toLink(env, token))
  await queueMail(tx, { recipient: email, ...letter }, now)
}

const isOfferable = (now: Date) =>
  and(
    stillWaiting,
    isNull(departures.canceledAt),
    isNull(departures.salesClosedAt),
    gt(departures.startOn, parisDay(now)),
    lte(
      waitingEntries.places,
      sql`${departures.capacity} - ${departures.bookedCount} - ${departures.heldCount}`,
    ),
  )

export const dueOffers = (now: Date) => sql`(select min(${waitingEntries.confirmedAt}) from ${waitingEntries}
  join ${departures} on ${eq(departures.id, waitingEntries.departureId)} where ${isOfferable(now)})`

/** Offers what has come free on any departure. Skips departures that another program has locked. */
export async function offerFreePlaces(db: Database, env: LinkEnv, now: Date): Promise<number> {
  const found = await db
    .selectDistinct({ id: departures.id })
    .from(waitingEntries)
    .innerJoin(departures, eq(departures.id, waitingEntries.departureId))
    .where(isOfferable(now))
  let count = 0
  for (const { id } of found) count += await offerOn(db, id, env, now)
  return count
}

async function offerOn(db: Database, departureId: number, env: LinkEnv, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const locked = await lockFreeHolds(tx, [departureId], now)
    if (locked.length === 0) return 0
    const count = await offerPlaces(tx, departureId, env, now)
    if (count > 0) await refreshTrips(tx, [departureId], now)
    return count
  })
}
