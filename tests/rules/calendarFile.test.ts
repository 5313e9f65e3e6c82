import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFeed, calendarFile, folded } from '#rules/calendarFile.ts'

const trip: CalendarEvent = {
  uid: 'EX-7K3Q9M',
  name: 'Les Calanques, en kayak ; et à pied – « un été au fil de l’eau » de Marseille à Cassis',
  startOn: '2027-06-12',
  endOn: '2027-06-15',
  place: 'Gare Saint-Charles, parvis\nMarseille',
  url: 'https://explora.example.test/my-expeditions/0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e',
  sequence: 0,
  stampedAt: '2027-03-10T09:00:00.000Z',
  isBusy: true,
}

/** The first event of a calendar, as a calendar library reads it. */
function read(text: string): ICAL.Component {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  if (!event) throw new Error('the calendar has no event')
  return event
}

const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name))

test('is an all-day event that a calendar library reads', () => {
  const event = read(calendarFile(trip))
  const { summary, location, uid, startDate } = new ICAL.Event(event)
  expect([summary, location, uid]).toEqual([trip.name, trip.place, 'EX-7K3Q9M@explora'])
  expect(startDate.isDate).toBe(true)
  // The end is exclusive.
  expect([value(event, 'dtstart'), value(event, 'dtend')]).toEqual(['2027-06-12', '2027-06-16'])
  expect(value(event, 'url')).toBe(trip.url)
  expect([value(event, 'dtstamp'), value(event, 'transp')]).toEqual(['2027-03-10T09:00:00Z', 'OPAQUE'])
})

test('is the same event at another date, with a higher sequence', () => {
  const [first, moved] = [
    read(calendarFile(trip)),
    read(calendarFile({ ...trip, startOn: '2027-12-30', endOn: '2027-12-31', sequence: 1 })),
  ]
  expect(value(moved, 'uid')).toBe(value(first, 'uid'))
  expect([value(first, 'sequence'), value(moved, 'sequence')]).toEqual(['0', '1'])
  expect([value(moved, 'dtstart'), value(moved, 'dtend')]).toEqual(['2027-12-30', '2028-01-01'])
})

test('names its method in a mail alone', () => {
  expect(calendarFile(trip, 'PUBLISH')).toContain('\r\nMETHOD:PUBLISH\r\n')
  expect(calendarFile(trip)).not.toContain('METHOD')
})

test('leaves out the place, the status and the sequence that are unknown', () => {
  const { uid, name, startOn, endOn, url, stampedAt } = trip
  const event = read(calendarFile({ uid, name, startOn, endOn, url, stampedAt }))
  const unknown = ['location', 'status', 'sequence', 'transp', 'last-modified']
  expect(unknown.filter((property) => event.hasProperty(property))).toEqual([])
})

test('is a calendar to subscribe to, read again every six hours', () => {
  const text = calendarFeed('Explora : mes favoris', [
    {
      ...trip,
      uid: 'departure-12',
      startOn: '2027-07-10',
      endOn: '2027-07-15',
      status: 'TENTATIVE',
      isBusy: false,
    },
    { ...trip, uid: 'departure-13', status: 'CANCELLED' },
  ])
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getAllSubcomponents('vevent').map((event) => value(event, 'uid'))).toEqual([
    'departure-12@explora',
    'departure-13@explora',
  ])
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270716\r\n')
  expect([value(calendar, 'refresh-interval'), value(calendar, 'x-published-ttl')]).toEqual(['PT6H', 'PT6H'])
  expect([value(calendar, 'name'), value(calendar, 'x-wr-calname')]).toEqual([
    'Explora : mes favoris',
    'Explora : mes favoris',
  ])
  const event = read(text)
  expect([value(event, 'status'), value(event, 'transp')]).toEqual(['TENTATIVE', 'TRANSPARENT'])
  expect(value(event, 'last-modified')).toBe('2027-03-10T09:00:00Z')
})

test('is a calendar without events before the first departure', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFeed('Explora', [])))
  expect(calendar.getAllSubcomponents('vevent')).toEqual([])
})

const anyText = fc.string({ unit: 'binary', maxLength: 300 }).map((text) => text.toWellFormed())
const bytes = (line: string) => Buffer.byteLength(line)

test('folds any line at 75 bytes, between characters, and unfolds to the same', () => {
  fc.assert(
    fc.property(
      anyText.map((text) => text.replaceAll(/[\r\n]/g, '')),
      (line) => {
        const pieces = folded(line).split('\r\n')
        expect(Math.max(...pieces.map(bytes))).toBeLessThanOrEqual(75)
        expect(pieces.slice(1).every((piece) => piece.startsWith(' '))).toBe(true)
        expect(pieces.every((piece) => piece.isWellFormed())).toBe(true)
        expect(folded(line).replaceAll('\r\n ', '')).toBe(line)
        // No piece ends before it must.
        for (const [index, piece] of pieces.slice(1).entries()) {
          const next = [...piece.slice(1)][0] ?? ''
          expect(bytes((pieces[index] ?? '') + next)).toBeGreaterThan(75)
        }
      },
    ),
  )
})

test('returns any name and place to a calendar library, without control characters', () => {
  const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '')
  fc.assert(
    fc.property(anyText, fc.string({ unit: 'grapheme', minLength: 1 }), (name, place) => {
      const event = read(calendarFeed(name, [{ ...trip, name, place }]))
      expect(value(event, 'summary')).toBe(plain(name))
      expect(value(event, 'location')).toBe(plain(place))
      expect(value(event, 'uid')).toBe('EX-7K3Q9M@explora')
    }),
  )
})
