import { holds, participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { toLineup } from '#api/modules/agency/phone/phone.domain.ts'
import { findSale, type PhoneSale, toInput } from '#api/modules/agency/phone/sale.repository.ts'
import type { BookedRow } from '#api/modules/booking/account.repository.ts'
import { activePeople } from '#api/modules/booking/cancellation.repository.ts'
import { soldPrices, type Waived } from '#api/modules/booking/change.domain.ts'
import { newDeparture } from '#api/modules/booking/change.repository.ts'
import { movedEnd, namedOrder } from '#api/modules/booking/phoneOption.domain.ts'
import { bookPaid, mailOption } from '#api/modules/booking/phoneOptions.ts'
import { insuranceCode } from '#api/modules/cart/choices.domain.ts'
import { lockHolds, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { centsOfGifts, usableBalance } from '#api/modules/giftCards/giftCards.repository.ts'
import { toOrder } from '#api/modules/payments/payments.domain.ts'
import type { Order, UnitPrices } from '#api/modules/quote/order.contract.ts'
import { computeQuote, computeQuoteHash, type QuoteInput } from '#api/modules/quote/quote.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

type MoveInput = { departureId: number; waived: Waived }

/**
 * Prices the move of a live option to another departure of its trip, by the refusals of a booking. It has sold nothing:
 * there is no fee, its options keep their prices, and the rest is quoted as an option of now.
 */
export async function priceOptionMove(
  db: Database,
  { reservation, departure }: BookedRow,
  { departureId, waived }: MoveInput,
  now: Date,
) {
  const { id, order: former, optionUntil } = reservation
  if (!former || !optionUntil) throw new Refusal('RESERVATION_CLOSED')
  const people = await activePeople(db, id)
  const { to } = await newDeparture(db, departure, departureId, people, now)
  const until = movedEnd(optionUntil, to.startOn)
  if (until <= now) throw new Refusal('DEPARTURE_PAST')
  const sale = await findSale(db, to.id)
  const giftCards = await findCards(db, former, now)
  const order = movedOrder(namedOrder(former, people), sale, { waived, giftCards }, now)
  const { totalCents } = order.quote
  const differenceCents = totalCents - former.quote.totalCents
  const quote = {
    feeCents: 0,
    differenceCents,
    totalCents,
    refundCents: 0,
    balanceCents: totalCents - centsOfGifts(order.giftCards),
  }
  const hash = computeQuoteHash([departure.id, departure.startOn, to.id, to.startOn, quote])
  return { order, until, to, quote: { ...quote, hash } }
}

/** The gift cards of an option with what they hold now. */
async function findCards(db: Database, { giftCards }: Order, now: Date): Promise<QuoteInput['giftCards']> {
  const cards = []
  for (const { code } of giftCards)
    cards.push({ code, balanceCents: (await usableBalance(db, code, now)) ?? 0 })
  return cards
}

type SaleTerms = { waived: Waived; giftCards: QuoteInput['giftCards'] }

/** The order on its new departure, its travellers in their former positions. */
function movedOrder(former: Order, sale: PhoneSale, { waived, giftCards }: SaleTerms, now: Date): Order {
  const { travellers, contact, options, insured } = former
  const birthDates = travellers.map(({ birthDate }) => birthDate)
  const choices = [...options, { code: insuranceCode, travellers: insured }]
  const departure = waived.difference
    ? { ...sale.departure, ...noHigher(sale, soldPrices(former)) }
    : sale.departure
  const undiscounted = toInput(
    { ...sale, departure, sold: options },
    { birthDates, choices, discount: undefined, gift: undefined },
    now,
  )
  const input = { ...undiscounted, discount: keptDiscount(former), giftCards }
  const { indexes } = toLineup(birthDates, departure.startOn)
  const lined = indexes.flatMap((index) => travellers[index] ?? [])
  const quote = computeQuote(input)
  const moved = toOrder(input, quote, quote.plans[0] ?? 'full', { travellers: lined, contact })
  const inPlace = travellers.map((traveller, index) => moved.travellers[indexes.indexOf(index)] ?? traveller)
  return { ...moved, travellers: inPlace, options, insured }
}

/** The discount that an option has on any date: the use of its code is taken. */
function keptDiscount({
  discountCode: code,
  discountPercent: percent,
  quote,
}: Order): QuoteInput['discount'] {
  if (code === null) return null
  if (percent !== undefined) return { code, percent }
  const line = quote.lines.find(({ kind }) => kind === 'discount')
  return { code, amountCents: -(line?.amountCents ?? 0) }
}

const noHigher = ({ departure }: PhoneSale, { adultCents, childCents }: UnitPrices) => ({
  priceCents: Math.min(departure.priceCents, adultCents),
  childPriceCents: Math.min(departure.childPriceCents ?? departure.priceCents, childCents),
})

/** Moves an option with its hold at the price that was shown, and mails its customer. The caller has locked it. */
export async function moveOption(
  tx: Database,
  row: BookedRow,
  input: MoveInput & { quoteHash: string },
  at: { now: Date; publicUrl: string; requestId?: string },
): Promise<void> {
  const { now } = at
  const { id } = row.reservation
  const touched = [row.departure.id, input.departureId]
  await lockHolds(tx, touched, now)
  const { quote, order, until } = await priceOptionMove(tx, row, input, now)
  if (quote.hash !== input.quoteHash) throw new Refusal('QUOTE_CHANGED')
  const { departureId } = order
  await tx.update(holds).set({ departureId, expiresAt: until }).where(eq(holds.reservationId, id))
  const [moved] = await tx
    .update(reservations)
    .set({ departureId, order, optionUntil: until, totalCents: order.quote.totalCents })
    .where(eq(reservations.id, id))
    .returning()
  for (const [position, { priceCents }] of order.travellers.entries())
    await tx
      .update(participants)
      .set({ priceCents })
      .where(and(eq(participants.reservationId, id), eq(participants.position, position)))
  if (moved && !(await bookPaid(tx, moved, at))) await mailOption(tx, moved, at)
  await refreshTrips(tx, touched, now)
}
