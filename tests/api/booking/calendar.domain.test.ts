import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarTrip, calendarOf } from '#api/modules/booking/calendar.domain.ts'
import { testNow } from '#tests/support/testNow.ts'

const trip: CalendarTrip = {
  reference: 'EX-7K3Q9M',
  name: 'Les Calanques, en kayak ; et à pied – « un été au fil de l’eau » de Marseille à Cassis',
  startOn: '2027-06-12',
  endOn: '2027-06-15',
  meetingPoint: 'Gare Saint-Charles, parvis\nMarseille',
  url: 'https://explora.example.test/my-expeditions/0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e',
  sequence: 0,
  at: testNow,
}

/** The only event of a calendar, as a calendar library reads it. */
function read(text: string): ICAL.Component {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  if (!event) throw new Error('the calendar has no event')
  return event
}

const day = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name))

test('is an all-day event that a calendar library reads', () => {
  const event = read(calendarOf(trip))
  const { summary, location, uid, startDate } = new ICAL.Event(event)
  expect([summary, location, uid]).toEqual([trip.name, trip.meetingPoint, 'EX-7K3Q9M@explora'])
  expect(startDate.isDate).toBe(true)
  // The end is exclusive.
  expect([day(event, 'dtstart'), day(event, 'dtend')]).toEqual(['2027-06-12', '2027-06-16'])
  expect(day(event, 'url')).toBe(trip.url)
  expect(day(event, 'dtstamp')).toBe('2027-03-10T09:00:00Z')
})

test('is the same event at another date, with a higher sequence', () => {
  const [first, moved] = [
    read(calendarOf(trip)),
    read(calendarOf({ ...trip, startOn: '2027-12-30', endOn: '2027-12-31', sequence: 1 })),
  ]
  expect(day(moved, 'uid')).toBe(day(first, 'uid'))
  expect([day(first, 'sequence'), day(moved, 'sequence')]).toEqual(['0', '1'])
  expect([day(moved, 'dtstart'), day(moved, 'dtend')]).toEqual(['2027-12-30', '2028-01-01'])
})

test('has no location before the meeting point is known', () => {
  expect(read(calendarOf({ ...trip, meetingPoint: null })).hasProperty('location')).toBe(false)
})

test('folds lines at 75 bytes', () => {
  const lines = calendarOf(trip).split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.some((line) => line.startsWith(' '))).toBe(true)
})
