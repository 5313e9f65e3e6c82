import type { RouteDay } from '#rules/route.ts'
import { type Preposition, placeWith, routeWords as words } from '#rules/routeText.content.ts'

/** Less of both is « à plat »; less between two places is neither up nor down. */
const flatM = 50
/** Metres of ascent a kilometre. */
const regularFrom = 30
const steepFrom = 70

type Place = RouteDay['places'][number]

/** A day in words: distance, places with their altitudes, ascent, descent and direction. */
export function routeSentence(day: RouteDay): string {
  const [head, climb, descent] = [
    words.head(day.day, kilometres(day)),
    describeClimb(day),
    computeDescent(day),
  ]
  const rest = [descent, describeDirection(day)]
  const [from, ...others] = day.places
  const to = others.pop()
  if (!from || !to) return sentences([head, climb, ...rest])
  if (others.length > 0) {
    const course = describeCourse(day, from, others, to)
    return isFlat(day)
      ? sentences([head, climb], [course], rest)
      : sentences([head], [course], [climb, ...rest])
  }
  const end = named('to', to, day)
  const reached = from.label === to.label ? words.back(end) : words.until(end)
  return climb ? sentences([head, climb, reached], rest) : sentences([head, descent, reached], rest.slice(1))
}

function describeCourse(day: RouteDay, from: Place, passed: readonly Place[], to: Place): string {
  const names = passed.map((place) => named('none', place, day))
  const list = words.list(names.at(-1) ?? '', names.slice(0, -1).join(', '))
  return words.passing(named('from', from, day), list, describeArrival(day, from, passed.at(-1), to))
}

function describeArrival(day: RouteDay, from: Place, before: Place | undefined, to: Place): string {
  const end = named('to', to, day)
  if (from.label === to.label) return words.comeBack(end)
  const rise = (to.elevation ?? 0) - (before?.elevation ?? to.elevation ?? 0)
  if (rise >= flatM) return words.climb(end)
  return rise <= -flatM ? words.descend(end) : words.arrive(end)
}

/** A flat day has no altitudes: it may be one at sea. */
function named(preposition: Preposition, { label, elevation }: Place, day: RouteDay): string {
  const place = placeWith(preposition, label)
  return isFlat(day) || elevation === null ? place : `${place} (${words.metres(Math.round(elevation))})`
}

const isFlat = ({ ascentM, descentM }: RouteDay) => ascentM < flatM && descentM < flatM

function describeClimb(day: RouteDay): string {
  if (isFlat(day)) return words.flat
  if (day.ascentM === 0) return ''
  const ascent = words.ascent(metres(day.ascentM, day))
  return day.ascentM < flatM ? ascent : `${ascent}, ${describeSlope(day.ascentM / day.distanceKm)}`
}

function describeSlope(metresByKilometre: number): string {
  if (metresByKilometre < regularFrom) return words.gentle
  return metresByKilometre < steepFrom ? words.regular : words.steep
}

const computeDescent = (day: RouteDay) =>
  isFlat(day) || day.descentM === 0 ? '' : words.descent(metres(day.descentM, day))

function describeDirection({ bearing, isLoop }: RouteDay): string {
  if (isLoop) return words.loop
  return bearing === null ? '' : words.towards(Math.round(bearing / 45) % 8)
}

/** Fitted figures are rounded to what straight lines are worth. */
const kilometres = ({ distanceKm, isFitted }: RouteDay) =>
  isFitted && distanceKm >= 10 ? Math.round(distanceKm) : distanceKm
const metres = (value: number, { isFitted }: RouteDay) =>
  words.metres(isFitted ? Math.round(value / 10) * 10 : value)

/** Each list is a sentence, without its empty parts. */
const sentences = (...lists: string[][]) =>
  lists
    .map((parts) => parts.filter((part) => part !== '').join(', '))
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(' ')
