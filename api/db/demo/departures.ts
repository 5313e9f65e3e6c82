import { addDays, daysBetween } from '#api/clock.ts'
import { lastDay } from '#api/modules/departures/departures.domain.ts'

type Expedition = {
  slug: string
  duration_days: number
  price: number
  group_min: number
  group_max: number
  season_months: number[]
  family_friendly: boolean
  expedition_type: string
}

export type PlannedDeparture = {
  startOn: string
  endOn: string
  capacity: number
  bookedCount: number
  groupMin: number
  priceCents: number
  childPriceCents: number | null
  isCanceled: boolean
  createdDaysAgo: number
}

const childShare = 0.8
const monthsAhead = 14
const monthsBehind = 12
const withoutDeparture = 'les-trois-frontieres-a-ski'
const showcase = 'balcons-de-la-vanoise'
const acrossNewYear = 'aurores-et-huskies-en-laponie-finlandaise'
const underWay = 'week-end-bushcraft-dans-le-morvan'

/**
 * Plans the departures of the season: two a month ahead, one a month over the past year, the same for the
 * same day. Some show a state: full, one place, two places, cancelled, one sign-up short, across New Year,
 * under way; one expedition has none.
 */
export function planDepartures(expedition: Expedition, today: string): PlannedDeparture[] {
  if (expedition.slug === withoutDeparture) return []
  const past = seasonDays(expedition, today, -monthsBehind)
    .filter((day) => lastDay(day, expedition.duration_days) < today)
    .filter((day, index, days) => day.slice(0, 7) !== days[index - 1]?.slice(0, 7))
    .map((startOn, index) => planPast(expedition, startOn, index, today))
  return [...past, ...planToCome(expedition, today)]
}

function planToCome(expedition: Expedition, today: string): PlannedDeparture[] {
  const regular = seasonDays(expedition, today, monthsAhead)
    .filter((day) => day > today)
    .map((startOn, index) => planOne(expedition, startOn, bookings(expedition, index)))
  if (expedition.slug === showcase)
    return regular.map((departure, index) => ({ ...departure, ...showcaseCase(expedition, index) }))
  if (expedition.slug === acrossNewYear) {
    const newYear = planOne(expedition, `${findNewYear(today)}-12-28`, expedition.group_min)
    const others = regular.filter((departure) => departure.startOn !== newYear.startOn)
    return [...others, newYear].sort((a, b) => a.startOn.localeCompare(b.startOn))
  }
  if (expedition.slug === underWay) return [planOne(expedition, today, expedition.group_min), ...regular]
  return regular
}

function planOne(expedition: Expedition, startOn: string, bookedCount: number): PlannedDeparture {
  const isRecent = scatter(expedition.slug, 7) % 6 === 0
  const euros = expedition.price + (scatter(expedition.slug + startOn, 3) - 1) * 20
  return {
    startOn,
    endOn: lastDay(startOn, expedition.duration_days),
    capacity: expedition.group_max,
    bookedCount,
    groupMin: expedition.group_min,
    priceCents: euros * 100,
    childPriceCents: isForFamilies(expedition) ? Math.round(euros * childShare) * 100 : null,
    isCanceled: false,
    createdDaysAgo: isRecent ? 6 : 75,
  }
}

/** Families pay less for a child; the price of a trip without the parents is a child's already. */
const isForFamilies = ({ family_friendly, expedition_type }: Expedition) =>
  family_friendly && expedition_type !== 'Sans les parents'

/** Plans a past departure: it had its minimum, and was announced well before. */
function planPast(expedition: Expedition, startOn: string, index: number, today: string): PlannedDeparture {
  const bookedCount = Math.max(expedition.group_min, bookings(expedition, index))
  const createdDaysAgo = daysBetween(startOn, today) + 150
  return { ...planOne(expedition, startOn, bookedCount), createdDaysAgo }
}

function showcaseCase(expedition: Expedition, index: number): Partial<PlannedDeparture> {
  const { group_min: min, group_max: max } = expedition
  const cases = [
    { bookedCount: max },
    { bookedCount: max - 1 },
    { bookedCount: max - 2 },
    { isCanceled: true, bookedCount: 0 },
    { bookedCount: min - 1 },
  ]
  return cases[index] ?? {}
}

/**
 * Lists the start days of an expedition in its season, over a number of months from this one, forward or
 * back.
 */
function seasonDays(expedition: Expedition, today: string, months: number): string[] {
  const year = Number(today.slice(0, 4))
  const first = Number(today.slice(5, 7)) - 1 + Math.min(months, 0)
  return Array.from(
    { length: Math.abs(months) + 1 },
    (_, ahead) => new Date(Date.UTC(year, first + ahead, 1)),
  )
    .filter((month) => expedition.season_months.includes(month.getUTCMonth() + 1))
    .flatMap((month) => saturdays(month, scatter(expedition.slug, 2)))
}

/** The first and third Saturday of a month, or the second and fourth. */
function saturdays(firstOfMonth: Date, offset: number): string[] {
  const first = firstOfMonth.toISOString().slice(0, 10)
  const saturday = addDays(first, (6 - firstOfMonth.getUTCDay() + 7) % 7)
  return [addDays(saturday, offset * 7), addDays(saturday, (offset + 2) * 7)]
}

function bookings(expedition: Expedition, index: number): number {
  return scatter(`${expedition.slug}${index}`, expedition.group_max + 1)
}

/** Before 28 December the coming New Year is this year's. */
function findNewYear(today: string): number {
  const year = Number(today.slice(0, 4))
  return today < `${year}-12-28` ? year : year + 1
}

/** A pseudo-random number below `limit`, the same for the same seed. */
export function scatter(seed: string, limit: number): number {
  let hash = 2_166_136_261
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  return (hash >>> 8) % limit
}
