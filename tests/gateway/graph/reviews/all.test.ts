import { describe, expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'

const current = product()

type Page = {
  totalCount: number
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  nodes: { id: string; rating: number; expedition: { name: string } }[]
}

const query = `query ($first: Int! = 20, $after: String, $page: Int, $rating: Int) {
  reviews(first: $first, after: $after, page: $page, rating: $rating) {
    totalCount pageInfo { hasNextPage endCursor } nodes { id rating expedition { name } }
  }
  reviewStats { count distribution { rating count } }
}`
type Data = {
  reviews: Page
  reviewStats: { count: number; distribution: { rating: number; count: number }[] }
}
const ask = async (variables = {}) => (await current().gateway.ask<Data>(query, variables)).data

describe('all reviews', () => {
  test('come in pages by cursor, each once, with the name of their trip', async () => {
    const ids: string[] = []
    let after: string | null = null
    do {
      const { reviews, reviewStats } = await ask({ after })
      expect(reviews.totalCount).toBe(reviewStats.count)
      expect(reviews.nodes.every(({ expedition }) => expedition.name !== '')).toBe(true)
      ids.push(...reviews.nodes.map(({ id }) => id))
      after = reviews.pageInfo.hasNextPage ? reviews.pageInfo.endCursor : null
    } while (after)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength((await ask()).reviewStats.count)
  })

  test('come by number of page, none beyond the last', async () => {
    const [first, second, far] = await Promise.all([1, 2, 999].map((page) => ask({ page })))
    expect(second?.reviews.nodes[0]?.id).not.toBe(first?.reviews.nodes[0]?.id)
    expect(far?.reviews).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false } })
  })

  test('are counted by rating', async () => {
    const { reviewStats } = await ask()
    for (const { rating, count } of reviewStats.distribution) {
      const { reviews } = await ask({ rating })
      expect(reviews.totalCount).toBe(count)
      expect(reviews.nodes.every((each) => each.rating === rating)).toBe(true)
    }
  })
})
