import { expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'

const current = product()

type Data = {
  expedition: {
    reviewStats: { average: number; count: number; distribution: { rating: number; count: number }[] }
    reviews: {
      totalCount: number
      pageInfo: { hasNextPage: boolean; endCursor: string }
      nodes: { rating: number }[]
    }
  }
}

const query = `query ($rating: Int, $first: Int! = 10, $after: String) { expedition(slug: "1") {
  reviewStats { average count distribution { rating count } }
  reviews(first: $first, after: $after, rating: $rating) { totalCount pageInfo { hasNextPage endCursor } nodes { rating } }
} }`

test('counts the ratings of an expedition, from five to one', async () => {
  const { data } = await current().gateway.ask<Data>(query)
  expect(data.expedition.reviewStats).toEqual({
    average: 4.6,
    count: 5,
    distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: { 5: 3, 4: 2 }[rating] ?? 0 })),
  })
  expect(data.expedition.reviews).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: false } })
})

test('counts and pages the reviews of one rating', async () => {
  const first = await current().gateway.ask<Data>(query, { rating: 4, first: 1 })
  const { pageInfo, ...page } = first.data.expedition.reviews
  expect(page).toEqual({ totalCount: 2, nodes: [{ rating: 4 }] })
  const next = await current().gateway.ask<Data>(query, { rating: 4, first: 1, after: pageInfo.endCursor })
  expect(next.data.expedition.reviews).toMatchObject({
    nodes: [{ rating: 4 }],
    pageInfo: { hasNextPage: false },
  })
})

test('returns no reviews for an unused rating, and fails that field for an impossible one', async () => {
  const none = await current().gateway.ask<Data>(query, { rating: 1 })
  expect(none.data.expedition.reviews).toMatchObject({ totalCount: 0, nodes: [] })
  const wrong = await current().gateway.ask<Data>(query, { rating: 9 })
  expect(wrong.data.expedition).toMatchObject({ reviews: null, reviewStats: { count: 5 } })
})
test('filters reviews by travellers, alone and with a rating', async () => {
  const query = `query ($company: Company, $rating: Int) { expedition(slug: "1") {
    reviewStats { companies { company count } }
    reviews(travelledWith: $company, rating: $rating) { totalCount nodes { rating travelledWith } }
  } }`
  type Filtered = {
    expedition: {
      reviewStats: { companies: { company: string; count: number }[] }
      reviews: { totalCount: number; nodes: { rating: number; travelledWith: string }[] }
    }
  }
  const all = await current().gateway.ask<Filtered>(query)
  const { companies } = all.data.expedition.reviewStats
  expect(companies.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  for (const { company, count } of companies) {
    const { data } = await current().gateway.ask<Filtered>(query, { company })
    expect(data.expedition.reviews.totalCount).toBe(count)
    expect(data.expedition.reviews.nodes.map(({ travelledWith }) => travelledWith)).toEqual(
      Array(count).fill(company),
    )
    const fives = await current().gateway.ask<Filtered>(query, { company, rating: 5 })
    const { totalCount, nodes } = fives.data.expedition.reviews
    expect(nodes.map(({ rating }) => rating)).toEqual(Array(totalCount).fill(5))
  }
})

test('returns the reply of the guide, and refuses one by another account', async () => {
  const { gateway } = current()
  const { data } = await gateway.ask<{
    expedition: { reviews: { nodes: { id: string; reply: { body: string; authorName: string } | null }[] } }
  }>('{ expedition(slug: "1") { reviews { nodes { id reply { body authorName date } } } } }')
  const replied = data.expedition.reviews.nodes.find(({ reply }) => reply)
  expect(replied?.reply).toMatchObject({ authorName: 'Camille', body: expect.stringContaining('Merci') })
  const mutation = `mutation { replyToReview(reviewId: "${replied?.id}", body: "Moi aussi") { review { id } errors { code field } } }`
  const visitor = await gateway.ask(mutation)
  expect(visitor.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
})
