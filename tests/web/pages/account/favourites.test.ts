import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { Observable } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { coalesceLink } from '#web/app/favourites/coalesceLink.ts'
import { writeFavourite } from '#web/app/favourites/favouriteCache.ts'
import { cachePolicies } from '#web/app/graph/cachePolicies.ts'
import { inOrder } from '#web/pages/account/favourites.rules.ts'

const mutation = gql`
  mutation Set($id: ID!, $is: Boolean!) {
    set(id: $id, is: $is)
  }
`

/** A client whose requests the test answers one by one. */
function slowService() {
  const sent: [unknown, unknown][] = []
  const pending: ((error?: Error) => void)[] = []
  const http = new ApolloLink(({ variables }) => {
    sent.push([variables.id, variables.is])
    return new Observable((observer) => {
      pending.push((error) => {
        if (error) return observer.error(error)
        observer.next({ data: { set: variables.is } })
        observer.complete()
      })
    })
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link: coalesceLink().concat(http) })
  const set = (id: string, is: boolean) =>
    client.mutate<{ set: boolean }>({ mutation, variables: { id, is }, context: { coalesce: id } }).then(
      ({ data }) => data?.set,
      (error: Error) => error.message,
    )
  const respond = async (error?: Error) => {
    await vi.waitFor(() => expect(pending).not.toEqual([]))
    pending.shift()?.(error)
  }
  return { sent, set, respond }
}

test('coalesces clicks during a request into one more, and the last write wins', async () => {
  const { sent, set, respond } = slowService()
  const results = Promise.all([true, false, true, false].map((is) => set('1', is)))
  await respond()
  await respond()
  expect(await results).toEqual([true, true, true, false])
  expect(sent).toEqual([
    ['1', true],
    ['1', false],
  ])
})

test('sends no second request when the clicks return to the state in flight', async () => {
  const { sent, set, respond } = slowService()
  const results = Promise.all([true, false, true].map((is) => set('1', is)))
  await respond()
  expect(await results).toEqual([true, true, true])
  expect(sent).toEqual([['1', true]])
})

test('sends mutations of two entities concurrently', async () => {
  const { sent, set, respond } = slowService()
  const results = Promise.all([set('1', true), set('2', true)])
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await respond()
  await respond()
  expect(await results).toEqual([true, true])
})

test('sends the pending state after a failure, and reports the failure to its callers alone', async () => {
  const { sent, set, respond } = slowService()
  const results = Promise.all([set('1', true), set('1', false)])
  await respond(new Error('no'))
  await respond()
  expect(await results).toEqual(['no', false])
  expect(sent).toHaveLength(2)
})

const user = { __typename: 'User', id: 'u', favouriteIds: ['1'], favouriteCount: 1 }

const createCache = (account: typeof user) => new InMemoryCache(cachePolicies).restore({ 'User:u': account })

test('writes a favourite to the list and the count of the account, once', () => {
  const cache = createCache(user)
  writeFavourite(cache, 'u', '2', true)
  writeFavourite(cache, 'u', '2', true)
  writeFavourite(cache, 'u', '1', false)
  expect(cache.extract()).toMatchObject({ 'User:u': { favouriteIds: ['2'], favouriteCount: 1 } })
})

test('never counts below zero', () => {
  const cache = createCache({ ...user, favouriteCount: 0 })
  writeFavourite(cache, 'u', '1', false)
  expect(cache.extract()).toMatchObject({ 'User:u': { favouriteIds: [], favouriteCount: 0 } })
})

const storedEntries = [
  { id: 'later', nextDepartures: [{ startDate: '2027-08-01' }] },
  { id: 'never', nextDepartures: [] },
  { id: 'soon', nextDepartures: [{ startDate: '2027-01-02' }, { startDate: '2027-09-01' }] },
]

test.each([
  ['latest', ['later', 'never', 'soon']],
  ['nextDeparture', ['soon', 'later', 'never']],
] as const)('favourites in the order %s: %o', (order, ids) => {
  expect(inOrder(storedEntries, order).map(({ id }) => id)).toEqual(ids)
})
