import { addDays, daysBetween } from '#api/clock.ts'
import { lastDay } from '#api/modules/departures/departures.domain.ts'

type Trip = {
  slug: string
  duration_days: number
  price: number
  group_min: number
  group_max: number
  season_months: number[]
}

export type PlannedDeparture = {
  startOn: string
  endOn: string
  capacity: number
  bookedCount: number
  groupMin: number
  priceCents: number
  isCanceled: boolean
  createdDaysAgo: number
}

const monthsAhead = 14
const monthsBehind = 12
const withoutDeparture = 'les-trois-frontieres-a-ski'
const showcase = 'balcons-de-la-vanoise'
const acrossNewYear = 'aurores-et-huskies-en-laponie-finlandaise'
const underWay = 'week-end-bushcraft-dans-le-morvan'

/**
 * Departures of the season: two a month to come, one a month over the past year; the same day always plans the same ones.
 * Some are there to be seen: full, one place, two places, cancelled, one sign-up short, across New Year, under way; and one
 * trip has none.
 */
export function planDepartures(trip: Trip, today: string): PlannedDeparture[] {
  if (trip.slug === withoutDeparture) return []
  const past = seasonDays(trip, today, -monthsBehind)
    .filter((day) => lastDay(day, trip.duration_days) < today)
    .filter((day, index, days) => day.slice(0, 7) !== days[index - 1]?.slice(0, 7))
    .map((startOn, index) => planPast(trip, startOn, index, today))
  return [...past, ...planToCome(trip, today)]
}

function planToCome(trip: Trip, today: string): PlannedDeparture[] {
  const regular = seasonDays(trip, today, monthsAhead)
    .filter((day) => day > today)
    .map((startOn, index) => planOne(trip, startOn, bookings(trip, index)))
  if (trip.slug === showcase)
    return regular.map((departure, index) => ({ ...departure, ...showcaseCase(trip, index) }))
  if (trip.slug === acrossNewYear) {
    const newYear = planOne(trip, `${newYearOf(today)}-12-28`, trip.group_min)
    const others = regular.filter((departure) => departure.startOn !== newYear.startOn)
    return [...others, newYear].sort((a, b) => a.startOn.localeCompare(b.startOn))
  }
  if (trip.slug === underWay) return [planOne(trip, today, trip.group_min), ...regular]
  return regular
}

function planOne(trip: Trip, startOn: string, bookedCount: number): PlannedDeparture {
  const isRecent = scatter(trip.slug, 7) % 6 === 0
  return {
    startOn,
    endOn: lastDay(startOn, trip.duration_days),
    capacity: trip.group_max,
    bookedCount,
    groupMin: trip.group_min,
    priceCents: (trip.price + (scatter(trip.slug + startOn, 3) - 1) * 20) * 100,
    isCanceled: false,
    createdDaysAgo: isRecent ? 6 : 75,
  }
}

/** One that took place: it had its minimum, and was announced well before. */
function planPast(trip: Trip, startOn: string, index: number, today: string): PlannedDeparture {
  const bookedCount = Math.max(trip.group_min, bookings(trip, index))
  const createdDaysAgo = daysBetween(startOn, today) + 150
  return { ...planOne(trip, startOn, bookedCount), createdDaysAgo }
}

function showcaseCase(trip: Trip, index: number): Partial<PlannedDeparture> {
  const { group_min: min, group_max: max } = trip
  const cases = [
    { bookedCount: max },
    { bookedCount: max - 1 },
    { bookedCount: max - 2 },
    { isCanceled: true },
    { bookedCount: min - 1 },
  ]
  return cases[index] ?? {}
}

/** The days a trip leaves on, in its season, over so many months from this one on or back. */
function seasonDays(trip: Trip, today: string, months: number): string[] {
  const year = Number(today.slice(0, 4))
  const first = Number(today.slice(5, 7)) - 1 + Math.min(months, 0)
  return Array.from(
    { length: Math.abs(months) + 1 },
    (_, ahead) => new Date(Date.UTC(year, first + ahead, 1)),
  )
    .filter((month) => trip.season_months.includes(month.getUTCMonth() + 1))
    .flatMap((month) => saturdays(month, scatter(trip.slug, 2)))
}

/** The first and the third Saturday of a month, or the second and the fourth. */
function saturdays(firstOfMonth: Date, offset: number): string[] {
  const first = firstOfMonth.toISOString().slice(0, 10)
  const saturday = addDays(first, (6 - firstOfMonth.getUTCDay() + 7) % 7)
  return [addDays(saturday, offset * 7), addDays(saturday, (offset + 2) * 7)]
}

function bookings(trip: Trip, index: number): number {
  return scatter(`${trip.slug}${index}`, trip.group_max + 1)
}

/** Before 28 December the coming New Year is this year's. */
function newYearOf(today: string): number {
  const year = Number(today.slice(0, 4))
  return today < `${year}-12-28` ? year : year + 1
}

/** A number below `limit` that looks drawn by chance and is always the same for the same text. */
export function scatter(seed: string, limit: number): number {
  let hash = 2_166_136_261
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  return (hash >>> 8) % limit
}
