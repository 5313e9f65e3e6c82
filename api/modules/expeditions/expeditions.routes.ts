import { Type } from 'typebox'
import { ErrorBody, ExpeditionParams, text } from '#api/contract.ts'
import type { Api, CachingDeps } from '#api/deps.ts'
import { accessRoutes } from '#api/modules/expeditions/access.routes.ts'
import type { CardReader } from '#api/modules/expeditions/cards.ts'
import {
  ExpeditionCard,
  ExpeditionDetail,
  ExpeditionDetails,
} from '#api/modules/expeditions/expeditions.contract.ts'
import { expeditionRepository, jsonList } from '#api/modules/expeditions/expeditions.repository.ts'
import { RouteGeojson } from '#api/modules/expeditions/route.contract.ts'
import { orNotFound } from '#api/plugins/errors.ts'
import { sendJson } from '#api/plugins/json.ts'

const tags = ['expeditions']

const featured = {
  tags,
  summary: 'Lists up to 12 expeditions with a bookable departure, in the default order',
  response: { 200: Type.Array(ExpeditionCard) },
}

const details = {
  tags,
  summary: 'Returns several expeditions in the requested order; unknown IDs are omitted',
  querystring: Type.Object({
    ids: text('Comma-separated IDs, at most 50', '1,2,3', {
      pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,49}$',
    }),
  }),
  response: { 200: ExpeditionDetails, 400: ErrorBody },
}

const one = {
  tags,
  summary: 'Returns an expedition by ID, `unique_id` or slug',
  params: ExpeditionParams,
  response: { 200: ExpeditionDetail, 404: ErrorBody },
}

const geojson = {
  tags,
  summary: 'Returns the route of an expedition with elevations, and its places with their day',
  params: ExpeditionParams,
  response: { 200: RouteGeojson, 404: ErrorBody },
}

const similar = {
  tags,
  summary: 'Lists up to 8 similar expeditions: same country first, then bookable ones',
  params: ExpeditionParams,
  response: { 200: Type.Array(ExpeditionCard), 404: ErrorBody },
}

export function expeditionRoutes(app: Api, { db, responses }: CachingDeps, readCard: CardReader): void {
  const expeditions = expeditionRepository(db, responses, readCard)
  accessRoutes(app, { db })

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
