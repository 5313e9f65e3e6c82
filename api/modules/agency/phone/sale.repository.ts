import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { asc, eq } from '#api/db/drizzle.ts'
import { saleColumns } from '#api/db/saleColumns.ts'
import { departures, expeditionOptions, expeditions } from '#api/db/tables.ts'
import { alternativesTo } from '#api/modules/agency/departures/alternatives.repository.ts'
import { findGift, type Gift } from '#api/modules/agency/phone/gift.repository.ts'
import type { PhoneQuote } from '#api/modules/agency/phone/phone.contract.ts'
import { choicesIn, pricedChoices, toLineup } from '#api/modules/agency/phone/phone.domain.ts'
import { insuranceCode, type OptionChoice } from '#api/modules/cart/choices.domain.ts'
import { availableCount, isFuture } from '#api/modules/departures/departures.domain.ts'
import { appliesTo, type DiscountCode, toQuoted } from '#api/modules/discounts/discounts.domain.ts'
import { findDiscount } from '#api/modules/discounts/discounts.repository.ts'
import {
  computeInsuranceCents,
  computeQuote,
  computeSoldCents,
  type QuoteInput,
} from '#api/modules/quote/quote.domain.ts'
import { quoteLabels } from '#api/modules/quote/quote.messages.ts'
import { toSaleTerms } from '#api/modules/quote/terms.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type PhoneSale = Awaited<ReturnType<typeof findSale>>

/** A departure with what its trip sells, and the terms of now. */
export async function findSale(db: Database, departureId: number) {
  const { ageMinChild, expeditionType } = expeditions
  const [found] = await db
    .select({ departure: saleColumns, expedition: { ageMinChild, expeditionType } })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(departures.id, departureId))
  if (!found) throw new Refusal('DEPARTURE_NOT_FOUND')
  const { code, label, priceCents, position, expeditionId } = expeditionOptions
  const sold = await db
    .select({ code, label, priceCents })
    .from(expeditionOptions)
    .where(eq(expeditionId, found.departure.expeditionId))
    .orderBy(asc(position), asc(code))
  return { ...found, sold, sales: await readSettings(db, 'sales') }
}

/** Refuses a departure that is over, closed, or has too few places, with other dates. The caller has locked it. */
export async function requirePlaces(db: Database, { departure }: PhoneSale, places: number, now: Date) {
  if (departure.canceledAt) throw new Refusal('DEPARTURE_CANCELED')
  if (!isFuture(departure, parisDay(now))) throw new Refusal('DEPARTURE_PAST')
  if (departure.salesClosedAt) throw new Refusal('SALES_CLOSED')
  if (availableCount(departure) >= places) return
  throw new Refusal('INSUFFICIENT_PLACES', { alternatives: await alternativesTo(db, departure, places, now) })
}

type Priced = {
  birthDates: (string | null)[]
  choices: OptionChoice[]
  /** It is priced where it applies. */
  discount: DiscountCode | undefined
  /** It pays where it is active. */
  gift: Gift | undefined
}

/** The facts that price a booking by phone, as the site's quote reads them. */
export function toInput(
  { departure, sold, sales }: PhoneSale,
  { birthDates, choices, discount, gift }: Priced,
  now: Date,
): QuoteInput {
  const { id, startOn, priceCents, childPriceCents, expeditionId } = departure
  const lineup = toLineup(birthDates, startOn)
  const input = {
    today: parisDay(now),
    departure: { id, startOn, priceCents, childPriceCents },
    adults: lineup.adults,
    children: lineup.children,
    ...pricedChoices(choicesIn(lineup, choices), sold),
    discount: null,
    giftCards: gift?.state === 'active' ? [gift] : [],
    canSaveCards: false,
    terms: toSaleTerms(sales),
  }
  const sale = { today: input.today, expeditionId, soldCents: computeSoldCents(input) }
  return discount && appliesTo(discount, sale) ? { ...input, discount: toQuoted(discount) } : input
}

type SaleInput = Omit<Priced, 'discount' | 'gift'> & {
  discountCode: string | undefined
  giftCardCode: string | undefined
}

/** Prices a booking before it is made. */
export async function quotePhoneBooking(
  db: Database,
  departureId: number,
  { discountCode, giftCardCode, ...query }: SaleInput,
  now: Date,
): Promise<PhoneQuote> {
  const sale = await findSale(db, departureId)
  const discount = await findDiscount(db, discountCode)
  const gift = await findGift(db, giftCardCode, now)
  const input = toInput(sale, { ...query, discount, gift }, now)
  const quote = computeQuote(input)
  const [paid] = quote.lines.filter(({ kind }) => kind === 'gift_card')
  const sold = quote.lines.filter((line) => line !== paid)
  const insurance = {
    code: insuranceCode,
    label: quoteLabels.insuranceOption,
    priceCents: computeInsuranceCents(input),
  }
  return {
    lines: sold.map(({ label, quantity, unitPriceCents, amountCents }) => ({
      label,
      quantity,
      unit_cents: unitPriceCents,
      amount_cents: amountCents,
    })),
    total_cents: quote.totalCents,
    due_now_cents: quote.dueNowCents,
    balance_due_on: quote.balanceDueOn,
    available_count: availableCount(sale.departure),
    discount_code: input.discount?.code ?? null,
    gift_card: gift ? { state: gift.state, paid_cents: -(paid?.amountCents ?? 0) } : null,
    options: [...sale.sold, insurance].map(({ code, label, priceCents }) => ({
      code,
      label,
      price_cents: priceCents,
    })),
  }
}
