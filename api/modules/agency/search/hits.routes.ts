import { parisDay } from '#api/clock.ts'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { AgencyHits, HitsQuery } from '#api/modules/agency/search/hits.contract.ts'
import { readHitQuery } from '#api/modules/agency/search/hits.domain.ts'
import {
  findCustomers,
  findDepartures,
  findExpeditions,
  findReservations,
} from '#api/modules/agency/search/hits.repository.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const defaultFirst = 10

const search = {
  tags: ['agency'],
  security,
  summary: 'Finds expeditions and departures, and reservations and customers where the caller may read them',
  querystring: HitsQuery,
  response: { 200: AgencyHits, 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}

export function hitRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const rates = rateLimits(deps)

  agency.get('/search', { schema: search, config: agencyRoute('staff') }, async (request) => {
    const { user, staff } = readCaller(request)
    await rates.enforce(limits.agencySearches, user.id)
    const { q, first = defaultFirst } = request.query
    const input = { query: readHitQuery(q), today: parisDay(clock()), limit: Number(first) }
    const hits = await Promise.all([
      findExpeditions(db, input),
      findDepartures(db, input),
      mayCall('bookings', staff) ? findReservations(db, input) : [],
      mayCall('bookings', staff) ? findCustomers(db, input) : [],
    ])
    return { hits: hits.flat() }
  })
}
