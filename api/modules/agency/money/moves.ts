import type { Database } from '#api/db/client.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { ChangedReservation, Move, MoveQuote } from '#api/modules/agency/money/changes.contract.ts'
import { moneyMessages } from '#api/modules/agency/money/money.messages.ts'
import { ownerOf } from '#api/modules/agency/money/reservation.repository.ts'
import { changeReservation, type Deps } from '#api/modules/agency/money/reservationChange.ts'
import { moveOption, priceOptionMove } from '#api/modules/agency/phone/optionMove.ts'
import { shownMail } from '#api/modules/agency/reservations/renderedMail.ts'
import { type BookedRow, bookedRow } from '#api/modules/booking/account.repository.ts'
import type { Waived } from '#api/modules/booking/change.domain.ts'
import { changeDeparture, priceChange } from '#api/modules/booking/change.repository.ts'
import { mailOfChange } from '#api/modules/booking/changeDocuments.ts'
import { isLiveOption, isPaid } from '#api/modules/booking/phoneOption.domain.ts'
import { mailOfOption } from '#api/modules/booking/phoneOptions.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Wanted = { reservationId: string; departureId: number; waived: Waived }

/** Prices the move of a reservation or option to another departure of its expedition. */
export async function quoteMove({ db, clock, env }: Deps, wanted: Wanted): Promise<MoveQuote> {
  const at = { now: clock(), publicUrl: env.publicUrl }
  const userId = await ownerOf(db, wanted.reservationId)
  const row = await bookedRow(db, userId, wanted.reservationId)
  const { quote, to, mail } =
    row && isLiveOption(row.reservation, at.now)
      ? await shownOptionMove(db, row, wanted, at)
      : await shownChange(db, { ...wanted, userId }, at)
  return {
    hash: quote.hash,
    start: to.startOn,
    end: to.endOn,
    fee_cents: quote.feeCents,
    difference_cents: quote.differenceCents,
    total_cents: quote.totalCents,
    refund_cents: quote.refundCents,
    balance_cents: quote.balanceCents,
    mail: await shownMail(db, mail),
  }
}

type At = { now: Date; publicUrl: string }

async function shownChange(db: Database, wanted: Wanted & { userId: string | null }, at: At) {
  const change = await priceChange(db, wanted, at.now)
  return { ...change, mail: await mailOfChange(db, change, at) }
}

/** An option that its gift cards pay is booked as it moves, with the mails of a booking: none is shown. */
async function shownOptionMove(db: Database, row: BookedRow, wanted: Wanted, { now, publicUrl }: At) {
  const move = await priceOptionMove(db, row, wanted, now)
  const { order, until, to } = move
  const moved = { ...row.reservation, order, optionUntil: until, totalCents: order.quote.totalCents }
  return { ...move, mail: isPaid(order.quote) ? null : await mailOfOption(db, moved, publicUrl, to) }
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
