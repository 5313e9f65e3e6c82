import { Type } from 'typebox'
import type { Api, ApiDeps } from '#api/app.ts'
import { ErrorBody, ExpeditionParams } from '#api/contract.ts'
import { keptAnswers } from '#api/db/kept.ts'
import {
  Review,
  ReviewStat,
  ReviewsQuery,
  ReviewWithExpedition,
} from '#api/modules/reviews/reviews.contract.ts'
import { reviewRepository } from '#api/modules/reviews/reviews.repository.ts'
import { orNotFound } from '#api/plugins/errors.ts'
import { sendJson } from '#api/plugins/json.ts'

const tags = ['reviews']

const last = {
  tags,
  summary: 'The ten newest reviews, with their trip',
  response: { 200: Type.Array(ReviewWithExpedition) },
}

const stat = { tags, summary: 'How all travellers rated all trips', response: { 200: ReviewStat } }

const list = {
  tags,
  summary: 'The reviews of a trip, newest first; how many there are stands in `x-total-count`',
  params: ExpeditionParams,
  querystring: ReviewsQuery,
  response: { 200: Type.Array(Review), 400: ErrorBody, 404: ErrorBody },
}

const statOfTrip = {
  tags,
  summary: 'How travellers rated a trip',
  params: ExpeditionParams,
  response: { 200: ReviewStat, 404: ErrorBody },
}

const keptBytes = 16 * 1024 * 1024

export function reviewRoutes(app: Api, { db }: ApiDeps): void {
  const reviews = reviewRepository(db)
  const kept = keptAnswers(keptBytes)

  app.get('/reviews/last', { schema: last }, () => reviews.last())

  app.get('/reviews/stat', { schema: stat }, () => reviews.stat())

  app.get('/expeditions/:id/reviews', { schema: list }, async (request, reply) => {
    const { id, version, reviewCount } = orNotFound(await reviews.trip(request.params.id))
    const { page = '1', per_page = '50', rating = '0' } = request.query
    const read = () => reviews.ofExpedition(id, Number(rating), Number(page), Number(per_page))
    if (rating === '0') reply.header('x-total-count', reviewCount)
    return sendJson(reply, orNotFound(await kept(`${id} ${rating} ${page} ${per_page}`, version, read)))
  })

  app.get(
    '/expeditions/:id/reviews/stat',
    { schema: statOfTrip, config: { extension: true } },
    async (request, reply) => {
      const { id, version } = orNotFound(await reviews.trip(request.params.id))
      const read = async () => JSON.stringify(await reviews.statOf(id))
      return sendJson(reply, orNotFound(await kept(`${id} stat`, version, read)))
    },
  )
}
