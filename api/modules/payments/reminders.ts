import type { FastifyBaseLogger } from 'fastify'
import { addDays, daysBetween, parisDay } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, inArray, isNull, lte, or, sql } from '#api/db/drizzle.ts'
import { ledgerEntries } from '#api/db/moneyTables.ts'
import { departures } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { type BookedRow, findMoney } from '#api/modules/booking/account.repository.ts'
import { mailedBooking } from '#api/modules/booking/mailedBooking.ts'
import {
  amountToPay,
  isAutomatic,
  isRefusedForGood,
  type Part,
} from '#api/modules/instalments/instalments.domain.ts'
import {
  findParts,
  partsByReservation,
  refusedReservations,
} from '#api/modules/instalments/instalments.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { lockedReservation } from '#api/modules/payments/lockedReservation.ts'
import { balanceMail } from '#api/modules/payments/payments.mails.ts'
import {
  dueReminder,
  isOverdue,
  longestReminderDays,
  type Owing,
} from '#api/modules/payments/reminders.domain.ts'
import { getTerms } from '#api/modules/quote/terms.ts'

type Log = Pick<FastifyBaseLogger, 'error' | 'info'>
type At = { now: Date; publicUrl: string }

/** Queues the balance reminders that are due. A failure of one leaves the others: the next run repeats it. */
export async function remindBalances(db: ApiDeps['db'], at: At, log: Pick<Log, 'error'>): Promise<void> {
  const today = parisDay(at.now)
  for (const { row, owing } of await owingReservations(db, today)) {
    const { id } = row.reservation
    if (dueReminder(owing, today) === undefined) continue
    await db
      .transaction((tx) => remind(tx, id, at))
      .catch((err) => log.error({ err, reservationId: id }, 'failed to remind of a balance'))
  }
}

/** Logs the overdue balances for the agency, by the ids of their reservations. */
export async function reportOverdue(db: Database, now: Date, log: Pick<Log, 'info'>): Promise<void> {
  const today = parisDay(now)
  const overdue = (await owingReservations(db, today)).filter(({ owing }) => isOverdue(owing, today))
  if (overdue.length === 0) return
  log.info({ reservationIds: overdue.map(({ row }) => row.reservation.id) }, 'balances are overdue')
}

/** Decides again under the lock of the reservation: several nodes send one mail, and a payment sends none. */
async function remind(tx: Database, id: string, { now, publicUrl }: At): Promise<void> {
  const today = parisDay(now)
  const row = await lockedReservation(tx, id)
  const totalCents = (await findMoney(tx, [id])).get(id)?.balanceCents ?? 0
  const parts = await findParts(tx, id)
  if (!row || dueReminder(toOwing(row, totalCents, parts), today) === undefined) return
  const balanceCents = amountToPay(totalCents, parts)
  const { startOn } = row.departure
  const { recipient, about, booking } = await mailedBooking(tx, id, publicUrl)
  const dueOn = addDays(startOn, -getTerms(row.reservation.order).balanceDays)
  const daysLeft = daysBetween(today, startOn)
  await queueMail(
    tx,
    {
      recipient,
      about: { ...about, kind: 'balance' },
      ...balanceMail({ ...booking, balanceCents, dueOn, daysLeft }),
    },
    now,
  )
  await tx.update(reservations).set({ remindedOn: today }).where(eq(reservations.id, id))
}

/** Reservations with a balance whose departure is near or past, or with an instalment refused for good. */
async function owingReservations(db: Database, today: string) {
  const balance = sql`(select sum(${ledgerEntries.amountCents}) from ${ledgerEntries}
    where ${ledgerEntries.account} = 'customer:' || ${reservations.id})`
  const rows = await db
    .select({ reservation: reservations, departure: departures })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(
      and(
        isNull(reservations.canceledAt),
        isNull(departures.canceledAt),
        or(
          lte(departures.startOn, addDays(today, longestReminderDays)),
          inArray(reservations.id, refusedReservations(db)),
        ),
        sql`${balance} > 0`,
      ),
    )
  const ids = rows.map(({ reservation }) => reservation.id)
  // Before the money: a part that the worker charges meanwhile is still to come here, or no longer owed.
  const parts = await partsByReservation(db, ids)
  const money = await findMoney(db, ids)
  return rows.map((row) => {
    const { id } = row.reservation
    return { row, owing: toOwing(row, money.get(id)?.balanceCents ?? 0, parts.get(id) ?? []) }
  })
}

function toOwing({ reservation, departure }: BookedRow, balanceCents: number, parts: Part[]): Owing {
  return {
    startOn: departure.startOn,
    bookedOn: parisDay(reservation.createdAt),
    remindedOn: reservation.remindedOn,
    balanceCents,
    isCanceled: reservation.canceledAt !== null || departure.canceledAt !== null,
    isAutomatic: isAutomatic(parts),
    isRefused: parts.some(isRefusedForGood),
    terms: getTerms(reservation.order),
  }
}
