import type { Database } from '#api/db/client.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { ChangedReservation, Move, MoveQuote } from '#api/modules/agency/money/changes.contract.ts'
import { moneyMessages } from '#api/modules/agency/money/money.messages.ts'
import { ownerOf } from '#api/modules/agency/money/reservation.repository.ts'
import { changeReservation, type Deps } from '#api/modules/agency/money/reservationChange.ts'
import { moveOption, priceOptionMove } from '#api/modules/agency/phone/optionMove.ts'
import { bookedRow } from '#api/modules/booking/account.repository.ts'
import type { Waived } from '#api/modules/booking/change.domain.ts'
import { changeDeparture, priceChange } from '#api/modules/booking/change.repository.ts'
import { isLiveOption } from '#api/modules/booking/phoneOption.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Wanted = { reservationId: string; departureId: number; waived: Waived }

/** Prices the move of a reservation or option to another departure of its expedition. */
export async function quoteMove(db: Database, wanted: Wanted, now: Date): Promise<MoveQuote> {
  const userId = await ownerOf(db, wanted.reservationId)
  const row = await bookedRow(db, userId, wanted.reservationId)
  const isOption = row && isLiveOption(row.reservation, now)
  const { quote, to } = isOption
    ? await priceOptionMove(db, row, wanted, now)
    : await priceChange(db, { ...wanted, userId }, now)
  return {
    hash: quote.hash,
    start: to.startOn,
    end: to.endOn,
    fee_cents: quote.feeCents,
    difference_cents: quote.differenceCents,
    total_cents: quote.totalCents,
    refund_cents: quote.refundCents,
    balance_cents: quote.balanceCents,
  }
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
