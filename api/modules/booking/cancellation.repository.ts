import { parisDay } from '#api/clock.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, isNull } from '#api/db/drizzle.ts'
import { type BookedRow, bookedRow, moneyOfOne } from '#api/modules/booking/account.repository.ts'
import { followingDocument } from '#api/modules/booking/billing.repository.ts'
import { toCreditNote, travellerNames } from '#api/modules/booking/booking.domain.ts'
import { cancellationMail } from '#api/modules/booking/cancellation.mails.ts'
import { mailedBooking } from '#api/modules/booking/mailedBooking.ts'
import { otherDates } from '#api/modules/booking/otherDates.ts'
import { payBack, refundMeans } from '#api/modules/booking/payBack.ts'
import { settleWithReseller } from '#api/modules/booking/resellerAccount.ts'
import { refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { isConfirmed, isFuture } from '#api/modules/departures/departures.domain.ts'
import { releaseOrderedDiscount } from '#api/modules/discounts/discounts.repository.ts'
import { shareParts } from '#api/modules/instalments/instalments.repository.ts'
import { issueInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { type Mail, queueMail } from '#api/modules/mail/outbox.ts'
import {
  type CancellationQuote,
  type CancellationRule,
  keptOfAll,
  toCancellation,
  toRule,
  withKept,
} from '#api/modules/quote/cancellation.domain.ts'
import { computeQuoteHash } from '#api/modules/quote/quote.domain.ts'
import { releasePlaces } from '#api/modules/reservations/places.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Person = typeof participants.$inferSelect
export type PricedCancellation = CancellationQuote & { hash: string }
export type Priced = {
  row: BookedRow
  people: Person[]
  canceled: number[]
  rule: CancellationRule
  quote: PricedCancellation
}

/** Prices the cancellation of some travellers, by their positions from 1, or of all. */
export async function priceCancellation(
  db: Database,
  found: { userId: string | null; reservationId: string; travellers?: number[] | undefined },
  now: Date,
): Promise<Priced> {
  const row = await bookedRow(db, found.userId, found.reservationId)
  if (!row) throw new Refusal('RESERVATION_NOT_FOUND')
  return pricedCancellation(db, row, found.travellers, now)
}

/** Prices the cancellation of a reservation on its departure, as it is or as the agency would cancel it. */
export async function pricedCancellation(
  db: Database,
  row: BookedRow,
  chosen: number[] | undefined,
  now: Date,
): Promise<Priced> {
  const { reservation, departure } = row
  const { id, order, stage, canceledAt, createdAt } = reservation
  const isOver = !isFuture(departure, parisDay(now)) && !departure.canceledAt
  if (!order || stage !== 'booked' || canceledAt || isOver) throw new Refusal('RESERVATION_CLOSED')
  const people = await activePeople(db, id)
  const canceled = [...new Set(chosen ?? people.map((_, index) => index + 1))]
  if (canceled.length === 0 || canceled.some((position) => position > people.length))
    throw new Refusal('INVALID_REQUEST')
  const travellers = people.map(({ priceCents }, index) => ({
    position: index + 1,
    priceCents: priceCents ?? 0,
  }))
  const money = await moneyOfOne(db, id)
  const { startOn } = departure
  const isByAgency = departure.canceledAt !== null
  const facts = {
    policy: order.policy,
    bookedAt: createdAt,
    now,
    startOn,
    isByAgency,
    isConfirmed: isConfirmed(departure),
  }
  const quote = toCancellation({
    ...facts,
    paidCents: money.paidCents,
    otherCents: money.totalCents - travellers.reduce((cents, { priceCents }) => cents + priceCents, 0),
    travellers,
    canceled,
  })
  return { row, people, canceled, rule: toRule(facts), quote: { ...quote, hash: computeQuoteHash(quote) } }
}

/** Travellers who still leave, in their order. */
export async function activePeople(db: Database, reservationId: string): Promise<Person[]> {
  return db
    .select()
    .from(participants)
    .where(and(eq(participants.reservationId, reservationId), isNull(participants.canceledAt)))
    .orderBy(asc(participants.position))
}

type At = { now: Date; publicUrl: string }

type CancellationInput = {
  userId: string | null
  reservationId: string
  quoteHash: string
  travellers?: number[] | undefined
  /** Amount that the agency keeps, below its policy. */
  keptCents?: number | undefined
  /** Text of the agency for the mail. */
  text?: string
  /** Whether a gift card gives the money back. */
  asGiftCard?: boolean | undefined
  /** Whether money is given back at once; else the reservation has it as a credit. */
  givesBack?: boolean
}

/** Cancels travellers at the price that was shown: places, credit note, refunds and ledger in one transaction. */
export async function cancelTravellers(tx: Database, input: CancellationInput, at: At): Promise<void> {
  const { now } = at
  await tx.select().from(reservations).where(eq(reservations.id, input.reservationId)).for('update')
  const offered = await priceCancellation(tx, input, now)
  if (offered.quote.hash !== input.quoteHash) throw new Refusal('QUOTE_CHANGED')
  const { keptCents = keptOfAll(offered.quote), givesBack = true } = input
  const priced = { ...offered, quote: { ...offered.quote, ...withKept(offered.quote, keptCents) } }
  const { row, people, canceled, quote } = priced
  const { id, departureId } = row.reservation
  const reducedCents = (await moneyOfOne(tx, id)).totalCents - quote.totalCents
  // Before the money is given back: it says by which means.
  const mail = await mailOfCancellation(tx, priced, input, at)
  await markCanceled(tx, priced, now)
  await releasePlaces(tx, departureId, canceled.length)
  const isWhole = canceled.length === people.length
  if (isWhole) await releaseOrderedDiscount(tx, row.reservation.order)
  const entries = [
    { account: 'revenue', amountCents: reducedCents },
    { account: `customer:${id}`, amountCents: -reducedCents },
  ]
  if (reducedCents > 0) await post(tx, { kind: 'cancellation', at: now, reservationId: id, entries })
  if (row.reservation.resellerId) await settleWithReseller(tx, row.reservation, now)
  else if (givesBack && quote.refundCents > 0)
    await payBack(tx, id, quote.refundCents, { reason: 'cancellation', asGiftCard: input.asGiftCard }, at)
  await shareParts(tx, id, isWhole ? 0 : quote.balanceCents)
  await refreshTrips(tx, [departureId], now)
  if (mail) await queueMail(tx, mail, now)
  if (reducedCents > 0) await credit(tx, priced, reducedCents, now)
}

/** The mail of a cancellation; null for a reseller's travellers, who hear of it from the reseller. */
export async function mailOfCancellation(
  tx: Database,
  { row, people, canceled, quote }: Priced,
  { text, asGiftCard }: Pick<CancellationInput, 'text' | 'asGiftCard'>,
  { now, publicUrl }: At,
): Promise<Mail | null> {
  if (row.reservation.resellerId) return null
  const { recipient, about, booking } = await mailedBooking(tx, row.reservation.id, publicUrl)
  const gone = listNames(people, canceled)
  const mail = cancellationMail({
    ...booking,
    canceled: gone,
    isPartial: gone.length < people.length,
    isByAgency: row.departure.canceledAt !== null,
    text,
    alternatives: await otherDates(tx, row.departure, { places: gone.length, now, publicUrl }),
    keptCents: keptOfAll(quote),
    reducedCents: quote.lines.reduce((cents, { priceCents, keptCents }) => cents + priceCents - keptCents, 0),
    balanceCents: quote.balanceCents,
    refunded: await refundMeans(tx, row.reservation.id, quote.refundCents, asGiftCard),
  })
  return { recipient, about: { ...about, kind: 'cancellation' }, ...mail }
}

const listNames = (people: Person[], canceled: number[]) =>
  travellerNames(people).filter((_, index) => canceled.includes(index + 1))

/** Remaining travellers move to the first positions: the others leave the list of the reservation. */
async function markCanceled(
  tx: Database,
  { row, people, canceled, quote }: Priced,
  now: Date,
): Promise<void> {
  const { id, travelersCount, totalCents } = row.reservation
  const isWhole = canceled.length === people.length
  const left = people.filter((_, index) => !canceled.includes(index + 1))
  const gone = people.filter((_, index) => canceled.includes(index + 1))
  await tx.delete(participants).where(eq(participants.reservationId, id))
  const ordered = [...left, ...gone.map((person) => ({ ...person, canceledAt: now }))]
  await tx.insert(participants).values(ordered.map((person, position) => ({ ...person, position })))
  await tx
    .update(reservations)
    .set({
      travelersCount: isWhole ? travelersCount : left.length,
      ...(isWhole && { canceledAt: now, refundCents: Math.min(quote.refundCents, totalCents) || null }),
    })
    .where(eq(reservations.id, id))
}

async function credit(tx: Database, { row, people, canceled }: Priced, cents: number, now: Date) {
  const { first, head } = await followingDocument(tx, row.reservation, now)
  const document = toCreditNote({
    ...head,
    corrects: first?.number ?? null,
    trip: first?.document.trip ?? null,
    travellers: listNames(people, canceled),
    cents,
  })
  await issueInvoice(tx, { kind: 'credit_note', reservationId: row.reservation.id, document, at: now })
}
