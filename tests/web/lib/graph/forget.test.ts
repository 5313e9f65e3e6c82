import { ApolloClient, ApolloLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client'
import { parse } from 'graphql'
import { of } from 'rxjs'
import { expect, test } from 'vitest'
import { Graph } from '#web/lib/graph/graph.ts'

type Me = { me: { __typename: 'User'; id: string; firstName: string } | null }

const query: TypedDocumentNode<Me, Record<string, never>> = parse(
  'query Me { me { __typename id firstName } }',
)
const camille: Me = { me: { __typename: 'User', id: '1', firstName: 'Camille' } }

test('sign-out evicts the account from the cache and from the initial page state', async () => {
  const link = new ApolloLink(() => of({ data: { me: null } }))
  const graph = new Graph({
    answers: new Map([['Me {}', { data: camille, hasErrors: false }]]),
    open: async () => new ApolloClient({ cache: new InMemoryCache(), link }),
  })
  expect(graph.answerTo({ query })?.data).toEqual(camille)
  const { cache } = await graph.apollo()
  expect(JSON.stringify(cache.extract())).toContain('Camille')
  await graph.reset()
  expect(JSON.stringify(cache.extract())).not.toContain('Camille')
  expect((await graph.query({ query })).data).toEqual({ me: null })
})
