import { expect, test } from 'vitest'
import { type BookedTrip, bookedEvents, favouriteEvents } from '#api/modules/feeds/feedEvents.domain.ts'

const now = new Date('2027-03-10T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const departure = {
  id: 12,
  startOn: '2027-07-10',
  endOn: '2027-07-15',
  capacity: 8,
  bookedCount: 6,
  heldCount: 0,
  groupMin: 5,
  confirmedAt: null,
  salesClosedAt: null,
  canceledAt: null,
  version: 1,
  changedAt: daysAgo(9),
}
const expedition = {
  slug: 'balcons-de-la-vanoise',
  name: 'Les balcons de la Vanoise',
  meetingPoint: { name: 'Gare de Modane' },
  changedAt: null,
}
const reservation = { id: 'a', isGuide: false, version: 1, createdAt: daysAgo(20), canceledAt: null }
const booked = (part: Partial<BookedTrip['reservation']>, departed = {}): BookedTrip => ({
  departure: { ...departure, ...departed },
  expedition,
  reservation: { ...reservation, ...part },
})

test('lists a favourite with its state, its places and its last change', () => {
  expect(favouriteEvents([{ departure, expedition }], now)).toEqual([
    {
      departure_id: '12',
      reservation_id: null,
      expedition_slug: 'balcons-de-la-vanoise',
      name: 'Les balcons de la Vanoise',
      start: '2027-07-10',
      end: '2027-07-15',
      meeting_point: 'Gare de Modane',
      status: 'confirmed',
      available_count: 2,
      sequence: 0,
      changed_at: '2027-03-01T09:00:00.000Z',
    },
  ])
})

test.each([
  [{ changedAt: daysAgo(9) }, { changedAt: daysAgo(2) }, '2027-03-08T09:00:00.000Z'],
  [{ changedAt: daysAgo(1) }, { changedAt: daysAgo(2) }, '2027-03-09T09:00:00.000Z'],
])('reports the later change of the departure %o and the expedition %o', (departed, changed, at) => {
  const trip = { departure: { ...departure, ...departed }, expedition: { ...expedition, ...changed } }
  expect(favouriteEvents([trip], now)[0]?.changed_at).toBe(at)
})

test.each([
  [29, ['canceled']],
  [30, []],
])('cancelled %i days ago: %o', (days, states) => {
  const canceled = { ...departure, canceledAt: daysAgo(days) }
  expect(favouriteEvents([{ departure: canceled, expedition }], now).map(({ status }) => status)).toEqual(
    states,
  )
  expect(bookedEvents([booked({}, canceled)], now).map(({ status }) => status)).toEqual(states)
  expect(bookedEvents([booked({ canceledAt: daysAgo(days) })], now).map(({ status }) => status)).toEqual(
    states,
  )
})

test('is one event for a departure booked, cancelled and booked again', () => {
  const former = booked({ id: 'a', version: 2, canceledAt: daysAgo(3) })
  const events = bookedEvents([former, booked({ id: 'b', createdAt: daysAgo(1) })], now)
  expect(events.map(({ reservation_id, status }) => [reservation_id, status])).toEqual([['b', 'confirmed']])
  const [alone] = bookedEvents([former], now)
  expect([alone?.status, alone?.sequence, events[0]?.sequence]).toEqual(['canceled', 1, 2])
  expect(events[0]?.changed_at).toBe('2027-03-09T09:00:00.000Z')
})

test('names no reservation of a guide', () => {
  const [led] = bookedEvents([booked({ isGuide: true })], now)
  expect(led).toMatchObject({ departure_id: '12', reservation_id: null })
})
