// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { parse } from 'graphql'
import { of } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import type { Answer } from '#web/lib/answers.ts'
import { Graph } from '#web/lib/graph.ts'
import { GraphProvider, useMutation, useQuery } from '#web/lib/graphHooks.ts'

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
let asked: string[] = []
afterEach(() => {
  asked = []
  document.body.innerHTML = ''
})

type World = { given?: Answer; answer?: Answer; fails?: boolean }

function show({ given, answer = { data: { me: null }, hasErrors: false }, fails = false }: World) {
  const link = new ApolloLink(({ operationName, variables }) => {
    asked.push(`apollo ${operationName}`)
    return operationName === 'Rename'
      ? of({ data: { rename: { ...ada, name: variables.name } } })
      : of({ data: { me: ada } })
  })
  const graph = new Graph({
    answers: new Map(given ? [[key, given]] : []),
    ask: async (name) => {
      asked.push(`lightly ${name}`)
      if (fails) throw new Error('offline')
      return answer
    },
    open: async () => {
      asked.push('open')
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
  show({ given: { data: { me: ada }, hasErrors: false } })
  expect(screen.getByText('Ada')).toBeTruthy()
  expect(asked).toEqual([])
})

test('requests the visitor session once without loading the cache', async () => {
  show({})
  expect(screen.getByText('waiting')).toBeTruthy()
  await screen.findByText('nobody')
  expect(asked).toEqual(['lightly Me'])
})

test('caches the signed-in account and does not request it twice', async () => {
  show({ answer: { data: { me: ada }, hasErrors: false } })
  await screen.findByText('Ada')
  expect(asked).toEqual(['lightly Me', 'open'])
})

test('Apollo Client repeats a failed lightweight query', async () => {
  show({ fails: true })
  await screen.findByText('Ada')
  expect(asked).toEqual(['lightly Me', 'open', 'apollo Me'])
})

test('a mutation loads the cache, which updates every view', async () => {
  show({ given: { data: { me: ada }, hasErrors: false } })
  await userEvent.click(screen.getByText('Rename'))
  await screen.findByText('Grace')
  expect(asked).toEqual(['open', 'apollo Rename'])
})

test('a refetch goes to the gateway', async () => {
  show({})
  await screen.findByText('nobody')
  await userEvent.click(screen.getByText('Again'))
  await screen.findByText('Ada')
  expect(asked).toEqual(['lightly Me', 'open', 'apollo Me'])
})

test('a server caches its queries and reports an incomplete response of the gateway', async () => {
  const answers = new Map()
  const graph = new Graph({ answers, ask: async () => ({ data: { me: ada }, hasErrors: true }) })
  const { data, error } = await graph.query({ query: meDocument })
  expect([data, Boolean(error)]).toEqual([{ me: ada }, true])
  expect(graph.watch({ query: meDocument }).read()).toMatchObject({
    data: { me: ada },
    dataState: 'complete',
  })
  expect([...answers.keys()]).toEqual([key])
})
