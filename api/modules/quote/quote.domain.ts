import { createHash } from 'node:crypto'
import { addDays, daysBetween } from '#api/clock.ts'
import { listInstalments } from '#api/modules/quote/instalments.domain.ts'
import type { PaymentPlan, Quote, QuoteLine, SaleTerms } from '#api/modules/quote/order.contract.ts'
import { quoteLabels } from '#api/modules/quote/quote.messages.ts'
import { terms } from '#api/modules/quote/terms.ts'

type Discount = { code: string; percent: number } | { code: string; amountCents: number }

export type QuoteInput = {
  today: string
  departure: { id: number; startOn: string; priceCents: number; childPriceCents: number | null }
  /** The adults come first among the positions of the travellers, from 1. */
  adults: number
  children: number
  options: { code: string; label: string; priceCents: number; travellers: number[] }[]
  /** Positions of the insured travellers. */
  insured: number[]
  discount: Discount | null
  giftCards: { code: string; balanceCents: number }[]
  /** Whether the provider charges a saved card later. */
  canSaveCards: boolean
  terms: SaleTerms
}

/** Facts that price the travellers and their options. */
type Sold = Pick<QuoteInput, 'departure' | 'adults' | 'children' | 'options'>

export function computeQuote(input: QuoteInput): Quote {
  const sold = soldLines(input)
  const lines = [...sold, ...insurance(input), ...discount(input, sum(sold))]
  const totalCents = sum(lines)
  const cards = giftCards(input, totalCents)
  const due = computeDue(input, totalCents, -sum(cards))
  const priced = { lines: [...lines, ...cards], totalCents, ...due }
  return { hash: computeHash(input, priced), ...priced }
}

const soldLines = (input: Sold) => [...people(input), ...input.options.flatMap(optionLine)]

/** Price of the travellers and their options: the amount that a discount applies to. */
export const computeSoldCents = (input: Sold): number => sum(soldLines(input))

/** The most that one traveller's insurance costs. The quote rounds the sum of several once, and may be lower. */
export function computeInsuranceCents(input: Sold): number {
  const positions = Array.from({ length: input.adults + input.children }, (_, index) => index + 1)
  return Math.max(0, ...positions.map((position) => insuredCents(ownPrice(input, position))))
}

const sum = (lines: { amountCents: number }[]) => lines.reduce((cents, line) => cents + line.amountCents, 0)

function line(kind: QuoteLine['kind'], label: string, quantity: number, unitPriceCents: number): QuoteLine[] {
  return quantity > 0
    ? [{ kind, label, quantity, unitPriceCents, amountCents: quantity * unitPriceCents }]
    : []
}

function people({ departure, adults, children }: Sold): QuoteLine[] {
  const { priceCents, childPriceCents } = departure
  return [
    ...line('adult', quoteLabels.adult, adults, priceCents),
    ...line('child', quoteLabels.child, children, childPriceCents ?? priceCents),
  ]
}

const optionLine = ({ label, priceCents, travellers }: QuoteInput['options'][number]) =>
  line('option', label, travellers.length, priceCents)

/** Prices of the travellers, options included: what is sold without the insurance, shared to the cent. */
export function pricesOfTravellers(input: QuoteInput, { lines }: Pick<Quote, 'lines'>): number[] {
  const count = input.adults + input.children
  const own = Array.from({ length: count }, (_, index) => ownPrice(input, index + 1))
  const shared = lines.filter(({ kind }) => kind === 'discount')
  const ownCents = own.reduce((cents, price) => cents + price, 0)
  const wantedCents = ownCents + sum(shared)
  const prices = own.map((price) => Math.floor((price * wantedCents) / (ownCents || 1)))
  const restCents = wantedCents - prices.reduce((cents, price) => cents + price, 0)
  return prices.map((price, index) => price + (index < restCents ? 1 : 0))
}

