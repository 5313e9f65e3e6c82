export type QuoteLine = {
  kind: 'adult' | 'child' | 'option' | 'insurance' | 'discount' | 'gift_card'
  label: string
  quantity: number
  unitPriceCents: number
  amountCents: number
}

export type PaymentPlan = 'deposit' | 'full' | 'instalments'

/** A part of the balance, and the day on which the saved card is charged. */
export type Instalment = { dueOn: string; amountCents: number }

/** The priced lines of a cart. It is computed, and stored only with a payment. */
export type Quote = {
  /** Changes with any amount or day. */
  hash: string
  lines: QuoteLine[]
  /** Price of what is sold; gift cards are means of payment and do not lower it. */
  totalCents: number
  dueNowCents: number
  /** Null where all is due at once. */
  depositCents: number | null
  balanceCents: number | null
  balanceDueOn: string | null
  plans: PaymentPlan[]
  /** The parts after the deposit; empty where the plan is not offered. */
  instalments: Instalment[]
}

/** Part of the price that a cancellation leaves to the agency: a percentage, or a word of orders before them. */
export type RetainedShare = number | 'deposit' | 'half' | 'all'

/** Copied into each reservation: later terms change no booking. */
export type CancellationPolicy = {
  /** Free this long after the booking, with at least `freeDays` left. */
  freeHours: number
  freeDays: number
  /** The first step whose days are left applies. */
  steps: { daysLeft: number; kept: RetainedShare }[]
  /** End of the call in which a pledge was confirmed: free until seven days after it. */
  callEndsAt?: string
  /** After a change of date: the least that a cancellation keeps, as the former date would have. */
  floor?: { keptPercent: number; until: string }
}

/** Days of a reservation, copied into it like its policy. */
export type OrderTerms = {
  /** The balance is due this long before the first day. */
  balanceDays: number
  /** Days before the first day on which a balance is recalled, from the first. */
  reminderDays: number[]
}

/** Terms of a sale, as the settings are when its price is computed. */
export type SaleTerms = OrderTerms & { depositPercent: number; policy: CancellationPolicy }

export type Contact = {
  phone: string | null
  address: string | null
  postcode: string | null
  city: string | null
  country: string | null
}

/** Prices of one adult and of one child, without options. */
export type UnitPrices = { adultCents: number; childCents: number }

/** An order as a payment froze it: a cart that changes meanwhile changes nothing that is paid. */
export type Order = {
  departureId: number
  startOn: string
  adults: number
  children: number
  /** Without a birth date where a reseller sold it. */
  travellers: { firstName: string; lastName: string; birthDate: string | null; priceCents: number }[]
  contact: Contact | null
  options: { code: string; label: string; priceCents: number; travellers: number[] }[]
  insured: number[]
  discountCode: string | null
  /** The code had no use left when the order was paid: its cancellation gives none back. */
  isBeyondUses?: true
  /** Part of each price that the code takes off; absent for a fixed amount. */
  discountPercent?: number
  /** Amounts that gift cards pay. */
  giftCards: { code: string; amountCents: number }[]
  quote: Quote
  plan: PaymentPlan
  policy: CancellationPolicy
  /** Absent in orders before they were settings. */
  terms?: OrderTerms
  /** Prices of the departure to which the last change of date has moved it. */
  unitPrices?: UnitPrices
}
