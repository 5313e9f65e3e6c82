import type { Order, OrderTerms, RetainedShare, SaleTerms } from '#api/modules/quote/order.contract.ts'
import { changeTerms, travellerDays } from '#schema/constants.ts'
import type { SalesSettings } from '#schema/settings.ts'

/** Terms of every sale; those that an owner sets are in the settings. */
export const terms = {
  insurancePercent: 4,
  instalments: {
    fromCents: 300_00,
    /** Left before the balance is due: a refused part can be repeated before the next one. */
    leastDays: 14,
    /** The smallest part: gift cards may leave little. */
    leastPartCents: 10_00,
    /** A refused charge is repeated once, this long afterwards. */
    retryDays: 3,
  },
  /** Bounds of the time for which a booking by phone holds its places. */
  phoneOption: { leastHours: 1, mostDays: 7 },
  change: changeTerms,
  travellerDays,
} as const

/** Terms that the settings give to a sale of now. */
export function toSaleTerms(sales: SalesSettings): SaleTerms {
  return {
    depositPercent: sales.deposit_percent,
    balanceDays: sales.balance_days,
    reminderDays: sales.reminder_days,
    policy: {
      freeHours: sales.free_hours,
      freeDays: sales.free_days,
      steps: sales.tiers.map(({ days_left: daysLeft, kept_percent: kept }) => ({ daysLeft, kept })),
    },
  }
}

/** Terms of reservations without an order, and of orders before terms were settings. */
const formerTerms: OrderTerms = { balanceDays: 30, reminderDays: [45, 35, 30] }

/** Terms on which a reservation was sold: later settings change none of them. */
export const getTerms = (order: Pick<Order, 'terms'> | null): OrderTerms => order?.terms ?? formerTerms

const formerPercents = { deposit: 30, half: 50, all: 100 }

export const keptPercent = (kept: RetainedShare): number =>
  typeof kept === 'number' ? kept : formerPercents[kept]
