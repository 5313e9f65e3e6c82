import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellState, plusWeeks } from '#rules/calendar.ts'
import { addDays } from '#rules/days.ts'
import { bestDates, type ListDate, type ListPerson, type ListTrip } from '#rules/shortlist.ts'

const firstWeek = '2027-06-26'
const week = fc.integer({ min: 0, max: 4 }).map((index) => plusWeeks(firstWeek, index))
const randomPerson = fc.record({
  party: fc.integer({ min: 1, max: 8 }),
  weeks: fc.uniqueArray(fc.record({ week, part: fc.constantFrom(1, 2) }), { selector: (each) => each.week }),
})
const randomDeparture = fc
  .record({
    startDate: fc.integer({ min: 0, max: 27 }).map((days) => addDays(firstWeek, days)),
    length: fc.integer({ min: 2, max: 15 }),
    status: fc.constantFrom<CellState>('CONFIRMED', 'ALMOST', 'OPEN', 'FULL', 'CANCELED'),
    availableCount: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ startDate, length, ...rest }) => ({ startDate, endDate: addDays(startDate, length - 1), ...rest }))
const randomTrip = fc.record({
  votes: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 6 }),
  departures: fc.array(randomDeparture, { maxLength: 4 }),
})

/** Days of a stay one by one: those of a week-end after the first week are given. */
function canLeaveByDays(each: ListPerson, { startDate, endDate }: ListTrip['departures'][number]): boolean {
  const toPart = (day: string) => {
    const own = each.weeks.find(({ week: first }) => first <= day && day < addDays(first, 7))
    return own?.part ?? 0
  }
  const stay: string[] = []
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) stay.push(day)
  const weekdays = stay.map((day) => new Date(`${day}T12:00:00Z`).getUTCDay())
  const spared = { 6: 1, 0: 2 }[weekdays.at(-1) ?? -1] ?? 0
  const needed = weekdays.lastIndexOf(6) > 0 ? stay.slice(0, stay.length - spared) : stay
  if (needed.every((day) => toPart(day) === 2)) return true
  return stay.length <= 3 && toPart(startDate) === 1
}

/** Every departure counted alone, and placed by the number of departures before it. */
function bestDatesByForce(people: ListPerson[], trips: ListTrip[]): ListDate[] {
  const total = people.reduce((sum, { party }) => sum + party, 0)
  const certainty = { CONFIRMED: 0, ALMOST: 1, OPEN: 2, FULL: 9, CANCELED: 9 }
  const found = trips.flatMap(({ id, votes, departures }) =>
    departures.flatMap((each) => {
      let travellers = 0
      for (const { party, ...rest } of people)
        if (canLeaveByDays({ party, ...rest }, each)) travellers += party
      if (travellers === 0 || (travellers === 1 && total > 1)) return []
      if (each.availableCount < travellers || certainty[each.status] === 9) return []
      const missing = people.filter((one) => !canLeaveByDays(one, each)).map((one) => one.id)
      const order = [
        99 - travellers,
        votes.filter((vote) => vote === 0).length,
        99 - votes.reduce((sum, vote) => sum + vote, 0),
        certainty[each.status],
        Date.parse(each.startDate),
        Number(each.id),
      ]
      return [{ order, date: { expeditionId: id, departure: each, travellers, missing } }]
    }),
  )
  const isBefore = (one: number[], other: number[]) => {
    const index = one.findIndex((value, at) => value !== other[at])
    return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
  }
  const placed: ListDate[] = []
  for (const { order, date } of found) {
    const place = found.filter((other) => isBefore(other.order, order)).length
    if (place < 5) placed[place] = date
  }
  return placed
}

test('agrees with a count of days and departures on 1,000 random lists', () => {
  fc.assert(
    fc.property(
      fc.array(randomPerson, { maxLength: 6 }),
      fc.array(randomTrip, { maxLength: 5 }),
      (givenPeople, givenTrips) => {
        const people = givenPeople.map((each, index) => ({ ...each, id: `p${index}` }))
        let id = 0
        const trips = givenTrips.map((each, index) => ({
          ...each,
          id: `t${index}`,
          departures: each.departures.map((one) => ({ ...one, id: String(++id) })),
        }))
        expect(bestDates(people, trips)).toEqual(bestDatesByForce(people, trips))
      },
    ),
    { numRuns: 1000 },
  )
})
