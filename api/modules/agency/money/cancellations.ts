import type { Database } from '#api/db/client.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import { missingPermission } from '#api/modules/agency/access/access.messages.ts'
import { ownerName } from '#api/modules/agency/access/access.repository.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type {
  Cancellation,
  CancellationPrice,
  CancellationQuote,
  ChangedReservation,
} from '#api/modules/agency/money/changes.contract.ts'
import { moneyMessages } from '#api/modules/agency/money/money.messages.ts'
import { optionQuote, releaseHeld } from '#api/modules/agency/money/optionRelease.ts'
import { findOwner } from '#api/modules/agency/money/reservation.repository.ts'
import { changeReservation, type Deps } from '#api/modules/agency/money/reservationChange.ts'
import { shownMail } from '#api/modules/agency/reservations/renderedMail.ts'
import {
  cancelTravellers,
  mailOfCancellation,
  type Priced,
  priceCancellation,
} from '#api/modules/booking/cancellation.repository.ts'
import { mailOfOptionEnd } from '#api/modules/booking/phoneOptions.ts'
import { keptOfAll } from '#api/modules/quote/cancellation.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

/** The price of a cancellation; `priced` is missing for an option, which is released. */
type Quoted = { price: CancellationPrice; priced?: Priced }

/** Prices the cancellation of travellers, by their positions from 1, or of all. */
export async function quoteCancellation(
  db: Database,
  reservationId: string,
  travellers: number[] | undefined,
  now: Date,
): Promise<Quoted> {
  const userId = await findOwner(db, reservationId)
  const option = await optionQuote(db, reservationId, travellers, now)
  if (option) return { price: option }
  const priced = await priceCancellation(db, { userId, reservationId, travellers }, now)
  return { price: toPrice(priced), priced }
}

/** The price with the mail that is sent at it. */
export async function shownCancellation(
  { db, clock, env }: Deps,
  reservationId: string,
  travellers: number[] | undefined,
): Promise<CancellationQuote> {
  const at = { now: clock(), publicUrl: env.publicUrl }
  const { price, priced } = await quoteCancellation(db, reservationId, travellers, at.now)
  const mail = priced
    ? await mailOfCancellation(db, priced, {}, at)
    : (await mailOfOptionEnd(db, reservationId, { cause: 'canceled' }, at.publicUrl)).mail
  return { ...price, mail: await shownMail(db, mail) }
}

function toPrice({ quote, people, rule }: Priced): CancellationPrice {
  return {
    hash: quote.hash,
    rule: rule.rule,
    kept_percent: rule.keptPercent,
    lines: quote.lines.map(({ position, priceCents, keptCents }) => {
      const { firstName, lastName } = people[position - 1] ?? {}
      const name = [firstName, lastName].filter((word) => word).join(' ')
      return { position, name: name || null, price_cents: priceCents, kept_cents: keptCents }
    }),
    kept_cents: keptOfAll(quote),
    refund_cents: quote.refundCents,
    balance_cents: quote.balanceCents,
  }
}

/** Cancels travellers at the price that was shown, or releases an option. What is to give back stays a credit until it is refunded. */
export function cancelReservation(
  deps: Deps,
  caller: AgencyCaller,
  input: { id: string; key: string; cancellation: Cancellation },
): Promise<ChangedReservation> {
  const { id, key, cancellation } = input
  const { version, quote_hash: quoteHash, travellers, kept_cents: keptCents, reason } = cancellation
  return changeReservation(deps, caller, { id, version, key }, async (tx, { reservation }, now) => {
    const { price: quote } = await quoteCancellation(tx, id, travellers, now)
    const at = { now, publicUrl: deps.env.publicUrl }
    if (quote.rule === 'option') return releaseHeld(tx, reservation, { quote, quoteHash, reason }, at)
    if (keptCents !== undefined && keptCents !== quote.kept_cents)
      await refuseKept(tx, caller, { keptCents, mostCents: quote.kept_cents, reason })
    const { userId, travelersCount } = reservation
    const found = { userId, reservationId: id, quoteHash, travellers }
    await cancelTravellers(tx, { ...found, keptCents, givesBack: false }, at)
    const leaving = travelersCount - quote.lines.length
    return {
      action: leaving === 0 ? 'reservation.canceled' : 'reservation.travellers_canceled',
      reason,
      before: { travellers: travelersCount },
      after: { travellers: leaving, kept_cents: keptCents ?? quote.kept_cents },
    }
  })
}

/** Keeping less than the policy takes the permission and a reason; keeping more is never possible. */
async function refuseKept(
  tx: Database,
  { staff }: AgencyCaller,
  { keptCents, mostCents, reason }: { keptCents: number; mostCents: number; reason: string | undefined },
): Promise<void> {
  if (!mayCall('money', staff))
    throw new Refusal('MISSING_PERMISSION', { message: missingPermission('money', await ownerName(tx)) })
  const message = moneyMessages.keptTooHigh(mostCents)
  if (keptCents > mostCents)
    throw new Refusal('AMOUNT_TOO_HIGH', { message, fields: { kept_cents: message } })
  if (!reason?.trim()) throw new Refusal('INVALID_FIELDS', { fields: { reason: moneyMessages.whyLess } })
}
