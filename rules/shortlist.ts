import { type CellState, findLastDay, plusWeeks, toWeek } from '#rules/calendar.ts'
import { daysBetween, findWeekday } from '#rules/days.ts'

/** Parts of a week that suit a person. */
const weekend = 1
const wholeWeek = 2
type WeekPart = typeof weekend | typeof wholeWeek

/** The longest trip of a week-end, whose Monday counts. */
const longestWeekend = 3
const friday = 5

/** Dates shown. */
const mostDates = 5

export type ListPerson = {
  id: string
  /** Travellers of this person. */
  party: number
  weeks: readonly { week: string; part: number }[]
}

export type ListDeparture = {
  id: string
  startDate: string
  endDate: string
  status: CellState
  availableCount: number
}

/** A trip with the votes of all persons: 0 is « non ». */
export type ListTrip<Departure extends ListDeparture = ListDeparture> = {
  id: string
  votes: readonly number[]
  departures: readonly Departure[]
}

export type ListDate<Departure extends ListDeparture = ListDeparture> = {
  expeditionId: string
  departure: Departure
  travellers: number
  /** Persons who cannot leave then. */
  missing: string[]
}

/** Statuses with places, the most certain first. */
const bookable: readonly CellState[] = ['CONFIRMED', 'ALMOST', 'OPEN']

/** Sum of votes. */
export const computeScore = (votes: readonly number[]): number => votes.reduce((sum, vote) => sum + vote, 0)

/** Last day for which a person needs a week: a return on Saturday or Sunday needs no second one. */
function lastNeededDay(startDate: string, endDate: string): string {
  const isWeekendReturn = findWeekday(endDate) > friday && toWeek(endDate) > toWeek(startDate)
  return isWeekendReturn ? findLastDay(plusWeeks(toWeek(endDate), -1)) : endDate
}

/** Weeks that a departure touches. */
function listWeeks({ startDate, endDate }: Pick<ListDeparture, 'startDate' | 'endDate'>): string[] {
  const first = toWeek(startDate)
  const last = toWeek(lastNeededDay(startDate, endDate))
  return Array.from({ length: daysBetween(first, last) / 7 + 1 }, (_, index) => plusWeeks(first, index))
}

/** Whether a person can leave: all weeks are marked whole, or the first as a week-end for up to three days. */
export function canLeave(
  { weeks }: Pick<ListPerson, 'weeks'>,
  departure: Pick<ListDeparture, 'startDate' | 'endDate'>,
): boolean {
  const { startDate, endDate } = departure
  const isMarked = (week: string, part: WeekPart) =>
    weeks.some((each) => each.week === week && each.part === part)
  if (listWeeks(departure).every((week) => isMarked(week, wholeWeek))) return true
  return daysBetween(startDate, endDate) < longestWeekend && isMarked(toWeek(startDate), weekend)
}

/**
 * The departures that suit most travellers: most travellers first, then fewest « non », most votes, the most
 * certain status, the soonest. A departure needs the places, and at least two travellers unless there is one.
 */
export function bestDates<Departure extends ListDeparture>(
  people: readonly ListPerson[],
  trips: readonly ListTrip<Departure>[],
): ListDate<Departure>[] {
  const least = Math.min(2, Math.max(1, toTravellers(people)))
  const dates = trips.flatMap(({ id, votes, departures }) =>
    departures.flatMap((departure) => {
      const missing = people.filter((person) => !canLeave(person, departure))
      const travellers = toTravellers(people) - toTravellers(missing)
      const status = bookable.indexOf(departure.status)
      if (travellers < least || departure.availableCount < travellers || status < 0) return []
      const date = { expeditionId: id, departure, travellers, missing: missing.map((person) => person.id) }
      return [
        { date, refusals: votes.filter((vote) => vote === 0).length, score: computeScore(votes), status },
      ]
    }),
  )
  return dates
    .sort(
      (a, b) =>
        b.date.travellers - a.date.travellers ||
        a.refusals - b.refusals ||
        b.score - a.score ||
        a.status - b.status ||
        compare(a.date.departure.startDate, b.date.departure.startDate) ||
        compareIds(a.date.departure.id, b.date.departure.id),
    )
    .slice(0, mostDates)
    .map(({ date }) => date)
}

const toTravellers = (people: readonly Pick<ListPerson, 'party'>[]): number =>
  people.reduce((sum, { party }) => sum + party, 0)

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Numbers by value, other ids as words. */
const compareIds = (one: string, other: string): number => Number(one) - Number(other) || compare(one, other)
