import { Type } from 'typebox'
import { ErrorBody, ExpeditionParams, text } from '#api/contract.ts'
import type { Api, CachingDeps } from '#api/deps.ts'
import type { CardReader } from '#api/modules/expeditions/cards.ts'
import {
  ExpeditionCard,
  ExpeditionDetail,
  ExpeditionDetails,
  RouteGeojson,
} from '#api/modules/expeditions/expeditions.contract.ts'
import { expeditionRepository, jsonList } from '#api/modules/expeditions/expeditions.repository.ts'
import { orNotFound } from '#api/plugins/errors.ts'
import { sendJson } from '#api/plugins/json.ts'

const tags = ['expeditions']

const featured = {
  tags,
  summary: 'Up to 12 trips with a date that can be booked, in the default order',
  response: { 200: Type.Array(ExpeditionCard) },
}

const details = {
  tags,
  summary: 'Several trips at once, in the order asked for; unknown ids are left out',
  querystring: Type.Object({
    ids: text('Ids, at most 50, separated by commas', '1,2,3', {
      pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,49}$',
    }),
  }),
  response: { 200: ExpeditionDetails, 400: ErrorBody },
}

const one = {
  tags,
  summary: 'A trip, by id, `unique_id` or slug',
  params: ExpeditionParams,
  response: { 200: ExpeditionDetail, 404: ErrorBody },
}

const geojson = {
  tags,
  summary: 'The route of a trip, with heights, and its places with their day',
  params: ExpeditionParams,
  response: { 200: RouteGeojson, 404: ErrorBody },
}

const similar = {
  tags,
  summary: 'Up to 8 similar trips: the same country first, then those one can book',
  params: ExpeditionParams,
  response: { 200: Type.Array(ExpeditionCard), 404: ErrorBody },
}

export function expeditionRoutes(app: Api, { db, responses }: CachingDeps, readCard: CardReader): void {
  const expeditions = expeditionRepository(db, responses, readCard)

  app.get('/expeditions/featured', { schema: featured }, async (_request, reply) =>
    sendJson(reply, jsonList(await expeditions.featuredCards())),
  )

  app.get(
    '/expeditions/details',
    { schema: details, config: { extension: true } },
    async (request, reply) => {
      const ids = request.query.ids.split(',').map(Number)
      return sendJson(reply, `{"expeditionDetails":${jsonList(await expeditions.detailsByIds(ids))}}`)
    },
  )

  app.get('/expeditions/:id', { schema: one }, async (request, reply) =>
    sendJson(reply, orNotFound(await expeditions.detail(request.params.id))),
  )

  app.get('/expeditions/:id/geojson', { schema: geojson }, async (request, reply) =>
    sendJson(reply, orNotFound(await expeditions.geojson(request.params.id))),
  )

  app.get('/expeditions/:id/similar-expeditions', { schema: similar }, async (request, reply) =>
    sendJson(reply, orNotFound(await expeditions.similarCards(request.params.id))),
  )
}
