import { Type } from 'typebox'
import { parisDay } from '#api/clock.ts'
import { ErrorBody, ExpeditionParams } from '#api/contract.ts'
import type { Api, CachingDeps } from '#api/deps.ts'
import { Departure, DeparturesQuery } from '#api/modules/departures/departures.contract.ts'
import { nearest } from '#api/modules/departures/departures.domain.ts'
import { departureRepository } from '#api/modules/departures/departures.repository.ts'
import { orNotFound } from '#api/plugins/errors.ts'
import { sendJson } from '#api/plugins/json.ts'

const list = {
  tags: ['departures'],
  summary:
    'Lists the departures of an expedition, soonest first, including cancelled ones; departures that have begun require `past=1`. At most 300, the nearest to today',
  params: ExpeditionParams,
  querystring: DeparturesQuery,
  response: { 200: Type.Array(Departure), 400: ErrorBody, 404: ErrorBody },
}

const theFirstDay = '0001-01-01'

export function departureRoutes(app: Api, { db, clock, responses }: CachingDeps): void {
  const departures = departureRepository(db)

  app.get('/expeditions/:id/departures', { schema: list }, async (request, reply) => {
    const { id, version } = orNotFound(await departures.expedition(request.params.id))
    const today = parisDay(clock())
    const day = request.query.past === '1' ? theFirstDay : today
    const read = async () => JSON.stringify(nearest(await departures.startingAfter(id, day), today))
    return sendJson(reply, orNotFound(await responses(`departures ${id} ${day}`, version, read)))
  })
}
