import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import {
  CreatedDepartures,
  CreationHeaders,
  NewDepartures,
  SeriesPlan,
  SeriesRequest,
} from '#api/modules/agency/departures/series.contract.ts'
import { createDepartures, planSeries } from '#api/modules/agency/departures/series.ts'

const refused = {
  400: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  422: ErrorBody,
  429: ErrorBody,
}

const plan = {
  tags: ['agency'],
  security,
  summary: 'Plans departures of an expedition on weekdays of a period; creates nothing',
  body: SeriesRequest,
  response: { 200: SeriesPlan, ...refused },
}

const create = {
  tags: ['agency'],
  security,
  summary: 'Creates departures of an expedition, without those of days on which it leaves already',
  headers: CreationHeaders,
  body: NewDepartures,
  response: { 201: CreatedDepartures, ...refused },
}

export function seriesRoutes(agency: Api, deps: ApiDeps): void {
  const config = agencyRoute('departures')

  agency.post('/departures/plan', { schema: plan, config }, ({ body }) =>
    planSeries(deps.db, body, deps.clock()),
  )

  agency.post('/departures', { schema: create, config }, async (request, reply) => {
    const { body, headers } = request
    const created = await createDepartures(deps, readCaller(request), body, headers['idempotency-key'])
    return reply.status(201).send(created)
  })
}
