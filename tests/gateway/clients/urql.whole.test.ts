import { Client, fetchExchange, gql } from '@urql/core'
import { expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'

const current = product()

const connect = (options: { preferGetMethod?: boolean; authorization?: string } = {}) =>
  new Client({
    url: `${current().gateway.url}/graphql`,
    exchanges: [fetchExchange],
    preferGetMethod: options.preferGetMethod ?? false,
    fetchOptions: { headers: options.authorization ? { authorization: options.authorization } : {} },
  })

const trip = gql`
  query Trip($slug: String!) {
    expedition(slug: $slug) {
      name
      similarExpeditions {
        name
      }
    }
  }
`

test.each([false, true])('a query, by GET: %s', async (preferGetMethod) => {
  const { data, error } = await connect({ preferGetMethod })
    .query(trip, { slug: 'balcons-de-la-vanoise' })
    .toPromise()
  expect(error).toBeUndefined()
  expect(data).toMatchObject({ expedition: { name: 'Les balcons de la Vanoise' } })
})

test('updates the cache after a mutation', async () => {
  const signIn = gql`
    mutation {
      createToken(email: "nouveau@demo.explora.test", password: "explora-demo") {
        token
      }
    }
  `
  const keep = gql`
    mutation Keep($expeditionId: ID!) {
      setFavourite(expeditionId: $expeditionId, favourite: true) {
        expedition {
          isFavourite
        }
        me {
          favouriteCount
        }
        errors {
          code
        }
      }
    }
  `
  const ids = await connect().query('{ expedition(slug: "balcons-de-la-vanoise") { id } }', {}).toPromise()
  const expeditionId = ids.data.expedition.id
  const visitor = await connect().mutation(keep, { expeditionId }).toPromise()
  expect(visitor.error?.graphQLErrors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
  const { data } = await connect().mutation(signIn, {}).toPromise()
  const account = connect({ authorization: `Bearer ${data.createToken.token}` })
  const kept = await account.mutation(keep, { expeditionId }).toPromise()
  expect(kept.data.setFavourite).toMatchObject({
    expedition: { isFavourite: true },
    me: { favouriteCount: 1 },
    errors: [],
  })
})

test('reads the page after a cursor', async () => {
  const reviews = gql`
    query Reviews($after: String) {
      expedition(slug: "balcons-de-la-vanoise") {
        reviews(first: 3, after: $after) {
          totalCount
          nodes {
            id
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `
  const read = async (after?: string) =>
    (await connect().query(reviews, { after }).toPromise()).data.expedition.reviews
  const first = await read()
  const second = await read(first.pageInfo.endCursor)
  expect(first.pageInfo.hasNextPage).toBe(true)
  expect(second.pageInfo.hasNextPage).toBe(false)
  expect(new Set([...first.nodes, ...second.nodes].map(({ id }) => id)).size).toBe(first.totalCount)
})
