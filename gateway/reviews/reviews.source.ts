import { firstOf, pageOf, restPagesOf, toPageInfo } from '#gateway/expeditions/paging.ts'
import { extension, listOf } from '#gateway/rest/read.ts'
import type { Rest, RestScope } from '#gateway/rest/rest.ts'
import { restPath } from '#gateway/rest/restPath.ts'
import { toReview, toReviewStats } from '#gateway/reviews/reviews.model.ts'
import type { ExpeditionReviewsArgs, RequireFields } from '#gateway/schema.generated.ts'

type Reviewed = { id: string; reviewCount: number }

export function reviewsSource({ rest }: { rest: Rest }, scope: RestScope) {
  const statsOf = async (expeditionId: string) =>
    toReviewStats(extension(await rest.read(restPath`/expeditions/${expeditionId}/reviews/stat`, scope)))

  /** How many there are, of those asked for. */
  async function countOf(expedition: Reviewed, rating: number | null): Promise<number> {
    if (rating === null) return expedition.reviewCount
    const { distribution } = await statsOf(expedition.id)
    return distribution.find((each) => each.rating === rating)?.count ?? 0
  }

  return {
    statsOf,

    latest: async (first: number) =>
      firstOf(listOf(await rest.read('/reviews/last', scope), 'reviews'), first).map((item, index) =>
        toReview(item, index, null),
      ),

    stats: async () => toReviewStats(await rest.read('/reviews/stat', scope)),

    async ofExpedition(
      expedition: Reviewed,
      { first, after, rating = null }: RequireFields<ExpeditionReviewsArgs, 'first'>,
    ) {
      const window = pageOf(first, after)
      const { pages, skip } = restPagesOf(window)
      const only = rating === null ? '' : `&rating=${rating}`
      const read = async (page: number) => {
        const path = restPath`/expeditions/${expedition.id}/reviews`
        const query = `per_page=${window.first}&page=${page}${only}`
        return listOf(await rest.read(`${path}?${query}`, scope), 'reviews')
      }
      const [count, ...bodies] = await Promise.all([countOf(expedition, rating), ...pages.map(read)])
      // A service that does not know pages answers everything at once.
      const isWhole = bodies.some((body) => body.length > window.first)
      const begin = isWhole ? window.offset : skip
      const found = isWhole ? (bodies[0] ?? []) : bodies.flat()
      const nodes = found
        .slice(begin, begin + window.first)
        .map((item, index) => toReview(item, window.offset + index, expedition.id))
      const totalCount = isWhole ? found.length : Math.max(count, window.offset + nodes.length)
      return { nodes, totalCount, pageInfo: toPageInfo(window.offset, nodes.length, totalCount) }
    },
  }
}
