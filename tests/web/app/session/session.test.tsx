import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { of } from 'rxjs'
import { afterEach, expect, test, vi } from 'vitest'
import { useMeQuery } from '#web/app/session/Me.generated.ts'
import { useNothingLeftBehind, useSameAccountInTabs, useSessionTraces } from '#web/app/session/session.ts'
import { toDraft, writeDraft } from '#web/lib/account/drafts.ts'
import { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'

const account = (id: string, firstName: string) => ({
  __typename: 'User' as const,
  id,
  email: `${firstName.toLowerCase()}@example.test`,
  firstName,
  avatarUrl: '/avatars/1.svg',
  signInCount: 2,
  newsletter: true,
  phone: null,
  provider: 'EMAIL' as const,
  homeCity: null,
  favouriteIds: [],
  favouriteCount: 0,
})
const ada = account('1', 'Ada')
const grace = account('2', 'Grace')

/** The account of this browser's session, at the service. */
let owner: typeof ada | null = null
const otherTabs: BroadcastChannel[] = []
afterEach(() => {
  cleanup()
  for (const tab of otherTabs.splice(0)) tab.close()
  sessionStorage.clear()
})

function Who() {
  const query = useMeQuery()
  const me = query.dataState === 'complete' ? query.data.me : null
  useSameAccountInTabs(me)
  useNothingLeftBehind(me)
  return <p>{me ? me.firstName : 'nobody'}</p>
}

/** A page on which Ada is signed in, has read her reservation, and has begun to write. */
async function adasPage() {
  owner = ada
  const requested = vi.fn(() => of({ data: { me: owner } }))
  const cache = new InMemoryCache()
  const client = new ApolloClient({ cache, link: new ApolloLink(requested) })
  const graph = new Graph({ answers: new Map(), open: async () => client })
  render(
    <GraphProvider value={graph}>
      <Who />
    </GraphProvider>,
  )
  await screen.findByText('Ada')
  cache.restore({
    ...cache.extract(),
    'Reservation:7': { __typename: 'Reservation', id: '7', name: 'GR20 of Ada' },
  })
  writeDraft('question-1', 'What Ada began to write')
  return { requested, cached: () => JSON.stringify(cache.extract()) }
}

function elsewhere(): BroadcastChannel {
  const tab = new BroadcastChannel('explora')
  otherTabs.push(tab)
  return tab
}

test.each([
  ['signed out in another tab', () => elsewhere().postMessage({ kind: 'account', id: '' }), null, 'nobody'],
  [
    'somebody else signed in in another tab',
    () => elsewhere().postMessage({ kind: 'account', id: '2' }),
    grace,
    'Grace',
  ],
  [
    'her session ended, which another query found out',
    () => elsewhere().postMessage({ kind: 'changed', entities: { 'User:1': null } }),
    null,
    'nobody',
  ],
  [
    'Back brought the page out of the browser’s memory',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    grace,
    'Grace',
  ],
])('%s: nothing of Ada is left', async (_how, happens, next, seen) => {
  const { cached } = await adasPage()
  owner = next
  happens()
  await screen.findByText(seen)
  await waitFor(() => expect(cached()).not.toContain('Ada'))
  await vi.waitFor(() => expect(toDraft('question-1')).toBe(''))
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Ada')
})

test('the same account in another tab changes nothing', async () => {
  const { requested, cached } = await adasPage()
  elsewhere().postMessage({ kind: 'account', id: '1' })
  window.dispatchEvent(new Event('pageshow'))
  elsewhere().postMessage({ kind: 'changed', entities: { 'User:1': null } })
  await vi.waitFor(() => expect(requested).toHaveBeenCalledTimes(2))
  await screen.findByText('Ada')
  expect(cached()).toContain('GR20 of Ada')
  expect(toDraft('question-1')).toBe('What Ada began to write')
})

test.each([
  ['at sign-in, on a device without a city', {}, 'rennes'],
  ['at sign-in, on a device with its own', { from: 'lyon' }, 'lyon'],
  ['after sign-in, on a device that has erased it', { d_id: '1' }, null],
])('the city of an account %s', (_when, device, city) => {
  localStorage.clear()
  for (const [name, value] of Object.entries(device)) localStorage.setItem(name, value)
  renderHook(() => useSessionTraces(true, { ...account('1', 'Ada'), homeCity: 'rennes' }))
  expect(localStorage.getItem('from')).toBe(city)
})
