/** Ways in which reservations come. */
export const bookingSources = ['site', 'phone', 'reseller', 'import'] as const
export type BookingSource = (typeof bookingSources)[number]

/** States of a reservation for the agency. */
export const bookingStates = ['option', 'booked', 'canceled', 'expired'] as const
export type BookingState = (typeof bookingStates)[number]

/** Whether a reservation is paid. */
export const paymentStates = ['none', 'deposit', 'paid', 'overdue', 'refund_due'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Directions of money between customer and agency. */
export const ledgerKinds = ['payment', 'refund'] as const

/** Means of payment. */
export const paymentMethods = ['card', 'transfer', 'cheque', 'holiday_vouchers', 'cash', 'gift_card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** States of a payment or refund. */
export const ledgerStates = ['pending', 'done', 'failed', 'reversed'] as const
export type LedgerState = (typeof ledgerStates)[number]

/** Things that the agency does next for a reservation. */
export const nextActions = ['refund', 'balance', 'travellers'] as const
export type NextAction = (typeof nextActions)[number]

/** Kinds of mails that staff send again, from the current data. */
export const sendableMails = ['confirmation', 'receipt', 'balance', 'cancellation', 'payment_link'] as const
export type SendableMail = (typeof sendableMails)[number]

/** Kinds of mails about a reservation or to a customer. */
export const mailKinds = [
  'confirmation',
  'departure_confirmed',
  'receipt',
  'balance',
  'payment_refused',
  'refund',
  'cancellation',
  'change',
  'payment_link',
  'option',
  'option_ended',
  'message',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Reservations that wait: options that end within 24 hours, late balances, balances due within 7 days. */
export const reservationToDos = ['options_ending', 'overdue', 'due_soon'] as const
export type ReservationToDo = (typeof reservationToDos)[number]
