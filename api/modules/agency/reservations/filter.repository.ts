import { addDays, parisDay, parisMidnight } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import {
  type AnyColumn,
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from '#api/db/drizzle.ts'
import { ledgerEntries } from '#api/db/moneyTables.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import { isOlder, type Position } from '#api/modules/agency/pages.ts'
import { incompleteDays } from '#api/modules/agency/reservations/reservation.domain.ts'
import type { ReservationSort } from '#api/modules/agency/reservations/reservations.contract.ts'
import type {
  BookingSource,
  BookingState,
  PaymentState,
  ReservationToDo,
} from '#api/modules/agency/reservations/states.contract.ts'
import type { HitQuery } from '#api/modules/agency/search/hits.domain.ts'
import { hasAll } from '#api/modules/agency/search/hits.repository.ts'
import { dueWithinDays, optionWithinHours } from '#api/modules/agency/today/today.domain.ts'
import { readCharacters } from '#api/modules/quote/reference.domain.ts'

export type ReservationFilter = {
  ids?: string[]
  query?: HitQuery | undefined
  bookedFrom?: string | undefined
  bookedTo?: string | undefined
  canceledFrom?: string | undefined
  canceledTo?: string | undefined
  leavingFrom?: string | undefined
  leavingTo?: string | undefined
  expeditionId?: number | undefined
  departureId?: number | undefined
  customerId?: string | undefined
  states?: BookingState[] | undefined
  payments?: PaymentState[] | undefined
  sources?: BookingSource[] | undefined
  isIncomplete?: boolean
  isOwing?: boolean
  needsAction?: boolean
  toDo?: ReservationToDo | undefined
  sort?: ReservationSort
  after?: Position<number | string> | undefined
}

const { id, balanceCents, canceledAt, createdAt, leavesOn, optionUntil, searchText, stage } = reservations

/** The state that `bookingState` derives, for conditions. */
const stateAt = (
  now: Date,
) => sql`case when coalesce(${canceledAt}, ${departures.canceledAt}) is not null then 'canceled'
  when ${stage} = 'option' and ${optionUntil} <= ${now.toISOString()} then 'expired'
  else ${stage} end`

const dueOn = reservations.balanceDueOn

// An array, not a subquery: both sides of the condition then use an index.
const failedRefunds = sql`array(select ${payments.reservationId} from ${refunds}
  join ${payments} on ${payments.id} = ${refunds.paymentId}
  where ${refunds.status} = 'failed' and ${refunds.replacedBy} is null and ${payments.reservationId} is not null)`
const isRefundDue = sql`(${balanceCents} < 0 or ${id} = any(${failedRefunds}))`

/** Whether money came for a reservation with a balance: entries of its account beside the sales. */
const isPaidInPart = sql`exists (select from ${ledgerEntries} as paid
  where paid.account = 'customer:' || ${id} and paid.amount_cents < 0)`

/** A balance that is not due yet. */
const isToCome = (today: string) =>
  and(gt(balanceCents, 0), sql`not ${isRefundDue}`, sql`${dueOn} >= ${today}`)
const isUnsold = and(ne(stage, 'booked'), sql`not ${isRefundDue}`)

/** Conditions of the states that `paymentState` derives. */
const paymentIs: Record<PaymentState, (today: string) => SQL | undefined> = {
  refund_due: () => isRefundDue,
  paid: () => and(eq(balanceCents, 0), eq(stage, 'booked'), sql`not ${isRefundDue}`),
  overdue: (today) => and(gt(balanceCents, 0), sql`not ${isRefundDue}`, sql`${dueOn} < ${today}`),
  deposit: (today) => and(isToCome(today), isPaidInPart),
  none: (today) => or(and(isToCome(today), sql`not ${isPaidInPart}`), isUnsold),
}

/** Where both are wanted, the ledger of each reservation does not decide between a deposit and nothing. */
function paymentIn(targets: PaymentState[], today: string): SQL | undefined {
  const isEither = targets.includes('deposit') && targets.includes('none')
  const others = targets.filter((each) => !isEither || (each !== 'deposit' && each !== 'none'))
  return or(...others.map((each) => paymentIs[each](today)), ...(isEither ? [isToCome(today), isUnsold] : []))
}

/** To come, with a traveller who lacks details. */
const isIncomplete = (today: string, until?: string) =>
  and(
    eq(stage, 'booked'),
    isNull(canceledAt),
    isNull(departures.canceledAt),
    gte(leavesOn, today),
    until === undefined ? undefined : lte(leavesOn, until),
    lt(reservations.completeCount, reservations.travelersCount),
  )

/** The reservations for which `nextAction` names one. */
const needsAction = (today: string) =>
  or(isRefundDue, paymentIs.overdue(today), isIncomplete(today, addDays(today, incompleteDays)))

const waitsFor: Record<ReservationToDo, (now: Date) => SQL | undefined> = {
  options_ending: (now) =>
    and(
      eq(stage, 'option'),
      isNull(canceledAt),
      isNull(departures.canceledAt),
      gt(optionUntil, now),
      lte(optionUntil, new Date(now.getTime() + optionWithinHours * 3_600_000)),
    ),
  overdue: (now) => paymentIs.overdue(parisDay(now)),
  due_soon: (now) =>
    and(
      gt(balanceCents, 0),
      sql`not ${isRefundDue}`,
      sql`${dueOn} between ${parisDay(now)} and ${addDays(parisDay(now), dueWithinDays)}`,
    ),
}

/** Conditions of the list, and of a card that leads to it. */
export function listConditions(filter: ReservationFilter, now: Date): (SQL | undefined)[] {
  const today = parisDay(now)
  const { bookedFrom, bookedTo, leavingFrom, leavingTo, sort = 'newest', after } = filter
  return [
    not(reservations.isGuide),
    filter.ids && inArray(id, filter.ids),
    filter.query && isFound(filter.query),
    bookedFrom === undefined ? undefined : gte(createdAt, parisMidnight(bookedFrom)),
    bookedTo === undefined ? undefined : lt(createdAt, parisMidnight(addDays(bookedTo, 1))),
    canceledWithin(filter),
    leavingFrom === undefined ? undefined : gte(leavesOn, leavingFrom),
    leavingTo === undefined ? undefined : lte(leavesOn, leavingTo),
    filter.expeditionId === undefined ? undefined : eq(departures.expeditionId, filter.expeditionId),
    filter.departureId === undefined ? undefined : eq(reservations.departureId, filter.departureId),
    filter.customerId === undefined ? undefined : eq(reservations.userId, filter.customerId),
    filter.states && inArray(stateAt(now), filter.states),
    filter.payments && paymentIn(filter.payments, today),
    filter.sources && inArray(reservations.source, filter.sources),
    filter.isOwing ? gt(balanceCents, 0) : undefined,
    filter.isIncomplete ? isIncomplete(today) : undefined,
    filter.needsAction ? needsAction(today) : undefined,
    filter.toDo && waitsFor[filter.toDo](now),
    after && isAfter(sort, after),
  ]
}

/** A departure that is cancelled cancels its reservations. */
function canceledWithin({ canceledFrom, canceledTo }: ReservationFilter): SQL | undefined {
  if (canceledFrom === undefined && canceledTo === undefined) return undefined
  const within = (at: AnyColumn) =>
    and(
      isNotNull(at),
      canceledFrom === undefined ? undefined : gte(at, parisMidnight(canceledFrom)),
      canceledTo === undefined ? undefined : lt(at, parisMidnight(addDays(canceledTo, 1))),
    )
  // An array, so that each side uses an index.
  const ended = sql`array(select ${departures.id} from ${departures} where ${within(departures.canceledAt)})`
  return or(within(canceledAt), and(isNull(canceledAt), sql`${reservations.departureId} = any(${ended})`))
}

function isAfter(sort: ReservationSort, after: Position<number | string>): SQL | undefined {
  return sort === 'newest'
    ? isOlder(createdAt, id, after)
    : sql`(${leavesOn}, ${id}) > (${after.at}::date, ${after.id}::uuid)`
}

/** Condition of a search: the reference, the digits of a phone, or all words; O is read as 0 in a reference. */
function isFound({ words, phone, reference }: HitQuery): SQL | undefined {
  const asReference = words.map((word) => readCharacters(word).toLowerCase())
  return or(
    reference === undefined ? undefined : eq(reservations.reference, reference),
    phone === undefined ? undefined : like(searchText, `%${phone}%`),
    words.length > 0 ? hasAll(searchText, words) : undefined,
    words.length > 0 && asReference.some((word, index) => word !== words[index])
      ? hasAll(searchText, ['ex', ...asReference.filter((word) => word !== 'ex')])
      : undefined,
    words.length > 0 || phone !== undefined || reference !== undefined ? undefined : sql`false`,
  )
}
