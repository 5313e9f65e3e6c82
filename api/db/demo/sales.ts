import { createHash } from 'node:crypto'
import { addDays } from '#api/clock.ts'
import type { DemoDeparture } from '#api/db/demo/bookings.ts'
import { demoId } from '#api/db/demo/demoId.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'
import { computeQuote, pricesOfTravellers } from '#api/modules/quote/quote.domain.ts'
import { toReference } from '#api/modules/quote/reference.domain.ts'
import { toSaleTerms } from '#api/modules/quote/terms.ts'
import { defaultSales } from '#schema/settings.ts'

type Person = { firstName: string; lastName: string }
/** Places to sell: who books when, and whether the balance arrives. */
export type SaleFacts = {
  id: string
  departure: DemoDeparture
  people: Person[]
  bookedOn: string
  pays: 'at once' | 'in time' | 'late'
}
export type DemoPayment = {
  id: string
  amountCents: number
  method: 'transfer' | 'cheque' | 'holiday_vouchers'
  paidOn: string
  externalReference: string
}
export type DemoCancellation = { at: Date; keptCents: number; refundedOn: string | null }
/** A reservation as it was sold. */
export type DemoSold = {
  reservation: { id: string; userId: string; createdAt: Date }
  departure: { id: number; startOn: string; endOn: string }
  people: Person[]
  sale: Sale
  cancellation?: DemoCancellation
}
type Sale = { reference: string; order: Order; payments: DemoPayment[] }

export const saleTerms = toSaleTerms(defaultSales)

const methods = ['transfer', 'cheque', 'transfer', 'holiday_vouchers'] as const
/** The balance arrives a few days before it is due. */
const earlyDays = 3

/** Sells places by phone: the order with its price lines, and the payments that the agency has received. */
export function toSale(facts: SaleFacts, today: string): Sale {
  const order = toOrder(facts)
  return { reference: toReference(toBytes(facts.id)), order, payments: listPayments(facts, order, today) }
}

const toBytes = (id: string) => createHash('sha256').update(`reference ${id}`).digest()

/** Parties of three are insured. */
function toOrder({ id, departure, people, bookedOn }: SaleFacts): Order {
  const insured = people.length === 3 ? [1, 2, 3] : []
  const input = {
    today: bookedOn,
    departure: { ...departure, childPriceCents: null },
    adults: people.length,
    children: 0,
    options: [],
    insured,
    discount: null,
    giftCards: [],
    canSaveCards: false,
    terms: saleTerms,
  }
  const quote = computeQuote(input)
  const prices = pricesOfTravellers(input, quote)
  return {
    departureId: departure.id,
    startOn: departure.startOn,
    adults: people.length,
    children: 0,
    travellers: people.map(({ firstName, lastName }, position) => ({
      firstName,
      lastName,
      birthDate: toBirthDate(position),
      priceCents: prices[position] ?? 0,
    })),
    contact: { ...noAddress, phone: toPhone(id) },
    options: [],
    insured,
    discountCode: null,
    giftCards: [],
    quote,
    plan: quote.balanceCents === null ? 'full' : 'deposit',
    policy: saleTerms.policy,
    terms: { balanceDays: saleTerms.balanceDays, reminderDays: saleTerms.reminderDays },
  }
}

export const toBirthDate = (position: number) => `${1982 + position * 4}-0${1 + position}-17`

const noAddress = { address: null, postcode: null, city: null, country: null }
/** Among the numbers reserved for fiction. */
const toPhone = (id: string) => `+3363998${String((toBytes(id)[7] ?? 0) * 39).padStart(4, '0')}`

function listPayments({ id, bookedOn, pays }: SaleFacts, { quote }: Order, today: string): DemoPayment[] {
  const { totalCents, dueNowCents, balanceCents, balanceDueOn } = quote
  if (pays === 'at once') return [toPayment(id, 'all', { amountCents: totalCents, paidOn: bookedOn })]
  const first = toPayment(id, 'deposit', { amountCents: dueNowCents, paidOn: bookedOn })
  if (balanceCents === null || balanceDueOn === null) return [first]
  const early = addDays(balanceDueOn, -earlyDays)
  const paidOn = early < bookedOn ? bookedOn : early
  return pays === 'late' || paidOn > today
    ? [first]
    : [first, toPayment(id, 'balance', { amountCents: balanceCents, paidOn })]
}

function toPayment(id: string, part: string, paid: { amountCents: number; paidOn: string }): DemoPayment {
  const [drawn = 0, high = 0, low = 0] = toBytes(`${id} ${part}`)
  const method = methods[drawn % methods.length] ?? 'transfer'
  return { ...paid, id: demoId(`payment ${part} ${id}`), method, externalReference: `${high * 256 + low}` }
}
