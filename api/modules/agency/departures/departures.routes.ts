import { parisDay } from '#api/clock.ts'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import {
  changeDepartures,
  confirmDeparture,
  saveDeparture,
  setSales,
} from '#api/modules/agency/departures/departureChanges.ts'
import {
  AgencyDeparture,
  AgencyDepartures,
  ChangedDepartures,
  Confirmation,
  DepartureChange,
  DepartureChanges,
  DepartureConflict,
  DepartureParams,
  DeparturePrices,
  DeparturesQuery,
  SalesChange,
} from '#api/modules/agency/departures/departures.contract.ts'
import {
  type DepartureFilter,
  departureById,
  findPrices,
  listDepartures,
} from '#api/modules/agency/departures/departures.repository.ts'
import { afterDay, toPage } from '#api/modules/agency/pages.ts'
import { agencyStates } from '#api/modules/departures/departures.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

const pageSize = 50

const tags = ['agency']
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }
const refused = { ...read, 409: DepartureConflict, 422: ErrorBody }

const list = {
  tags,
  security,
  summary: 'Lists the departures that match, soonest first',
  querystring: DeparturesQuery,
  response: { 200: AgencyDepartures, ...read },
}

const one = {
  tags,
  security,
  summary: 'Reads a departure',
  params: DepartureParams,
  response: { 200: AgencyDeparture, ...read },
}

const prices = {
  tags,
  security,
  summary: 'Lists the prices of a departure, newest first',
  params: DepartureParams,
  response: { 200: DeparturePrices, ...read },
}

const change = {
  tags,
  security,
  summary: 'Changes a departure to come; its date only while no place is booked or held',
  params: DepartureParams,
  body: DepartureChange,
  response: { 200: AgencyDeparture, ...refused },
}

const changes = {
  tags,
  security,
  summary: 'Gives departures to come one price, minimum or guide, all or none of them',
  body: DepartureChanges,
  response: { 200: ChangedDepartures, ...read, 409: ErrorBody, 422: ErrorBody },
}

const sales = {
  tags,
  security,
  summary: 'Closes or reopens the sales of departures to come, of all or of none',
  body: SalesChange,
  response: { 200: ChangedDepartures, ...read, 409: ErrorBody },
}

const confirm = {
  tags,
  security,
  summary: 'Confirms a departure below its minimum for good, and mails its travellers',
  params: DepartureParams,
  body: Confirmation,
  response: { 200: AgencyDeparture, ...refused },
}

export function departureRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const staff = agencyRoute('staff')
  const departures = agencyRoute('departures')

  agency.get('/departures', { schema: list, config: staff }, async ({ query }) => {
    const limit = Number(query.first ?? pageSize)
    const found = await listDepartures(db, toDepartureFilter(query, clock()), clock(), limit + 1)
    const { shown, next } = toPage(found, limit, ({ start, id }) => ({ at: start, id }))
    return { departures: shown, next }
  })

  agency.get('/departures/:id', { schema: one, config: staff }, async ({ params }) => {
    const found = await departureById(db, Number(params.id), clock())
    if (!found) throw new Refusal('DEPARTURE_NOT_FOUND')
    return found
  })

  agency.get('/departures/:id/prices', { schema: prices, config: staff }, async ({ params }) => {
    const found = await findPrices(db, Number(params.id))
    if (found.length === 0) throw new Refusal('DEPARTURE_NOT_FOUND')
    return { prices: found }
  })

  agency.patch('/departures/:id', { schema: change, config: departures }, (request) =>
    saveDeparture(deps, readCaller(request), Number(request.params.id), request.body),
  )

  agency.post('/departures/changes', { schema: changes, config: departures }, async (request) => ({
    departures: await changeDepartures(deps, readCaller(request), request.body),
  }))

  agency.post('/departures/sales', { schema: sales, config: departures }, async (request) => ({
    departures: await setSales(deps, readCaller(request), request.body),
  }))

  agency.post('/departures/:id/confirm', { schema: confirm, config: departures }, (request) =>
    confirmDeparture(deps, readCaller(request), Number(request.params.id), request.body.version),
  )
}

/** Without a period: departures that are not over, unless those over are wanted. */
export function toDepartureFilter(query: DeparturesQuery, now: Date): DepartureFilter {
  const target = query.states?.split(',')
  return {
    expeditionId: query.expedition_id === undefined ? undefined : Number(query.expedition_id),
    guideId: query.guide_id === undefined ? undefined : Number(query.guide_id),
    from: query.from ?? (target?.includes('past') ? undefined : parisDay(now)),
    to: query.to,
    states: target && agencyStates.filter((state) => target.includes(state)),
    after: afterDay(query.after, 'integer'),
    toDo: query.to_do,
  }
}
