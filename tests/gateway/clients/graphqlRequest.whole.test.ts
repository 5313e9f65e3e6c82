import { GraphQLClient, gql } from 'graphql-request'
import { beforeAll, expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'

const current = product()
let client: GraphQLClient

beforeAll(async () => {
  client = new GraphQLClient(`${current().gateway.url}/graphql`)
})

test('runs a query with a variable', async () => {
  const trip = gql`
    query Trip($slug: String!) {
      expedition(slug: $slug) {
        name
        durationDays
      }
    }
  `
  expect(await client.request(trip, { slug: 'balcons-de-la-vanoise' })).toEqual({
    expedition: { name: 'Les balcons de la Vanoise', durationDays: 6 },
  })
})

test('reads the account by the token of a mutation', async () => {
  const signIn = gql`
    mutation SignIn($password: String!) {
      createToken(email: "camille.voyage@demo.explora.test", password: $password) {
        token
        errors {
          code
        }
      }
    }
  `
  type Answer = { createToken: { token: string | null; errors: { code: string }[] } }
  const refused = await client.request<Answer>(signIn, { password: 'not that one' })
  expect(refused.createToken).toEqual({ token: null, errors: [{ code: 'INVALID_CREDENTIALS' }] })
  const { createToken } = await client.request<Answer>(signIn, { password: 'explora-demo' })
  const authorization = `Bearer ${createToken.token}`
  expect(await client.request('{ me { firstName } }', {}, { authorization })).toEqual({
    me: { firstName: 'Camille' },
  })
})

test('reads a list page by page to its end', async () => {
  const catalogue = gql`
    query Catalogue($after: String) {
      expeditions(first: 20, after: $after) {
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
  `
  type Page = {
    totalCount: number
    nodes: { id: string }[]
    pageInfo: { hasNextPage: boolean; endCursor: string }
  }
  const pages: Page[] = []
  do {
    const after = pages.at(-1)?.pageInfo.endCursor
    const { expeditions } = await client.request<{ expeditions: Page }>(catalogue, { after })
    pages.push(expeditions)
  } while (pages.at(-1)?.pageInfo.hasNextPage)
  expect(pages.map(({ nodes }) => nodes.length)).toEqual([20, 20, 8])
  expect(new Set(pages.flatMap(({ nodes }) => nodes.map(({ id }) => id))).size).toBe(48)
})
