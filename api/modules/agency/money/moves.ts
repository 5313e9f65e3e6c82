import type { Database } from '#api/db/client.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { ChangedReservation, Move, MoveQuote } from '#api/modules/agency/money/changes.contract.ts'
import { moneyMessages } from '#api/modules/agency/money/money.messages.ts'
import { findOwner } from '#api/modules/agency/money/reservation.repository.ts'
import { changeReservation, type Deps } from '#api/modules/agency/money/reservationChange.ts'
import { moveOption, priceOptionMove } from '#api/modules/agency/phone/optionMove.ts'
import { shownMails } from '#api/modules/agency/reservations/renderedMail.ts'
import { type BookedRow, bookedRow } from '#api/modules/booking/account.repository.ts'
import { mailOfBooking } from '#api/modules/booking/booking.repository.ts'
import type { Waived } from '#api/modules/booking/change.domain.ts'
import { changeDeparture, priceChange } from '#api/modules/booking/change.repository.ts'
import { mailOfChange } from '#api/modules/booking/changeDocuments.ts'
import { bookedReservations, mailOfConfirmation } from '#api/modules/booking/confirmation.repository.ts'
import { mailedBooking } from '#api/modules/booking/mailedBooking.ts'
import { isLiveOption, isPaid } from '#api/modules/booking/phoneOption.domain.ts'
import { mailOfOption } from '#api/modules/booking/phoneOptions.ts'
import { isConfirmedBy } from '#api/modules/departures/departures.domain.ts'
import { centsOfGifts } from '#api/modules/giftCards/giftCards.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type MoveInput = { reservationId: string; departureId: number; waived: Waived }

/** Prices the move of a reservation or option to another departure of its expedition. */
export async function quoteMove({ db, clock, env }: Deps, input: MoveInput): Promise<MoveQuote> {
  const at = { now: clock(), publicUrl: env.publicUrl }
  const userId = await findOwner(db, input.reservationId)
  const row = await bookedRow(db, userId, input.reservationId)
  const { quote, to, mails } =
    row && isLiveOption(row.reservation, at.now)
      ? await shownOptionMove(db, row, input, at)
      : await shownChange(db, { ...input, userId }, at).catch(refusedToStaff)
  return {
    hash: quote.hash,
    start: to.startOn,
    end: to.endOn,
    fee_cents: quote.feeCents,
    difference_cents: quote.differenceCents,
    total_cents: quote.totalCents,
    refund_cents: quote.refundCents,
    balance_cents: quote.balanceCents,
    mails: await shownMails(db, mails),
  }
}

/** Replaces the sentence for customers, which says to call the staff. */
function refusedToStaff(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== 'TOO_LATE') throw error
  throw new Refusal('TOO_LATE', { message: moneyMessages.movesNoMore })
}

type At = { now: Date; publicUrl: string }

async function shownChange(db: Database, input: MoveInput & { userId: string | null }, at: At) {
  const change = await priceChange(db, input, at.now)
  const { reservation, people, to } = change
  const isMailed = reservation.resellerId === null
  const moved = {
    kind: 'change',
    count: isMailed ? 1 : 0,
    write: () => mailOfChange(db, change, at),
  } as const
  const confirmed = await confirmedMails(db, { reservation, travellers: people.length, to }, at)
  return { ...change, mails: [moved, ...confirmed] }
}

/** An option that its gift cards pay is booked as it moves, with the mails of a booking. */
async function shownOptionMove(db: Database, row: BookedRow, input: MoveInput, at: At) {
  const move = await priceOptionMove(db, row, input, at.now)
  const { order, until, to } = move
  const { reservation } = row
  if (!isPaid(order.quote)) {
    const moved = { ...reservation, order, optionUntil: until, totalCents: order.quote.totalCents }
    const write = () => mailOfOption(db, moved, at.publicUrl, to)
    return { ...move, mails: [{ kind: 'option', count: 1, write } as const] }
  }
  const write = async () => {
    const mailed = await mailedBooking(db, reservation.id, at.publicUrl, to)
    return mailOfBooking(mailed, { order, paidCents: centsOfGifts(order.giftCards), now: at.now })
  }
  const booked = { kind: 'confirmation', count: 1, write } as const
  const confirmed = await confirmedMails(db, { reservation, travellers: reservation.travelersCount, to }, at)
  return { ...move, mails: [booked, ...confirmed] }
}

type Arriving = Pick<BookedRow, 'reservation'> & { travellers: number; to: BookedRow['departure'] }

/** The mails to all travellers of a departure that its new ones confirm, shown as these get it. */
async function confirmedMails(db: Database, { reservation, travellers, to }: Arriving, at: At) {
  if (!isConfirmedBy(travellers, to)) return []
  const others = await bookedReservations(db, to.id)
  const ids = reservation.userId === null ? others : [reservation.id, ...others]
  const [first] = ids
  const write = async () => (first ? mailOfConfirmation(db, first, at.publicUrl, to) : null)
  return [{ kind: 'departure_confirmed', count: ids.length, write } as const]
}

/** Moves a reservation or option at the price that was shown. What is to give back stays a credit until it is refunded. */
export function moveReservation(
  deps: Deps,
  caller: AgencyCaller,
  { id, key, move }: { id: string; key: string; move: Move },
): Promise<ChangedReservation> {
  const { version, departure_id, quote_hash: quoteHash, waives_fee, waives_difference, reason } = move
  const waived = { fee: waives_fee ?? false, difference: waives_difference ?? false }
  if ((waived.fee || waived.difference) && !reason?.trim())
    throw new Refusal('INVALID_FIELDS', { fields: { reason: moneyMessages.whyWaived } })
  return changeReservation(deps, caller, { id, version, key }, async (tx, booked, now) => {
    const { reservation, departure } = booked
    const departureId = Number(departure_id)
    if (departureId === departure.id) throw new Refusal('DEPARTURE_NOT_FOUND')
    const found = { userId: reservation.userId, reservationId: id, departureId, waived, quoteHash }
    const at = { now, publicUrl: deps.env.publicUrl, requestId: caller.actor.requestId }
    if (isLiveOption(reservation, now)) await moveOption(tx, booked, found, at)
    else await changeDeparture(tx, { ...found, givesBack: false }, at)
    return {
      action: 'reservation.moved',
      reason,
      before: { departure: departure.id, start: departure.startOn },
      after: { departure: departureId, waives_fee: waived.fee, waives_difference: waived.difference },
    }
  })
}
