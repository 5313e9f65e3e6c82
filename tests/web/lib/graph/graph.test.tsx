import { ApolloClient, ApolloLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { parse } from 'graphql'
import { of } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import type { Answer } from '#web/lib/graph/answers.ts'
import { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider, useMutation, useQuery } from '#web/lib/graph/graphHooks.ts'
import { Watched } from '#web/lib/graph/watched.ts'

type Person = { __typename: 'User'; id: string; name: string }

const meDocument: TypedDocumentNode<{ me: Person | null }, Record<string, never>> = parse(
  'query Me { me { __typename id name } }',
)
const renameDocument: TypedDocumentNode<{ rename: Person }, { name: string }> = parse(
  'mutation Rename($name: String!) { rename(name: $name) { __typename id name } }',
)
const ada: Person = { __typename: 'User', id: '1', name: 'Ada' }
const key = 'Me {}'

/** Recorded requests. */
let requested: string[] = []
afterEach(() => {
  requested = []
  document.body.innerHTML = ''
})

type World = { input?: Answer; isVisitor?: boolean }

function show({ input, isVisitor = false }: World) {
  const link = new ApolloLink(({ operationName, variables }) => {
    requested.push(`apollo ${operationName}`)
    return operationName === 'Rename'
      ? of({ data: { rename: { ...ada, name: variables.name } } })
      : of({ data: { me: ada } })
  })
  const graph = new Graph({
    answers: new Map(input ? [[key, input]] : []),
    localResponse: () => (isVisitor ? { data: { me: null } } : undefined),
    open: async () => {
      requested.push('open')
      return new ApolloClient({ cache: new InMemoryCache(), link })
    },
  })
  render(
    <GraphProvider value={graph}>
      <Name />
    </GraphProvider>,
  )
  return graph
}

function Name() {
  const query = useQuery(meDocument, {})
  const [rename, { loading }] = useMutation(renameDocument, {})
  return (
    <>
      <p>{query.dataState === 'complete' ? (query.data.me?.name ?? 'nobody') : 'waiting'}</p>
      <button type="button" disabled={loading} onClick={() => void rename({ variables: { name: 'Grace' } })}>
        Rename
      </button>
      <button type="button" onClick={() => void query.refetch()}>
        Again
      </button>
    </>
  )
}

test('shows the initial page state at once without a request or a download', async () => {
  show({ input: { data: { me: ada }, hasErrors: false } })
  expect(screen.getByText('Ada')).toBeTruthy()
  expect(requested).toEqual([])
})

test('a local response needs neither a request nor Apollo Client', async () => {
  show({ isVisitor: true })
  await screen.findByText('nobody')
  expect(requested).toEqual([])
})

test('a query without a response loads Apollo Client, which requests it once', async () => {
  show({})
  expect(screen.getByText('waiting')).toBeTruthy()
  await screen.findByText('Ada')
  expect(requested).toEqual(['open', 'apollo Me'])
})

test('a mutation loads the cache, which updates every view', async () => {
  show({ input: { data: { me: ada }, hasErrors: false } })
  await userEvent.click(screen.getByText('Rename'))
  await screen.findByText('Grace')
  expect(requested).toEqual(['open', 'apollo Rename'])
})

test('a refetch replaces a local response with that of the gateway', async () => {
  show({ isVisitor: true })
  await screen.findByText('nobody')
  await userEvent.click(screen.getByText('Again'))
  await screen.findByText('Ada')
  expect(requested).toEqual(['open', 'apollo Me'])
})

test('a server caches its queries and reports an incomplete response of the gateway', async () => {
  const answers = new Map()
  const graph = new Graph({ answers, execute: async () => ({ data: { me: ada }, hasErrors: true }) })
  const { data, error } = await graph.query({ query: meDocument })
  expect([data, Boolean(error)]).toEqual([{ me: ada }, true])
  expect(new Watched(graph, { query: meDocument }, undefined).read()).toMatchObject({
    data: { me: ada },
    dataState: 'complete',
  })
  expect([...answers.keys()]).toEqual([key])
})
