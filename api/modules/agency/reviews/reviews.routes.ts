import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { afterTime, toPage } from '#api/modules/agency/pages.ts'
import { decideReview, replyAsAgency } from '#api/modules/agency/reviews/reviewChanges.ts'
import {
  AgencyReview,
  AgencyReviewParams,
  AgencyReviewReplyBody,
  AgencyReviews,
  AgencyReviewsQuery,
  ReviewConflict,
  ReviewDecision,
} from '#api/modules/agency/reviews/reviews.contract.ts'
import {
  countReviews,
  listReviews,
  type ReviewFilter,
  toPosition,
} from '#api/modules/agency/reviews/reviews.repository.ts'

const pageSize = 50

const common = { tags: ['agency'], security }
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody }

const list = {
  ...common,
  summary: 'Lists reviews: those that wait for a decision oldest first, others newest first',
  querystring: AgencyReviewsQuery,
  response: { 200: AgencyReviews, 400: ErrorBody, 403: ErrorBody, 404: ErrorBody },
}

const decide = {
  ...common,
  summary: 'Publishes a review, or refuses it with a reason, which is mailed to its author',
  params: AgencyReviewParams,
  body: ReviewDecision,
  response: { 200: AgencyReview, ...refused, 409: ReviewConflict },
}

const reply = {
  ...common,
  summary: 'Publishes or replaces the reply of the agency to a review',
  params: AgencyReviewParams,
  body: AgencyReviewReplyBody,
  response: { 200: AgencyReview, ...refused, 409: ErrorBody },
}

export function agencyReviewRoutes(agency: Api, deps: ApiDeps): void {
  const { db } = deps
  const config = agencyRoute('messages')

  agency.get('/reviews', { schema: list, config }, async ({ query }) => {
    const limit = Number(query.first ?? pageSize)
    const filter = toFilter(query)
    const found = await listReviews(db, filter, limit + 1)
    const { shown, next } = toPage(found, limit, (review) => toPosition(filter.list, review))
    return { reviews: shown, next, total_count: await countReviews(db, filter) }
  })

  agency.post('/reviews/:id/decide', { schema: decide, config }, (request) =>
    decideReview(deps, readCaller(request), Number(request.params.id), request.body),
  )

  agency.post('/reviews/:id/reply', { schema: reply, config }, (request) =>
    replyAsAgency(deps, readCaller(request), Number(request.params.id), request.body.body),
  )
}

function toFilter(query: AgencyReviewsQuery): ReviewFilter {
  const expeditionId = query.expedition_id === undefined ? undefined : Number(query.expedition_id)
  return {
    list: query.list ?? 'pending',
    expeditionId,
    customerId: query.customer_id,
    after: afterTime(query.after, 'integer'),
  }
}
