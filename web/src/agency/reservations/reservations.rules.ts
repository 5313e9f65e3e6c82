import { euros, longDay } from '#schema/frenchFormats.ts'
import { messages } from '#web/agency/reservations/messages.ts'
import type { ReservationRowFragment } from '#web/agency/reservations/Reservations.generated.ts'
import { isDay, isId, shortest } from '#web/agency/shell/filter.rules.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { singleDay } from '#web/lib/format/format.ts'
import type {
  AgencyReservationFilter,
  AgencyReservationSort,
  BookingSource,
  BookingState,
  PaymentState,
} from '#web/lib/graph/graph.generated.ts'

const isState = (value: string): value is BookingState => Object.hasOwn(messages.states, value)
const isPayment = (value: string): value is PaymentState => Object.hasOwn(messages.payments, value)
const isSource = (value: string): value is BookingSource => Object.hasOwn(messages.sources, value)
const isUuid = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** Conditions on the list that its form sets, as the address names them. */
export const filterFields = [
  'q',
  'aventure',
  'periode',
  'du',
  'au',
  'etat',
  'paiement',
  'origine',
  'dossiers',
  'ordre',
] as const

/** Views, each a filter of its own. */
const views = ['suivre', 'soldes', 'options', 'fin-options', 'retards', 'echeances'] as const
export type View = (typeof views)[number]

export const readView = (params: URLSearchParams): View | undefined =>
  views.find((view) => view === params.get('vue'))

const viewFilters: Record<View, AgencyReservationFilter> = {
  suivre: { followUp: true },
  soldes: { owing: true },
  options: { states: ['OPTION'] },
  'fin-options': { toDo: 'OPTIONS_ENDING' },
  retards: { toDo: 'OVERDUE' },
  echeances: { toDo: 'DUE_SOON' },
}

/** The filter that the query of an address stands for; parts that mean nothing are left out. */
export function getFilter(params: URLSearchParams): AgencyReservationFilter {
  const [query = '', expeditionId = '', period, from = '', to = '', state = '', payment = '', source = ''] =
    filterFields.map((name) => params.get(name) ?? '')
  const [departureId, customerId] = ['depart', 'client'].map((name) => params.get(name) ?? '')
  const view = readView(params)
  return {
    ...(view && viewFilters[view]),
    ...(query.trim().length >= shortest && { query: query.trim() }),
    ...(isId(expeditionId) && { expeditionId }),
    ...(departureId && isId(departureId) && { departureId }),
    ...(customerId && isUuid(customerId) && { customerId }),
    ...periodFilter(period, isDay(from) ? from : undefined, isDay(to) ? to : undefined),
    ...(isState(state) && { states: [state] }),
    ...(isPayment(payment) && { payments: [payment] }),
    ...(isSource(source) && { sources: [source] }),
    ...(params.get('dossiers') === 'incomplets' && { incomplete: true }),
  }
}

/** Days of the booking, of the cancellation, or of the departure. */
function periodFilter(period: string | undefined, from?: string, to?: string): AgencyReservationFilter {
  if (period === 'reservation') return { ...(from && { bookedFrom: from }), ...(to && { bookedTo: to }) }
  if (period === 'annulation') return { ...(from && { canceledFrom: from }), ...(to && { canceledTo: to }) }
  return { ...(from && { leavingFrom: from }), ...(to && { leavingTo: to }) }
}

export const readSort = (params: URLSearchParams): AgencyReservationSort =>
  params.get('ordre') === 'departs' ? 'LEAVING' : 'NEWEST'

const stateTones = { OPTION: 'sun', BOOKED: 'pine', CANCELED: 'rouge', EXPIRED: 'sand' } as const
const paymentTones = {
  NONE: 'sun',
  DEPOSIT: 'glacier',
  PAID: 'pine',
  OVERDUE: 'rouge',
  REFUND_DUE: 'rouge',
} as const

export const getTone = (state: BookingState) => stateTones[state]

type Paid = Pick<ReservationRowFragment, 'payment' | 'source'>

/** A reseller's reservation is settled without money: the reseller owes it by invoice. */
export function toPayment({ payment, source }: Paid) {
  if (source === 'RESELLER' && payment === 'PAID')
    return { tone: 'glacier', label: messages.byInvoice } as const
  return { tone: paymentTones[payment], label: messages.payments[payment] }
}

export const present = (missing: string) => (value: string) => (value.trim() === '' ? missing : undefined)

type Amount = { amountCents: number }

/** The lines that add up to the total, then those of gift cards, which pay it. */
export function splitLines<L extends Amount>(lines: readonly L[], totalCents: number) {
  const sums = lines.map((_, index) =>
    lines.slice(0, index + 1).reduce((cents, { amountCents }) => cents + amountCents, 0),
  )
  const last = sums.lastIndexOf(totalCents)
  const end = last < 0 ? lines.length : last + 1
  return { sold: lines.slice(0, end), paid: lines.slice(end) }
}

type Due = Pick<ReservationRowFragment, 'dueCents' | 'dueOn'>

/** « 700 € au 5 juin 2027 », or a dash. */
export function dueText({ dueCents, dueOn }: Due): string {
  if (dueCents <= 0) return messages.none
  return dueOn ? messages.dueOn(euros(dueCents), singleDay(dueOn)) : euros(dueCents)
}

type Facts = Pick<
  ReservationRowFragment,
  'nextAction' | 'state' | 'holdUntil' | 'refundDueCents' | 'dueCents' | 'dueOn' | 'completeness'
>

/** The next action as a sentence; undefined where nothing waits. */
export function nextSentence(facts: Facts): string | undefined {
  const { nextAction, state, holdUntil, refundDueCents, dueCents, dueOn, completeness } = facts
  const { actions, percent } = messages
  if (nextAction === 'REFUND') return actions.REFUND(euros(refundDueCents))
  if (nextAction === 'BALANCE')
    return actions.BALANCE(euros(dueCents), dueOn ? longDay(dueOn) : messages.none)
  if (state === 'OPTION' && holdUntil) return actions.OPTION(dayAndHour(holdUntil))
  return nextAction === 'TRAVELLERS' ? actions.TRAVELLERS(percent(completeness)) : undefined
}
