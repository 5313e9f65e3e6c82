import { Type } from 'typebox'
import { parisDay } from '#api/clock.ts'
import { ErrorBody, ExpeditionParams, security } from '#api/contract.ts'
import type { Api, CachingDeps } from '#api/deps.ts'
import { readBody } from '#api/modules/messages/body.domain.ts'
import { guides } from '#api/modules/messages/messages.repository.ts'
import {
  AllReviewsQuery,
  ReplyBody,
  Review,
  ReviewParams,
  ReviewStat,
  ReviewStatQuery,
  ReviewsQuery,
  ReviewWithExpedition,
} from '#api/modules/reviews/reviews.contract.ts'
import { findReview, replyToReview, reviewRepository } from '#api/modules/reviews/reviews.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { orNotFound, Refusal } from '#api/plugins/errors.ts'
import { sendJson } from '#api/plugins/json.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const tags = ['reviews']

const last = {
  tags,
  summary: 'Lists the ten newest reviews with their expedition',
  response: { 200: Type.Array(ReviewWithExpedition) },
}

const all = {
  tags,
  summary: 'Lists all reviews with their expedition, newest first',
  querystring: AllReviewsQuery,
  response: { 200: Type.Array(ReviewWithExpedition), 400: ErrorBody },
}

const stat = {
  tags,
  summary: 'Returns the rating statistics of all expeditions',
  response: { 200: ReviewStat },
}

const list = {
  tags,
  summary: 'Lists the reviews of an expedition, newest first; `x-total-count` is the total number of reviews',
  params: ExpeditionParams,
  querystring: ReviewsQuery,
  response: { 200: Type.Array(Review), 400: ErrorBody, 404: ErrorBody },
}

const statOfExpedition = {
  tags,
  summary: 'Returns the rating statistics of an expedition',
  params: ExpeditionParams,
  querystring: ReviewStatQuery,
  response: { 200: ReviewStat, 404: ErrorBody },
}

const reply = {
  tags,
  security,
  summary:
    'Replies to a review; only for a guide who leads the expedition. A new reply replaces the previous one',
  params: ReviewParams,
  body: ReplyBody,
  response: {
    200: ReviewWithExpedition,
    400: ErrorBody,
    401: ErrorBody,
    404: ErrorBody,
    409: ErrorBody,
    429: ErrorBody,
  },
}

export function reviewRoutes(app: Api, deps: CachingDeps): void {
  const { db, clock, responses } = deps
  const [auth, rates] = [authentication(deps), rateLimits(deps)]
  const reviews = reviewRepository(db)

  app.get('/reviews/last', { schema: last }, () => reviews.last())

  app.get('/reviews', { schema: all, config: { extension: true } }, ({ query }) => {
    const { page = '1', per_page = '50', rating = '0' } = query
    return reviews.all(Number(rating), Number(page), Number(per_page))
  })

  app.get('/reviews/stat', { schema: stat }, () => reviews.stat(clock()))

  app.get('/expeditions/:id/reviews', { schema: list }, async (request, reply) => {
    const { id, version, reviewCount } = orNotFound(await reviews.expedition(request.params.id))
    const { page = '1', per_page = '50', rating = '0', travelled_with: company } = request.query
    const filter = { rating: Number(rating), company }
    const read = () => reviews.ofExpedition(id, filter, Number(page), Number(per_page))
    if (rating === '0' && !company) reply.header('x-total-count', reviewCount)
    const key = `reviews ${id} ${rating} ${company ?? ''} ${page} ${per_page}`
    return sendJson(reply, orNotFound(await responses(key, version, read)))
  })

  app.get(
    '/expeditions/:id/reviews/stat',
    { schema: statOfExpedition, config: { extension: true } },
    async (request, reply) => {
      const { id, version } = orNotFound(await reviews.expedition(request.params.id))
      const { travelled_with: company } = request.query
      const read = async () => JSON.stringify(await reviews.findStat(id, company))
      return sendJson(reply, orNotFound(await responses(`review stat ${id} ${company ?? ''}`, version, read)))
    },
  )

  app.post('/reviews/:id/reply', { schema: reply, config: { extension: true } }, async (request) => {
    const { user } = await auth.signedIn(request)
    const review = await findReview(db, Number(request.params.id))
    const isGuide = review && (await guides(db, user.id, Number(review.expedition.id)))
    if (!isGuide) throw new Refusal('REVIEW_NOT_FOUND')
    const body = readBody(request.body.body)
    await rates.enforce(limits.messagesByUser, user.id)
    const now = clock()
    const written = { body, author: user.firstName ?? '', date: parisDay(now) }
    if (!(await replyToReview(db, review, written, now))) throw new Refusal('REVIEW_REPLIED')
    return { ...review, reply: { ...written, role: 'guide' as const } }
  })
}
