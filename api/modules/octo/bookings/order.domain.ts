import { randomUUID } from 'node:crypto'
import type { StoredContact, StoredItem } from '#api/modules/octo/bookings/booking.contract.ts'
import { octoLabels } from '#api/modules/octo/bookings/booking.messages.ts'
import { owedCents, toTravellers } from '#api/modules/octo/bookings/items.domain.ts'
import type {
  CancellationPolicy,
  Order,
  OrderTerms,
  Quote,
  QuoteLine,
  UnitPrices,
} from '#api/modules/quote/order.contract.ts'
import { quoteLabels } from '#api/modules/quote/quote.messages.ts'
import { travellerUnits } from '#api/modules/reservations/participants.contract.ts'
import { readPhone } from '#schema/phone.ts'

export type ResellerSale = {
  departure: { id: number; startOn: string }
  /** Retail prices of the departure. */
  unitPrices: UnitPrices
  items: StoredItem[]
  contact: StoredContact
  reseller: { name: string; netPercent: number | null }
  terms: OrderTerms & { policy: CancellationPolicy }
}

/**
 * The order of a booking that a reseller confirms: travellers at retail prices, and its commission, which a later
 * change of date takes off as a discount in percent. All is due at once, from the reseller.
 */
export function resellerOrder(sale: ResellerSale): Order {
  const { departure, items, contact, reseller, terms } = sale
  const { policy, balanceDays, reminderDays } = terms
  return {
    departureId: departure.id,
    startOn: departure.startOn,
    adults: items.filter(({ unitId }) => unitId === 'adult').length,
    children: items.filter(({ unitId }) => unitId === 'child').length,
    travellers: toTravellers(items, contact).map(({ firstName, lastName, priceCents }) => ({
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      birthDate: null,
      priceCents,
    })),
    contact: {
      phone: (contact.phoneNumber && readPhone(contact.phoneNumber)) || contact.phoneNumber,
      address: null,
      postcode: contact.postalCode,
      city: null,
      country: contact.country,
    },
    options: [],
    insured: [],
    discountCode: null,
    ...(reseller.netPercent !== null && { discountPercent: 100 - reseller.netPercent }),
    giftCards: [],
    quote: toQuote(sale),
    plan: 'full',
    policy,
    terms: { balanceDays, reminderDays },
    unitPrices: sale.unitPrices,
  }
}

function toQuote(sale: ResellerSale): Quote {
  const lines = listLines(sale)
  const totalCents = lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
  return {
    hash: randomUUID(),
    lines,
    totalCents,
    dueNowCents: totalCents,
    depositCents: null,
    balanceCents: null,
    balanceDueOn: null,
    plans: ['full'],
    instalments: [],
  }
}

function listLines({ items, reseller }: ResellerSale): QuoteLine[] {
  const sold = travellerUnits.flatMap((unit) => {
    const prices = items.filter(({ unitId }) => unitId === unit).map(({ retailCents }) => retailCents)
    return [...Map.groupBy(prices, (cents) => cents)].map(([unitPriceCents, { length: quantity }]) => ({
      kind: unit,
      label: quoteLabels[unit],
      quantity,
      unitPriceCents,
      amountCents: quantity * unitPriceCents,
    }))
  })
  const commissionCents = items.reduce((cents, item) => cents + item.retailCents - owedCents(item), 0)
  if (commissionCents === 0) return sold
  const label = octoLabels.commission(reseller.name)
  return [
    ...sold,
    { kind: 'discount', label, quantity: 1, unitPriceCents: -commissionCents, amountCents: -commissionCents },
  ]
}
