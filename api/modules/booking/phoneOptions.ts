import type { FastifyBaseLogger } from 'fastify'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, isNull, lte, sql } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { mailAgency } from '#api/modules/agency/access/access.repository.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { confirmBooking } from '#api/modules/booking/booking.repository.ts'
import { mailedBooking, type NewDays } from '#api/modules/booking/mailedBooking.ts'
import { isLiveOption, isPaid, loggedCodes } from '#api/modules/booking/phoneOption.domain.ts'
import { optionEndedMail, optionExpiredNotice, optionMail } from '#api/modules/booking/phoneOption.mails.ts'
import { bookOption, releaseOption } from '#api/modules/booking/phoneOption.repository.ts'
import { type Mail, queueMail } from '#api/modules/mail/outbox.ts'
import { agencyPaths } from '#schema/agencyPaths.ts'
import { sitePaths } from '#schema/sitePaths.ts'

type Option = typeof reservations.$inferSelect
type At = { now: Date; publicUrl: string; requestId?: string }

/** The mail of an option: its places, until when, and how to keep them. */
export async function mailOfOption(
  db: Database,
  option: Option,
  publicUrl: string,
  days?: NewDays,
): Promise<Mail> {
  const { id, order, optionUntil, totalCents, travelersCount: places } = option
  if (!order || !optionUntil) throw new Error(`reservation ${id} is no option`)
  const { recipient, about, booking } = await mailedBooking(db, id, publicUrl, days)
  const { dueNowCents } = order.quote
  const letter = optionMail({ ...booking, places, totalCents, dueNowCents, until: optionUntil })
  return { recipient, about: { ...about, kind: 'option' }, ...letter }
}

/** Tells the customer which places are held, until when, and how to keep them. */
export async function mailOption(tx: Database, option: Option, { now, publicUrl, requestId }: At) {
  const mail = await mailOfOption(tx, option, publicUrl)
  await queueMail(tx, { ...mail, ...(requestId && { requestId }) }, now)
}

/** Books an option whose gift card leaves nothing to pay: no payment would. The caller has locked its departure. */
export async function bookPaid(tx: Database, option: Option, at: At): Promise<boolean> {
  if (!option.order || !isPaid(option.order.quote)) return false
  const booked = await bookOption(tx, option, at.now)
  if (!booked) return false
  const { order, giftedCents: paidCents } = booked
  await confirmBooking(tx, { id: option.id, order, paidCents }, at)
  return true
}

type Ending = { cause: Parameters<typeof optionEndedMail>[0]['cause']; text?: string | undefined }

/** The mail of an option that ends without a payment, with the booking as its mails name it. */
export async function mailOfOptionEnd(db: Database, id: string, ending: Ending, publicUrl: string) {
  const { recipient, about, booking } = await mailedBooking(db, id, publicUrl)
  const [trip] = await db
    .select({ slug: expeditions.slug })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(reservations.id, id))
  const link = publicUrl + (trip ? sitePaths.expedition(trip.slug) : sitePaths.catalogue)
  const letter = optionEndedMail({ ...booking, ...ending, link })
  const mail: Mail = { recipient, about: { ...about, kind: 'option_ended' }, ...letter }
  return { mail, booking }
}

/** Sends that mail; returns the booking. */
export async function mailOptionEnded(tx: Database, id: string, ending: Ending, { now, publicUrl }: At) {
  const { mail, booking } = await mailOfOptionEnd(tx, id, ending, publicUrl)
  await queueMail(tx, mail, now)
  return booking
}

const isOption = and(eq(reservations.stage, 'option'), isNull(reservations.canceledAt))

export const dueOptions = sql`(select min(${reservations.optionUntil}) from ${reservations} where ${isOption})`

/**
 * Ends the options whose hour has passed, each in a transaction of its own: places, both mails, log. A failure of one
 * leaves the others: the next run repeats it.
 */
export async function expireOptions(
  db: ApiDeps['db'],
  at: At,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<number> {
  const over = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(isOption, lte(reservations.optionUntil, at.now)))
    .orderBy(asc(reservations.optionUntil))
    .limit(100)
  let count = 0
  for (const { id } of over) {
    const isExpired = await db
      .transaction((tx) => expire(tx, id, at))
      .catch((err) => log.error({ err, reservationId: id }, 'failed to end an option'))
    if (isExpired) count += 1
  }
  return count
}

/** Decides again under the lock of the reservation: a payment may have booked it, and another node ended it. */
async function expire(tx: Database, id: string, at: At): Promise<boolean> {
  const [option] = await tx
    .select()
    .from(reservations)
    .where(eq(reservations.id, id))
    .for('update', { skipLocked: true })
  if (option?.stage !== 'option' || option.canceledAt || isLiveOption(option, at.now)) return false
  await releaseOption(tx, option, { stage: 'expired' }, at.now)
  const booking = await mailOptionEnded(tx, id, { cause: 'expired' }, at)
  const link = `${at.publicUrl}${agencyPaths.home}/reservations/${id}`
  const notice = optionExpiredNotice({ ...booking, places: option.travelersCount, link })
  await mailAgency(tx, notice, at.now)
  await writeAudit(
    tx,
    { kind: 'system' },
    {
      at: at.now,
      action: 'reservation.option_expired',
      entity: 'reservation',
      entityId: id,
      label: option.reference ?? id,
      before: { places: option.travelersCount, ...(option.order && loggedCodes(option.order)) },
    },
  )
  return true
}
