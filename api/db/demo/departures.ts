import { addDays } from '#api/clock.ts'
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
const withoutDeparture = 'les-trois-frontieres-a-ski'
const showcase = 'balcons-de-la-vanoise'
const acrossNewYear = 'aurores-et-huskies-en-laponie-finlandaise'
const underWay = 'week-end-bushcraft-dans-le-morvan'

/**
 * Departures of the season, from today on, two a month; the same day always plans the same ones. Some are there to be
 * seen: full, one place, two places, cancelled, one sign-up short, across New Year, under way; and one trip has none.
 */
export function planDepartures(trip: Trip, today: string): PlannedDeparture[] {
  if (trip.slug === withoutDeparture) return []
  const regular = seasonDays(trip, today).map((startOn, index) =>
    planOne(trip, startOn, bookings(trip, index)),
  )
  if (trip.slug === showcase)
    return regular.map((departure, index) => ({ ...departure, ...showcaseCase(trip, index) }))
  if (trip.slug === acrossNewYear)
    return [...regular, planOne(trip, `${newYearOf(today)}-12-28`, trip.group_min)]
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

function seasonDays(trip: Trip, today: string): string[] {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  return Array.from({ length: monthsAhead }, (_, ahead) => new Date(Date.UTC(year, month - 1 + ahead, 1)))
    .filter((first) => trip.season_months.includes(first.getUTCMonth() + 1))
    .flatMap((first) => saturdays(first, scatter(trip.slug, 2)))
    .filter((day) => day > today)
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
