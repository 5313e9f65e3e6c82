import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { afterDay, afterTime, toPage } from '#api/modules/agency/pages.ts'
import type { ReservationFilter } from '#api/modules/agency/reservations/filter.repository.ts'
import {
  AgencyReservation,
  AgencyReservations,
  ReservationParams,
  ReservationsQuery,
} from '#api/modules/agency/reservations/reservations.contract.ts'
import {
  listReservations,
  reservationById,
} from '#api/modules/agency/reservations/reservations.repository.ts'
import {
  bookingSources,
  bookingStates,
  paymentStates,
} from '#api/modules/agency/reservations/states.contract.ts'
import { Timeline, TimelineQuery } from '#api/modules/agency/reservations/timeline.contract.ts'
import { findTimeline } from '#api/modules/agency/reservations/timeline.repository.ts'
import { readHitQuery } from '#api/modules/agency/search/hits.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const pageSize = 50

const tags = ['agency']
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const list = {
  tags,
  security,
  summary: 'Lists the reservations that match, the newest first, or the next to leave',
  querystring: ReservationsQuery,
  response: { 200: AgencyReservations, ...read },
}

const one = {
  tags,
  security,
  summary: 'Returns a reservation with its travellers, price, money and documents',
  params: ReservationParams,
  response: { 200: AgencyReservation, ...read },
}

const timeline = {
  tags,
  security,
  summary: 'Lists what happened to a reservation, newest first',
  params: ReservationParams,
  querystring: TimelineQuery,
  response: { 200: Timeline, ...read },
}

export function agencyReservationRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const rates = rateLimits(deps)
  const bookings = agencyRoute('bookings')
  const sales = agencyRoute('sales')

  async function found(id: string): Promise<AgencyReservation> {
    const reservation = await reservationById(db, id, clock())
    if (!reservation) throw new Refusal('RESERVATION_NOT_FOUND')
    return reservation
  }

  agency.get('/reservations', { schema: list, config: sales }, async (request) => {
    const { query } = request
    const { user, staff } = readCaller(request)
    if (query.q) await rates.enforce(limits.agencySearches, user.id)
    const mayReadPeople = mayCall('bookings', staff)
    const limit = Number(query.first ?? pageSize)
    const input = toReservationFilter(query)
    const filter = mayReadPeople ? input : byReference(input)
    const rows = await listReservations(db, filter, clock(), limit + 1)
    const { shown, next } = toPage(rows, limit, ({ id, booked_at, start }) => ({
      at: filter.sort === 'leaving' ? start : Date.parse(booked_at),
      id,
    }))
    return { reservations: mayReadPeople ? shown : shown.map(withoutCustomer), next }
  })

  agency.get('/reservations/:id', { schema: one, config: sales }, async (request) => {
    const reservation = await found(request.params.id)
    return mayCall('bookings', readCaller(request).staff) ? reservation : withoutPeople(reservation)
  })

  agency.get('/reservations/:id/timeline', { schema: timeline, config: bookings }, async (request) => {
    const { first = String(pageSize), after } = request.query
    const events = await findTimeline(db, await found(request.params.id))
    const afterId = after && Buffer.from(after, 'base64url').toString()
    const start = afterId ? events.findIndex(({ id }) => id === afterId) + 1 : 0
    if (afterId && start === 0) throw new Refusal('INVALID_REQUEST')
    const shown = events.slice(start, start + Number(first))
    const last = start + shown.length < events.length ? shown.at(-1) : undefined
    return { events: shown, next: last ? Buffer.from(last.id).toString('base64url') : null }
  })
}

/** A search by those who read no person finds references alone: found names would be read names. */
const byReference = (filter: ReservationFilter): ReservationFilter => ({
  ...filter,
  query: filter.query && { ...filter.query, words: [], phone: undefined },
})

/** Money needs no person: its rows keep the reference. */
const withoutCustomer = <Row extends { customer_name: string }>(row: Row): Row => ({
  ...row,
  customer_name: '',
})

const withoutPeople = (reservation: AgencyReservation): AgencyReservation => ({
  ...withoutCustomer(reservation),
  travellers: [],
  mails: [],
  contact_phone: null,
})

export function toReservationFilter(query: ReservationsQuery): ReservationFilter {
  const { sort = 'newest' } = query
  return {
    query: query.q === undefined ? undefined : readHitQuery(query.q),
    bookedFrom: query.booked_from,
    bookedTo: query.booked_to,
    canceledFrom: query.canceled_from,
    canceledTo: query.canceled_to,
    leavingFrom: query.leaving_from,
    leavingTo: query.leaving_to,
    expeditionId: toNumber(query.expedition_id),
    departureId: toNumber(query.departure_id),
    customerId: query.customer_id,
    states: among(bookingStates, query.states),
    payments: among(paymentStates, query.payments),
    sources: among(bookingSources, query.sources),
    isIncomplete: query.incomplete === 'true',
    isOwing: query.owing === 'true',
    needsAction: query.follow_up === 'true',
    toDo: query.to_do,
    sort,
    after: sort === 'newest' ? afterTime(query.after, 'uuid') : afterDay(query.after, 'uuid'),
  }
}

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))

/** The named values, in the order of the closed list. */
function among<T extends string>(values: readonly T[], named: string | undefined): T[] | undefined {
  const target = named?.split(',')
  return target && values.filter((value) => target.includes(value))
}
