import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { act, cleanup, render, screen } from '@testing-library/react'
import { of } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMe } from '#web/app/session/useMe.ts'
import { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'

const ada = {
  __typename: 'User',
  id: '1',
  email: 'ada@example.test',
  firstName: 'Ada',
  avatarUrl: '/images/ada',
  signInCount: 2,
  newsletter: true,
  phone: null,
  provider: 'EMAIL',
  homeCity: null,
  favouriteIds: [],
  favouriteCount: 0,
}
const signedIn = { data: { me: ada } }
const signedOut = { data: { me: null } }
const away = { data: { me: null }, errors: [{ message: 'indisponible' }] }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function show(...answers: object[]) {
  const link = new ApolloLink(() => of(answers.shift() ?? away))
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const graph = new Graph({
    answers: new Map(),
    open: async () => client,
  })
  render(
    <GraphProvider value={graph}>
      <Name />
    </GraphProvider>,
  )
  await pass(0)
}

function Name() {
  const { me, isKnown, hasFailed, refetch } = useMe()
  return (
    <button type="button" onClick={() => void refetch()}>
      {me?.firstName ?? (isKnown ? 'nobody' : hasFailed ? 'cannot say' : 'waiting')}
    </button>
  )
}
const shown = () => screen.getByRole('button').textContent
const requestAccount = async () => {
  screen.getByRole('button').click()
  await pass(0)
}

test('an unavailable REST API leaves the session unknown and is requested until it responds', async () => {
  await show(away, away, away, signedIn)
  expect(shown()).toBe('cannot say')
  await pass(5_000)
  expect(shown()).toBe('cannot say')
  await pass(10_000)
  expect(shown()).toBe('Ada')
})

test('an account stays signed in during an outage and is signed out once the REST API reports it', async () => {
  await show(signedIn, away, signedOut)
  expect(shown()).toBe('Ada')
  await requestAccount()
  expect(shown()).toBe('Ada')
  await pass(5_000)
  expect(shown()).toBe('nobody')
})