/** Price of a traveller, by the position from 1, with the options chosen. */
function ownPrice({ departure, adults, options }: Sold, position: number): number {
  const { priceCents, childPriceCents } = departure
  const own = position > adults ? (childPriceCents ?? priceCents) : priceCents
  const chosen = options.filter(({ travellers }) => travellers.includes(position))
  return chosen.reduce((cents, option) => cents + option.priceCents, own)
}

/** A share of the price of the insured travellers, their options included, up to the euro. */
function insurance(input: QuoteInput): QuoteLine[] {
  const { insured } = input
  const cents = insured.reduce((total, position) => total + ownPrice(input, position), 0)
  const label = quoteLabels.insurance(insured.length)
  return cents > 0 ? line('insurance', label, 1, insuredCents(cents)) : []
}

const insuredCents = (priceCents: number) => upToEuro((priceCents * terms.insurancePercent) / 100)

/** Up to the euro, for the traveller; never more than what is sold without the insurance. */
function discount({ discount: input }: QuoteInput, soldCents: number): QuoteLine[] {
  if (!input) return []
  const target = 'percent' in input ? upToEuro((soldCents * input.percent) / 100) : input.amountCents
  return line('discount', quoteLabels.discount(input.code), 1, -Math.min(target, soldCents)).filter(
    ({ amountCents }) => amountCents < 0,
  )
}

/** Uses the cards in their order, each in part where the price is reached. */
function giftCards(input: QuoteInput, totalCents: number): QuoteLine[] {
  let leftCents = totalCents
  return input.giftCards.flatMap(({ code, balanceCents }) => {
    const used = Math.min(balanceCents, leftCents)
    leftCents -= used
    return used > 0 ? line('gift_card', quoteLabels.giftCard(code), 1, -used) : []
  })
}

/** Gift cards pay the balance first, then the deposit. */
function computeDue(input: QuoteInput, totalCents: number, giftedCents: number) {
  const { today, departure, canSaveCards } = input
  const { depositPercent, balanceDays } = input.terms
  const leftCents = totalCents - giftedCents
  const deposit = Math.min(upToEuro((totalCents * depositPercent) / 100), leftCents)
  const balance = leftCents - deposit
  if (daysBetween(today, departure.startOn) < balanceDays || balance === 0)
    return { dueNowCents: leftCents, ...allAtOnce }
  const balanceDueOn = addDays(departure.startOn, -balanceDays)
  const sold = { totalCents, balanceCents: balance, balanceDueOn }
  const instalments = canSaveCards ? listInstalments(sold, today) : []
  return {
    dueNowCents: deposit,
    depositCents: deposit,
    balanceCents: balance,
    balanceDueOn,
    plans: instalments.length > 0 ? [...both, 'instalments' as const] : both,
    instalments,
  }
}

const allAtOnce: Omit<Quote, 'hash' | 'lines' | 'totalCents' | 'dueNowCents'> = {
  depositCents: null,
  balanceCents: null,
  balanceDueOn: null,
  plans: ['full'],
  instalments: [],
}
const both: PaymentPlan[] = ['deposit', 'full']

function upToEuro(cents: number): number {
  // Rounded first: 0.3 × 1,190 € is a fraction of a cent above its euros.
  return Math.ceil(Math.round(cents) / 100) * 100
}

/** Labels and instalments are left out: neither another wording nor midnight refuses a payment. */
function computeHash(
  { departure: { id, startOn }, terms: { policy } }: QuoteInput,
  quote: Omit<Quote, 'hash'>,
): string {
  const { instalments: _, ...amounts } = quote
  const lines = quote.lines.map(({ label: _label, ...line }) => line)
  return computeQuoteHash({ id, startOn, ...amounts, lines, policy })
}

/** The hash that a decision returns: one made for another price is refused. */
export const computeQuoteHash = (priced: unknown): string =>
  createHash('sha256').update(JSON.stringify(priced)).digest('base64url').slice(0, 22)
