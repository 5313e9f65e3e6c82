import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changed } from '#tests/web/expedition/departure.ts'
import { standStream } from '#tests/web/live/standStream.ts'
import { followPlaces } from '#web/features/departures/live/follow.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-07-03T12:00:00Z') })
})
const leaves: (() => void)[] = []
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const readable = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))
const card = (id: string) => `<article data-trip="${id}"></article>`
const trip = (id: string) => `<aside data-dates="${id}" data-news></aside>`

function begin(html: string, { hasHolds = true, answers = {} }: Options = {}) {
  document.body.innerHTML = html
  const stand = standStream(answers)
  const seen: string[] = []
  const news: string[] = []
  const show = {
    hasHolds,
    box: () => undefined,
    seen: (text: string) => seen.push(text),
    news: (text: string) => news.push(text),
  }
  const leave = followPlaces(stand.graph, show)
  leaves.push(leave)
  return { ...stand, seen, news: () => readable(news), leave }
}
type Options = { hasHolds?: boolean; answers?: Parameters<typeof standStream>[0] }

const heldUntil = '2027-07-03T12:32:00.000Z'
const listed = (fields = {}) => ({
  LiveTrip: () => ({
    expedition: {
      __typename: 'Expedition',
      id: '1',
      departures: [changed('1', { id: 'a', availableCount: 2, ...fields }).departuresChanged.departure],
    },
  }),
})

test('follows the trips in view by one stream, which changes every two seconds at most', async () => {
  const { followed, isLeft } = begin(trip('1') + card('2') + card('2'))
  await pass(0)
  expect(followed()).toEqual([['1', '2']])
  document.body.innerHTML = card('2')
  await pass(4_000)
  expect(followed()).toHaveLength(1)
  document.body.innerHTML = card('2') + card('3')
  await pass(100)
  document.body.innerHTML = card('2') + card('4')
  await pass(2_000)
  expect(followed()).toEqual([
    ['1', '2'],
    ['2', '4'],
  ])
  expect([isLeft(0), isLeft(1)]).toEqual([true, false])
})

test('follows nothing on a page without trips, and fifty at most', async () => {
  const { followed } = begin('<main></main>')
  await pass(2_000)
  expect(followed()).toEqual([])
  document.body.innerHTML = Array.from({ length: 60 }, (_, id) => card(`${id}`)).join('')
  await pass(2_000)
  expect(followed()[0]).toHaveLength(50)
})

test('reads the places of the trips once the stream is open, and again after a loss', async () => {
  const cards = { LiveCards: () => ({ expeditionsByIds: [] }) }
  const { open, lose, read } = begin(trip('1') + card('2'), { answers: { ...listed(), ...cards } })
  await pass(0)
  expect([read('LiveTrip'), read('LiveCards')]).toEqual([0, 0])
  open()
  await pass(400)
  expect([read('LiveTrip'), read('LiveCards')]).toEqual([1, 1])
  lose()
  await pass(5_000)
  open()
  await pass(400)
  expect([read('LiveTrip'), read('LiveCards')]).toEqual([2, 2])
})

test('writes a card’s new places where the page shows them', async () => {
  const { client, send } = begin(card('2'))
  client.cache.restore({
    'Departure:a': { __typename: 'Departure', id: 'a', availableCount: 2, isConfirmed: false },
  })
  await pass(0)
  send(changed('2', { id: 'a', availableCount: 1, isConfirmed: true }))
  await pass(0)
  expect(client.cache.extract()).toMatchObject({ 'Departure:a': { availableCount: 1, isConfirmed: true } })
})

test('an event that comes while the places are read outlasts their older response', async () => {
  let change = () => {}
  const older = () => {
    change()
    const departure = { __typename: 'Departure', id: 'late', availableCount: 2, isConfirmed: false }
    return {
      expeditionsByIds: [
        { __typename: 'Expedition', id: '2', nextDepartures: [{ ...departure, missingToConfirm: 0 }] },
      ],
    }
  }
  const { client, open, send } = begin(card('2'), { answers: { LiveCards: older } })
  client.cache.restore({ 'Departure:late': { __typename: 'Departure', id: 'late', availableCount: 2 } })
  change = () => send(changed('2', { id: 'late', availableCount: 1 }))
  await pass(0)
  open()
  await pass(400)
  expect(client.cache.extract()).toMatchObject({ 'Departure:late': { availableCount: 1 } })
})

test('announces one change of the listed trip every ten seconds, the last one', async () => {
  const { open, send, news } = begin(trip('1') + card('2'), { answers: listed() })
  await pass(0)
  open()
  await pass(400)
  const hold = (heldCount: number) => ({ id: 'a', availableCount: 2 - heldCount, heldCount, heldUntil })
  send(changed('1', hold(1)))
  expect(news()).toEqual(['Du 3 juil. au 8 juil. 2027 : 2 places, dont 1 gardée jusqu’à 14:32'])
  await pass(3_000)
  send(changed('1', hold(2)))
  send(changed('1', { id: 'a', availableCount: 2 }))
  send(changed('2', { id: 'b', availableCount: 1 }))
  await pass(6_900)
  expect(news()).toHaveLength(1)
  await pass(200)
  expect(news()).toEqual([expect.any(String), 'Du 3 juil. au 8 juil. 2027 : 2 places'])
})

test('announces nothing where only the price changes', async () => {
  const { open, send, news } = begin(trip('1'), { answers: listed({ id: 'price' }) })
  await pass(0)
  open()
  await pass(400)
  send(changed('1', { id: 'price', availableCount: 2, price: 950 }))
  expect(news()).toEqual([])
})

test('shows today’s sentences where the service offers no holds', async () => {
  const { open, send, news } = begin(trip('1'), { hasHolds: false, answers: listed({ id: 'plain' }) })
  await pass(0)
  open()
  await pass(400)
  send(changed('1', { id: 'plain', availableCount: 1, heldCount: 1, heldUntil }))
  expect(news()).toEqual(['Du 3 juil. au 8 juil. 2027 : 1 place'])
})

test('shows since when a stream is lost after a minute, until it is open again', async () => {
  const { open, lose, seen } = begin(trip('1'), { answers: listed() })
  await pass(0)
  open()
  await pass(400)
  lose()
  await pass(59_000)
  expect(seen.filter(Boolean)).toEqual([])
  lose()
  await pass(1_000)
  expect(seen.filter(Boolean)).toEqual(['Places vues à 14:00'])
  open()
  await pass(400)
  expect(seen.at(-1)).toBe('')
})

test('opens an ended stream again, in ever longer pauses', async () => {
  const { open, end, followed } = begin(trip('1'), { answers: listed() })
  await pass(0)
  open()
  await pass(400)
  for (const [index, pause] of [2_000, 4_000, 8_000].entries()) {
    end()
    await pass(pause - 100)
    expect(followed()).toHaveLength(index + 1)
    await pass(200)
    expect(followed()).toHaveLength(index + 2)
  }
})

test('gives up where the service has no feed, without a message', async () => {
  const { open, end, followed, seen } = begin(trip('1'), { answers: listed() })
  for (let attempt = 0; attempt < 4; attempt++) {
    await pass(20_000)
    open()
    end()
  }
  await pass(120_000)
  expect(followed()).toHaveLength(4)
  expect(seen).toEqual([])
})

test('closes its stream with the page', async () => {
  const { leave, isLeft, followed } = begin(trip('1'))
  await pass(0)
  leave()
  document.body.innerHTML = card('7')
  await pass(10_000)
  expect([isLeft(0), followed().length]).toEqual([true, 1])
})
