import { users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNull, sql } from '#api/db/drizzle.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { mailedBooking } from '#api/modules/booking/mailedBooking.ts'
import { type Mail, queueMail } from '#api/modules/mail/outbox.ts'
import { voidCause } from '#api/modules/pledges/pledges.domain.ts'
import {
  callMail,
  lapsedMail,
  type MailedPledge,
  releasedMail,
  shortCallMail,
  voidMail,
} from '#api/modules/pledges/pledges.mails.ts'
import type { CallFacts, Move } from '#rules/pledges.ts'
import { sitePaths } from '#schema/sitePaths.ts'

export type At = { now: Date; publicUrl: string }

/** The mail of a state that the service decides. */
export async function mailOfMove(db: Database, move: Move, departure: CallFacts, at: At): Promise<Mail> {
  const { recipient, pledge } = await mailedPledge(db, move.id, at)
  return { recipient, ...toLetter(move, pledge, departure) }
}

function toLetter({ id, to, calledUntil }: Move, pledge: MailedPledge, departure: CallFacts) {
  if (to === 'called' && calledUntil) return callMail(pledge, calledUntil)
  if (to === 'lapsed') return lapsedMail(pledge)
  if (to === 'released') return releasedMail(pledge)
  if (to === 'void') return voidMail(pledge, voidCause(departure))
  throw new Error(`no rule moves pledge ${id} to ${to}`)
}

async function mailedPledge(tx: Database, id: string, { publicUrl }: At) {
  const { name, slug } = expeditions
  const [row] = await tx
    .select({ pledge: pledges, user: users, departure: departures, expedition: { name, slug } })
    .from(pledges)
    .innerJoin(users, eq(users.id, pledges.userId))
    .innerJoin(departures, eq(departures.id, pledges.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(pledges.id, id))
  if (!row) throw new Error(`pledge ${id} does not exist`)
  const { user, departure, expedition } = row
  const pledge: MailedPledge = {
    firstName: user.firstName,
    trip: expedition.name,
    startOn: departure.startOn,
    endOn: departure.endOn,
    places: row.pledge.places,
    links: {
      pledges: publicUrl + sitePaths.reservations,
      trip: publicUrl + sitePaths.expedition(expedition.slug),
    },
  }
  return { recipient: user.email, pledge }
}

/** Queues the mails to travellers who have paid in a call that fell short: they may cancel for nothing. */
export async function mailShortCall(
  tx: Database,
  departureId: number,
  callEndsAt: Date | null,
  { now, publicUrl }: At,
): Promise<void> {
  if (!callEndsAt) return
  const paid = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.departureId, departureId),
        isNull(reservations.canceledAt),
        sql`${reservations.order} -> 'policy' ->> 'callEndsAt' = ${callEndsAt.toISOString()}`,
      ),
    )
    .orderBy(reservations.createdAt, reservations.id)
  for (const { id } of paid) {
    const { recipient, booking } = await mailedBooking(tx, id, publicUrl)
    await queueMail(tx, { recipient, ...shortCallMail(booking) }, now)
  }
}
