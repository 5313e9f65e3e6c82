import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type FeedEventModel, toFeedModel } from '#gateway/graph/feeds/feeds.model.ts'
import { writeFeed } from '#gateway/server/site/feed.ts'

const site = 'https://explora.example.test'
const event: FeedEventModel = {
  departureId: '12',
  reservationId: null,
  slug: 'balcons-de-la-vanoise',
  name: 'Les balcons de la Vanoise',
  startOn: '2027-07-10',
  endOn: '2027-07-15',
  meetingPoint: 'Gare de Modane, parvis',
  status: 'confirmed',
  availableCount: 2,
  sequence: 3,
  changedAt: '2027-03-01T09:00:00.000Z',
}

/** Reads properties of the first event by a calendar library. */
function read(kind: 'FAVOURITES' | 'RESERVATIONS', part: Partial<FeedEventModel> = {}) {
  const text = writeFeed({ kind, events: [{ ...event, ...part }] }, site)
  const found = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  return (name: string) => String(found?.getFirstPropertyValue(name)).replaceAll('\u00a0', ' ')
}

test.each([
  ['confirmed', 2, 'Les balcons de la Vanoise : confirmé, 2 places', 'CONFIRMED'],
  ['almost', 1, 'Les balcons de la Vanoise : presque confirmé, 1 place', 'TENTATIVE'],
  ['open', 8, 'Les balcons de la Vanoise : ouvert, 8 places', 'TENTATIVE'],
  ['full', 0, 'Les balcons de la Vanoise : complet', 'CONFIRMED'],
  ['canceled', 4, 'Les balcons de la Vanoise : annulé', 'CANCELLED'],
  ['unknown', 4, 'Les balcons de la Vanoise', 'TENTATIVE'],
])('a favourite that is %s with %i places reads « %s »', (status, availableCount, summary, state) => {
  const value = read('FAVOURITES', { status, availableCount })
  expect([value('summary'), value('status'), value('transp')]).toEqual([summary, state, 'TRANSPARENT'])
})

test('writes the days, the identity, the changes and the address of a favourite', () => {
  const value = read('FAVOURITES')
  expect([value('dtstart'), value('dtend')]).toEqual(['2027-07-10', '2027-07-16'])
  expect([value('uid'), value('sequence')]).toEqual(['departure-12@explora', '3'])
  expect([value('last-modified'), value('dtstamp')]).toEqual(['2027-03-01T09:00:00Z', '2027-03-01T09:00:00Z'])
  expect([value('url'), value('location')]).toEqual([
    `${site}/expeditions/balcons-de-la-vanoise`,
    'Gare de Modane, parvis',
  ])
})

test.each([
  [{ reservationId: 'abc' }, 'Les balcons de la Vanoise', 'CONFIRMED', '/my-expeditions/abc'],
  [
    { reservationId: 'abc', status: 'almost' },
    'Les balcons de la Vanoise',
    'TENTATIVE',
    '/my-expeditions/abc',
  ],
  [{ status: 'open' }, 'Les balcons de la Vanoise', 'TENTATIVE', '/my-expeditions/admin/12'],
  [
    { reservationId: 'abc', status: 'canceled' },
    'Les balcons de la Vanoise : annulé',
    'CANCELLED',
    '/my-expeditions/abc',
  ],
])('a reservation %o reads « %s » and takes its days', (part, summary, state, path) => {
  const value = read('RESERVATIONS', part)
  expect([value('summary'), value('status'), value('transp')]).toEqual([summary, state, 'OPAQUE'])
  expect(value('url')).toBe(site + path)
})

test('reads what another service leaves out, and drops events without a day', () => {
  const body = {
    kind: 'favourites',
    events: [{ departure_id: 4, start: '2027-07-10' }, { departure_id: 5 }, null],
  }
  expect(toFeedModel(body)).toMatchObject({
    kind: 'FAVOURITES',
    events: [{ departureId: '4', endOn: '2027-07-10', sequence: 0, changedAt: '2027-07-10T00:00:00.000Z' }],
  })
  expect(toFeedModel({ kind: 'invoices' })).toBeNull()
})
