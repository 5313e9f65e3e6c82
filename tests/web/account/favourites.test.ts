import { InMemoryCache } from '@apollo/client'
import { expect, test } from 'vitest'
import { cachePolicies } from '#web/app/cachePolicies.ts'
import { writeFavourite } from '#web/app/favouriteCache.ts'
import { lastWriteWins } from '#web/lib/lastWriteWins.ts'
import { inOrder } from '#web/pages/account/favourites.rules.ts'

/** A service that responds on demand. */
function slowService() {
  const requested: [string, boolean][] = []
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = []
  const intent = lastWriteWins((id, isWanted) => {
    requested.push([id, isWanted])
    return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))
  })
  const answer = async (error?: Error) => {
    const next = answers.shift()
    if (error) next?.reject(error)
    else next?.resolve()
    await new Promise(setImmediate)
  }
  return { requested, intent, answer }
}

test('a refusal reports the last stored state, and none when no intent was accepted', async () => {
  const { intent, answer } = slowService()
  const never = intent('1', true)
  await answer(new Error('no'))
  expect(await never).toMatchObject({ held: undefined, error: { message: 'no' } })
  const once = intent('1', true)
  void intent('1', false)
  await answer()
  await answer(new Error('no'))
  expect(await once).toMatchObject({ held: true, error: { message: 'no' } })
})

test('coalesces five clicks during the first request into two calls at most, and the last write wins', async () => {
  const { requested, intent, answer } = slowService()
  const first = intent('1', true)
  const others = await Promise.all([false, true, false].map((each) => intent('1', each)))
  expect(others).toEqual([undefined, undefined, undefined])
  await answer()
  await answer()
  expect(await first).toEqual({ held: false })
  expect(requested).toEqual([
    ['1', true],
    ['1', false],
  ])
})

test('clicks that return to the in-flight state send no second call, and two trips do not wait for each other', async () => {
  const { requested, intent, answer } = slowService()
  const first = intent('1', true)
  void intent('1', false)
  void intent('1', true)
  const other = intent('2', true)
  await answer()
  await answer()
  expect([await first, await other]).toEqual([{ held: true }, { held: true }])
  expect(requested).toEqual([
    ['1', true],
    ['2', true],
  ])
})

const user = { __typename: 'User', id: 'u', favouriteIds: ['1'], favouriteCount: 1 }
const expedition = (id: string, favouriteCount: number) => ({ __typename: 'Expedition', id, favouriteCount })

function cacheOf(...entities: { __typename: string; id: string }[]) {
  return new InMemoryCache(cachePolicies).restore(
    Object.fromEntries(entities.map((entity) => [`${entity.__typename}:${entity.id}`, entity])),
  )
}

test('a heart changes its trip, the list and both counts at once, once', () => {
  const cache = cacheOf(user, expedition('1', 8), expedition('2', 0))
  writeFavourite(cache, 'u', '2', true)
  writeFavourite(cache, 'u', '2', true)
  writeFavourite(cache, 'u', '1', false)
  expect(cache.extract()).toMatchObject({
    'User:u': { favouriteIds: ['2'], favouriteCount: 1 },
    'Expedition:1': { favouriteCount: 7 },
    'Expedition:2': { favouriteCount: 1 },
  })
})

test('a count never falls below zero, and a trip absent from the cache causes no error', () => {
  const cache = cacheOf(user, expedition('1', 0))
  writeFavourite(cache, 'u', '1', false)
  writeFavourite(cache, 'u', '9', true)
  expect(cache.extract()).toMatchObject({
    'User:u': { favouriteIds: ['9'], favouriteCount: 1 },
    'Expedition:1': { favouriteCount: 0 },
  })
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
