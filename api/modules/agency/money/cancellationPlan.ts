import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, isNull } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { alternativesTo } from '#api/modules/agency/departures/alternatives.repository.ts'
import type { CancelInput, CancellationPlan } from '#api/modules/agency/money/jobs.contract.ts'
import type { Deps } from '#api/modules/agency/money/reservationChange.ts'
import { shownMails } from '#api/modules/agency/reservations/renderedMail.ts'
import { findMoney, takenPayments } from '#api/modules/booking/account.repository.ts'
import { mailOfCancellation, pricedCancellation } from '#api/modules/booking/cancellation.repository.ts'
import { isGivenAsCard } from '#api/modules/booking/payBack.ts'
import { listOpenOptions } from '#api/modules/booking/phoneOption.repository.ts'
import { mailOfOptionEnd } from '#api/modules/booking/phoneOptions.ts'
import { mailsOfVoided } from '#api/modules/pledges/pledges.settlement.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Reservation = typeof reservations.$inferSelect

/** Effects of a cancellation, counted before it is decided. */
export async function planCancellation(
  { db, clock, env }: Deps,
  { staff }: AgencyCaller,
  id: number,
  choices: CancelInput,
): Promise<CancellationPlan> {
  const at = { now: clock(), publicUrl: env.publicUrl }
  const [departure] = await db.select().from(departures).where(eq(departures.id, id))
  if (!departure) throw new Refusal('DEPARTURE_NOT_FOUND')
  const booked = await bookedOn(db, id)
  const priced = booked.filter(({ order }) => order !== null)
  const own = priced.filter(({ resellerId }) => resellerId === null)
  const money = await findMoney(db, listIds(own))
  const computePaid = (each: Reservation) => money.get(each.id)?.paidCents ?? 0
  const manual = await Promise.all(own.map((each) => manualCents(db, each.id)))
  const [paidCents, manualCentsOfAll] = [sum(own.map(computePaid)), sum(manual)]
  const options = await openOptions(db, id)
  const groups = await mailGroups(db, { departure, own, computePaid, options }, choices, at)
  return {
    reservations_count: priced.length,
    travellers_count: sum(priced.map(({ travelersCount }) => travelersCount)),
    paid_cents: paidCents,
    manual_cents: manualCentsOfAll,
    card_cents: Math.max(0, paidCents - manualCentsOfAll),
    held_count: departure.heldCount,
    options_count: options.length,
    unpriced_count: booked.length - priced.length,
    alternatives: await alternativesTo(db, departure, 1, at.now),
    mails: await shownMails(db, groups, mayCall('bookings', staff)),
    resellers_count: priced.length - own.length,
  }
}

const listIds = (rows: { id: string }[]) => rows.map(({ id }) => id)
const sum = (amounts: number[]) => amounts.reduce((cents, amount) => cents + amount, 0)

type Facts = {
  departure: typeof departures.$inferSelect
  own: Reservation[]
  computePaid: (reservation: Reservation) => number
  options: string[]
}

/** The mails of the decision and of its job, by the sentences in which they differ. */
async function mailGroups(
  db: Database,
  { departure, own, computePaid, options }: Facts,
  { text, asGiftCard }: CancelInput,
  at: { now: Date; publicUrl: string },
) {
  const canceled = { ...departure, canceledAt: at.now }
  const writeFor = async (reservation: Reservation) => {
    const priced = await pricedCancellation(db, { reservation, departure: canceled }, undefined, at.now)
    return mailOfCancellation(db, priced, { text, asGiftCard: asGiftCard || undefined }, at)
  }
  const writeEnd = async (id: string) =>
    (await mailOfOptionEnd(db, id, { cause: 'departure', text }, at.publicUrl)).mail
  return [
    toGroup(
      'cancellation',
      own.filter((each) => computePaid(each) > 0),
      writeFor,
    ),
    toGroup(
      'unpaid_cancellation',
      own.filter((each) => computePaid(each) <= 0),
      writeFor,
    ),
    toGroup('option_ended', options, writeEnd),
    { kind: 'pledge_ended', ...(await mailsOfVoided(db, departure.id, at)) } as const,
  ]
}

function toGroup<Kind extends string, Each, Written>(
  kind: Kind,
  all: Each[],
  write: (first: Each) => Promise<Written>,
) {
  const [first] = all
  return { kind, count: all.length, write: async () => (first === undefined ? null : write(first)) }
}

async function openOptions(db: Database, departureId: number): Promise<string[]> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(listOpenOptions(departureId))
    .orderBy(asc(reservations.createdAt), asc(reservations.id))
  return listIds(rows)
}

async function manualCents(db: Database, reservationId: string): Promise<number> {
  const taken = await takenPayments(db, reservationId)
  const byHand = taken.filter(({ payment }) => payment.method && !isGivenAsCard(payment))
  return sum(byHand.map(({ payment, refundedCents }) => payment.amountCents - refundedCents))
}

/** Reservations of customers and resellers on a departure. */
export async function bookedOn(db: Database, departureId: number) {
  return db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.departureId, departureId),
        eq(reservations.isGuide, false),
        eq(reservations.stage, 'booked'),
        isNull(reservations.canceledAt),
      ),
    )
    .orderBy(asc(reservations.createdAt), asc(reservations.id))
}
