import { parisDay } from '#api/clock.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, sql } from '#api/db/drizzle.ts'
import { saleColumns } from '#api/db/saleColumns.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { refusals } from '#api/messages.ts'
import { bookedRow, moneyOfOne } from '#api/modules/booking/account.repository.ts'
import { activePeople } from '#api/modules/booking/cancellation.repository.ts'
import {
  agesFit,
  changedOrder,
  changeEntries,
  changeObstacle,
  soldPrices,
  toChange,
  toUnitPrices,
  type Waived,
} from '#api/modules/booking/change.domain.ts'
import { billChange, type Change, mailChange } from '#api/modules/booking/changeDocuments.ts'
import { confirmReached } from '#api/modules/booking/confirmation.repository.ts'
import { payBack } from '#api/modules/booking/payBack.ts'
import { settleWithReseller } from '#api/modules/booking/resellerAccount.ts'
import { heldByOthers, lockHolds, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { isConfirmed, isFuture } from '#api/modules/departures/departures.domain.ts'
import { shareParts } from '#api/modules/instalments/instalments.repository.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { toRule } from '#api/modules/quote/cancellation.domain.ts'
import { computeQuoteHash } from '#api/modules/quote/quote.domain.ts'
import { getTerms } from '#api/modules/quote/terms.ts'
import { releasePlaces, takePlaces } from '#api/modules/reservations/places.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Departure = typeof departures.$inferSelect
type Person = typeof participants.$inferSelect
type ChangeInput = { userId: string | null; reservationId: string; departureId: number; waived?: Waived }

/** Prices the move of a reservation to another departure of its trip; refuses one that is not possible. */
export async function priceChange(
  db: Database,
  { userId, reservationId, departureId, waived }: ChangeInput,
  now: Date,
): Promise<Change> {
  const row = await bookedRow(db, userId, reservationId)
  if (!row) throw new Refusal('RESERVATION_NOT_FOUND')
  const { reservation, departure } = row
  const { order, stage, changesCount } = reservation
  const today = parisDay(now)
  const obstacle = changeObstacle(departure, reservation, today)
  if (!order || stage !== 'booked' || obstacle) throw new Refusal(obstacle ?? 'RESERVATION_CLOSED')
  const people = await activePeople(db, reservationId)
  const { to, expedition } = await newDeparture(db, departure, departureId, people, now)
  const money = await moneyOfOne(db, reservationId)
  const priced = toChange({
    today,
    changes: changesCount,
    from: { startOn: departure.startOn, canceledAt: departure.canceledAt, ...soldPrices(order) },
    to: { startOn: to.startOn, ...toUnitPrices(to) },
    people: people.map(({ birthDate, unit, priceCents }) => ({
      birthDate,
      unit,
      priceCents: priceCents ?? 0,
    })),
    discountPercent: order.discountPercent ?? 0,
    totalCents: money.totalCents,
    paidCents: money.paidCents,
    balanceDays: getTerms(order).balanceDays,
    ...(waived && { waived }),
  })
  const days = [departure.id, departure.startOn, to.id, to.startOn]
  return {
    ...row,
    order,
    people,
    to,
    expedition,
    quote: { ...priced, hash: computeQuoteHash([days, priced]) },
  }
}

/** Another departure of the trip, open and with places for all. */
export async function newDeparture(
  db: Database,
  from: Departure,
  departureId: number,
  people: Person[],
  now: Date,
): Promise<{ to: Departure; expedition: Change['expedition'] }> {
  const { name, ageMinChild } = expeditions
  const [found] = await db
    .select({
      to: saleColumns,
      expedition: { name, ageMinChild },
      held: heldByOthers(now.toISOString(), sql`null::uuid`),
    })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(and(eq(departures.id, departureId), eq(departures.expeditionId, from.expeditionId)))
  if (!found || departureId === from.id) throw new Refusal('DEPARTURE_NOT_FOUND')
  const { to, expedition, held } = found
  if (to.canceledAt) throw new Refusal('DEPARTURE_CANCELED')
  if (!isFuture(to, parisDay(now))) throw new Refusal('DEPARTURE_PAST')
  if (to.salesClosedAt) throw new Refusal('SALES_CLOSED')
  if (to.capacity - to.bookedCount - held < people.length) throw new Refusal('INSUFFICIENT_PLACES')
  if (!agesFit(people, to.startOn, expedition.ageMinChild))
    throw new Refusal('AGE_NOT_ALLOWED', { fields: { departure_id: refusals.AGE_NOT_ALLOWED[1] } })
  return { to, expedition }
}

/**
 * Moves a reservation at the price that was shown, in one transaction: the new places are taken before the
 * former ones are released. A repeated request finds the reservation moved and changes nothing.
 */
export async function changeDeparture(
  tx: Database,
  input: ChangeInput & { quoteHash: string; givesBack?: boolean },
  at: { now: Date; publicUrl: string },
): Promise<void> {
  const { now } = at
  const { reservationId, departureId } = input
  await tx.select().from(reservations).where(eq(reservations.id, reservationId)).for('update')
  const row = await bookedRow(tx, input.userId, reservationId)
  if (!row) throw new Refusal('RESERVATION_NOT_FOUND')
  if (row.departure.id === departureId) return
  const touched = [row.departure.id, departureId]
  await lockHolds(tx, touched, now)
  const change = await priceChange(tx, input, now)
  if (change.quote.hash !== input.quoteHash) throw new Refusal('QUOTE_CHANGED')
  await movePlaces(tx, change)
  await writeChange(tx, change, now)
  await moveMoney(tx, change, input.givesBack ?? true, at)
  await shareParts(tx, reservationId, change.quote.balanceCents, { ...change.quote, today: parisDay(now) })
  await mailChange(tx, change, at)
  await confirmReached(tx, departureId, at)
  await refreshTrips(tx, touched, now)
  await billChange(tx, change, now)
}

async function movePlaces(tx: Database, { people, to, departure }: Change): Promise<void> {
  if (!(await takePlaces(tx, to.id, people.length))) throw new Refusal('INSUFFICIENT_PLACES')
  if (!(await releasePlaces(tx, departure.id, people.length)))
    throw new Error(`departure ${departure.id} has fewer booked places than its reservations`)
}

async function writeChange(
  tx: Database,
  { reservation, departure, order, people, to, quote }: Change,
  now: Date,
): Promise<void> {
  const { id, changesCount, createdAt } = reservation
  const isByAgency = departure.canceledAt !== null
  const { startOn } = departure
  const facts = { policy: order.policy, bookedAt: createdAt, now, startOn, isByAgency }
  const { keptPercent } = toRule({ ...facts, isConfirmed: isConfirmed(departure) })
  const left = { now, keptPercent, isByAgency }
  await tx
    .update(reservations)
    .set({
      departureId: to.id,
      changesCount: changesCount + 1,
      totalCents: quote.totalCents,
      order: changedOrder(order, { id: to.id, startOn: to.startOn, ...toUnitPrices(to) }, left),
    })
    .where(eq(reservations.id, id))
  for (const [index, { position }] of people.entries())
    await tx
      .update(participants)
      .set({ priceCents: quote.pricesCents[index] ?? 0 })
      .where(and(eq(participants.reservationId, id), eq(participants.position, position)))
}

async function moveMoney(
  tx: Database,
  { reservation, quote }: Change,
  givesBack: boolean,
  at: { now: Date; publicUrl: string },
): Promise<void> {
  const { id } = reservation
  const entries = changeEntries(quote, id)
  if (entries.length > 0) await post(tx, { kind: 'change', at: at.now, reservationId: id, entries })
  if (reservation.resellerId) await settleWithReseller(tx, reservation, at.now)
  else if (givesBack && quote.refundCents > 0)
    await payBack(tx, id, quote.refundCents, { reason: 'change' }, at)
}
