import { pageOf, restPagesOf, toCursor } from '#gateway/expeditions/paging.ts'
import { listOf } from '#gateway/rest/read.ts'
import type { Rest, RestScope } from '#gateway/rest/rest.ts'
import { restPath } from '#gateway/rest/restPath.ts'
import { toReview, toReviewStats } from '#gateway/reviews/reviews.model.ts'
import type { ExpeditionReviewsArgs, RequireFields } from '#gateway/schema.generated.ts'

export function reviewsSource({ rest }: { rest: Rest }, scope: RestScope) {
  return {
    latest: async (first: number) =>
      listOf(await rest.read('/reviews/last', scope), 'reviews')
        .slice(0, Math.max(0, first))
        .map((item, index) => toReview(item, index, null)),

    stats: async () => toReviewStats(await rest.read('/reviews/stat', scope)),

    async ofExpedition(
      expedition: { id: string; reviewCount: number },
      { first, after }: RequireFields<ExpeditionReviewsArgs, 'first'>,
    ) {
      const window = pageOf(first, after)
      const { pages, skip } = restPagesOf(window)
      const bodies = await Promise.all(
        pages.map(async (page) =>
          listOf(
            await rest.read(
              `${restPath`/expeditions/${expedition.id}/reviews`}?per_page=${window.first}&page=${page}`,
              scope,
            ),
            'reviews',
          ),
        ),
      )
      // A service that does not know pages answers everything at once.
      const isWhole = bodies.some((body) => body.length > window.first)
      const begin = isWhole ? window.offset : skip
      const read = isWhole ? (bodies[0] ?? []) : bodies.flat()
      const nodes = read
        .slice(begin, begin + window.first)
        .map((item, index) => toReview(item, window.offset + index, expedition.id))
      const end = window.offset + nodes.length
      const totalCount = isWhole ? read.length : Math.max(expedition.reviewCount, end)
      return {
        nodes,
        totalCount,
        pageInfo: {
          hasNextPage: nodes.length > 0 && end < totalCount,
          hasPreviousPage: window.offset > 0,
          endCursor: nodes.length > 0 ? toCursor(end) : null,
        },
      }
    },
  }
}
