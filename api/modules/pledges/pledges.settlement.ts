import { holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, isNull } from '#api/db/drizzle.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { saleColumns } from '#api/db/saleColumns.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { callFacts } from '#api/modules/pledges/pledges.domain.ts'
import { type At, mailOfMove, mailShortCall } from '#api/modules/pledges/pledges.outbox.ts'
import { releaseCalledPlaces } from '#api/modules/pledges/pledges.repository.ts'
import { type CallFacts, computeSettlement, type Move, type Settlement } from '#rules/pledges.ts'

/** The departure of a pledge as the rules read it; undefined where its expedition is not published. */
export async function calledDeparture(tx: Database, departureId: number): Promise<CallFacts | undefined> {
  const [row] = await tx
    .select({ departure: saleColumns })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(departures.id, departureId))
  return row && callFacts(row.departure)
}

/** Promises of a departure that are not over, in their order. */
const activePledges = (db: Database, departureId: number) =>
  db
    .select()
    .from(pledges)
    .where(and(eq(pledges.departureId, departureId), isNull(pledges.endedAt)))
    .orderBy(asc(pledges.createdAt), asc(pledges.id))

/** Returns what is due on a departure, which it reads without a lock or under the caller's. */
export async function dueOn(
  db: Database,
  departureId: number,
  now: Date,
): Promise<{ departure: CallFacts; due: Settlement } | undefined> {
  const departure = await calledDeparture(db, departureId)
  if (!departure) return undefined
  return { departure, due: computeSettlement(departure, await activePledges(db, departureId), now) }
}

/**
 * Applies all that is due on a departure, with its mails. The caller has locked it by `lockHolds` and rewrites the
 * trip's documents.
 */
export async function settlePledges(tx: Database, departureId: number, at: At): Promise<boolean> {
  const found = await dueOn(tx, departureId, at.now)
  if (!found || !isDue(found)) return false
  const { departure, due } = found
  for (const move of due.moves) {
    await applyMove(tx, departureId, move, at.now)
    await queueMail(tx, await mailOfMove(tx, move, departure, at), at.now)
  }
  const { callEndsAt, nextCallAt, ended } = due
  await tx.update(departures).set({ callEndsAt, nextCallAt }).where(eq(departures.id, departureId))
  if (ended === 'short') await mailShortCall(tx, departureId, departure.callEndsAt, at)
  return true
}

/** Mails to those whose promises the cancellation of a departure would end: their number, and the first of them. */
export async function mailsOfVoided(db: Database, departureId: number, at: At) {
  const found = await calledDeparture(db, departureId)
  const departure = found && { ...found, isCanceled: true }
  const moves = departure
    ? computeSettlement(departure, await activePledges(db, departureId), at.now).moves
    : []
  const [first] = moves
  const write = async () => (departure && first ? mailOfMove(db, first, departure, at) : null)
  return { count: moves.length, write }
}

/** Whether anything is to be written. */
export const isDue = ({ departure, due }: { departure: CallFacts; due: Settlement }): boolean =>
  due.moves.length > 0 || due.callEndsAt?.getTime() !== departure.callEndsAt?.getTime()

/** A call sets the places aside; the end of a promise releases those that no cart has taken. */
async function applyMove(
  tx: Database,
  departureId: number,
  { id, to, calledUntil }: Move,
  now: Date,
): Promise<void> {
  const endedAt = to === 'called' ? null : now
  const [moved] = await tx
    .update(pledges)
    .set({ state: to, calledUntil, endedAt })
    .where(eq(pledges.id, id))
    .returning({ places: pledges.places })
  if (to === 'called' && moved && calledUntil)
    await tx.insert(holds).values({ departureId, pledgeId: id, places: moved.places, expiresAt: calledUntil })
  else await releaseCalledPlaces(tx, id)
}
