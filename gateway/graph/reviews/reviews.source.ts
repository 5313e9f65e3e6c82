import { toUserError, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import {
  takeFirst,
  toPage,
  toPageInfo,
  toRestPages,
  type WithDefaults,
} from '#gateway/graph/expeditions/paging.ts'
import { toApiCompany, toReview, toReviewStats } from '#gateway/graph/reviews/reviews.model.ts'
import type {
  Company,
  ExpeditionReviewsArgs,
  MutationReplyToReviewArgs,
  QueryReviewsArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { extension, listOf } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

type Reviewed = { id: string; reviewCount: number }

type ReviewSourceDeps = {
  rest: Rest
  account: AccountCalls
  invalidateExpedition: (id: string, parts: string[]) => void
}

type ReviewFilter = { rating: number | null; travelledWith: Company | null }

/** The first pages of an expedition's reviews as the site reads them: a reply invalidates one of them. */
const firstPages = Array.from({ length: 10 }, (_, index) => `/reviews?per_page=10&page=${index + 1}`)

export function reviewsSource({ rest, account, invalidateExpedition }: ReviewSourceDeps, scope: RestScope) {
  const { findStats, findCount } = reviewFigures(rest, scope)
  return {
    findStats: (expeditionId: string) => findStats(expeditionId),

    latest: async (first: number) =>
      takeFirst(listOf(await rest.read('/reviews/last', scope), 'reviews'), first).map((item, index) =>
        toReview(item, index, null),
      ),

    all: (all: WithDefaults<QueryReviewsArgs, 'first'>) => allReviews(rest, scope, all),

    stats: async () => toReviewStats(await rest.read('/reviews/stat', scope)),

    async ofExpedition(
      expedition: Reviewed,
      {
        first,
        after,
        page: number,
        rating = null,
        travelledWith = null,
      }: WithDefaults<ExpeditionReviewsArgs, 'first'>,
    ) {
      const window = toPage(first, after, number)
      const { pages, skip } = toRestPages(window)
      const only = [
        rating === null ? '' : `&rating=${rating}`,
        travelledWith === null ? '' : `&${companyParameter(travelledWith)}`,
      ].join('')
      const read = async (page: number) => {
        const path = restPath`/expeditions/${expedition.id}/reviews`
        const query = `per_page=${window.first}&page=${page}${only}`
        return listOf(await rest.read(`${path}?${query}`, scope), 'reviews')
      }
      const [count, ...bodies] = await Promise.all([
        findCount(expedition, { rating, travelledWith }),
        ...pages.map(read),
      ])
      // Another service without pages sends all reviews at once.
      const isWhole = bodies.some((body) => body.length > window.first)
      const begin = isWhole ? window.offset : skip
      const found = isWhole ? (bodies[0] ?? []) : bodies.flat()
      const nodes = found
        .slice(begin, begin + window.first)
        .map((item, index) => toReview(item, window.offset + index, expedition.id))
      const totalCount = isWhole ? found.length : Math.max(count, window.offset + nodes.length)
      return { nodes, totalCount, pageInfo: toPageInfo(window.offset, nodes.length, totalCount) }
    },

    reply: replier({ account, invalidateExpedition }),
  }
}

/** Another service may list the latest reviews alone. */
async function allReviews(
  rest: Rest,
  scope: RestScope,
  { first, after, page, rating = null }: WithDefaults<QueryReviewsArgs, 'first'>,
) {
  const window = toPage(first, after, page)
  const { pages, skip } = toRestPages(window)
  const only = rating === null ? '' : `&rating=${rating}`
  const paths = pages.map((each) => `/reviews?per_page=${window.first}&page=${each}${only}`)
  const [figures, ...bodies] = await Promise.all([
    rest.read('/reviews/stat', scope),
    ...paths.map((path) => rest.read(path, scope)),
  ])
  const stats = toReviewStats(figures)
  const isListed = bodies.every((body) => body !== undefined)
  const known = isListed ? bodies.flatMap((body) => listOf(body, 'reviews')) : []
  const latest = isListed ? [] : listOf(await rest.read('/reviews/last', scope), 'reviews')
  const rated = latest.filter((item) => rating === null || toReview(item, 0, null).rating === rating)
  const found = isListed ? known : rated
  const begin = isListed ? skip : window.offset
  const nodes = found
    .slice(begin, begin + window.first)
    .map((item, index) => toReview(item, window.offset + index, null))
  const counted =
    rating === null ? stats.count : stats.distribution.find((each) => each.rating === rating)?.count
  const totalCount = isListed ? Math.max(counted ?? 0, window.offset + nodes.length) : rated.length
  return { nodes, totalCount, pageInfo: toPageInfo(window.offset, nodes.length, totalCount) }
}

const companyParameter = (company: Company) => `travelled_with=${toApiCompany(company)}`

/** Counts of filtered lists, which the REST API sends separately. */
function reviewFigures(rest: Rest, scope: RestScope) {
  async function computeStats(expeditionId: string, company = '') {
    const path = restPath`/expeditions/${expeditionId}/reviews/stat`
    return toReviewStats(extension(await rest.read(company ? `${path}?${company}` : path, scope)))
  }

  /** Number of reviews that pass the filter. */
  async function findCount(expedition: Reviewed, { rating, travelledWith }: ReviewFilter): Promise<number> {
    if (rating === null && travelledWith === null) return expedition.reviewCount
    const stats = await computeStats(expedition.id, travelledWith ? companyParameter(travelledWith) : '')
    if (rating === null) return stats.count
    return stats.distribution.find((each) => each.rating === rating)?.count ?? 0
  }
  return { findStats: computeStats, findCount }
}

const replier =
  ({ account, invalidateExpedition }: Omit<ReviewSourceDeps, 'rest'>) =>
  async ({ reviewId, body }: MutationReplyToReviewArgs) => {
    if (!isKey(reviewId)) return { review: null, errors: [toUserError('NOT_FOUND', 'reviewId')] }
    const path = restPath`/reviews/${reviewId}/reply`
    const response = await account.send({ method: 'POST', path, body: { body } })
    const errors = userErrorsOfExtension(response)
    if (errors.length > 0) return { review: null, errors }
    const review = toReview(response.body, 0, null)
    if (review.expeditionId) invalidateExpedition(review.expeditionId, firstPages)
    return { review, errors }
  }
