import { apportion } from '#rules/apportion.ts'
import { computeBearing, distanceKm } from '#rules/greatCircle.ts'

/** Degrees east, degrees north, metres above the sea. */
export type RoutePosition = readonly [longitude: number, latitude: number, elevation: number | null]

/** A named place, with the day on which one reaches it. */
export type RouteStop = { label: string; day: number | null; position: RoutePosition }

/** A day by its author's figures. */
type AuthorDay = {
  day: number
  from: string | null
  to: string | null
  km: number | null
  ascent: number | null
  descent: number | null
}

export type RouteSource = {
  /** The line of each day; of the whole route where its day is null. */
  lines: readonly { day: number | null; positions: readonly RoutePosition[] }[]
  stops: readonly RouteStop[]
  /** None at a service without them. */
  days: readonly AuthorDay[]
  /** Published totals. */
  distanceKm: number | null
  elevationGainM: number | null
}

type Place = { label: string; elevation: number | null }

export type RouteDay = {
  day: number
  distanceKm: number
  ascentM: number
  descentM: number
  /** Whether published totals were divided: figures are as exact as the line. */
  isFitted: boolean
  /** From the start to the end of the day; none where an end has no name. */
  places: readonly Place[]
  /** Degrees from north, from the start to the end; null without a line. */
  bearing: number | null
  isLoop: boolean
}

/** Places as near to the line are on it. */
const besideKm = 0.5
/** Places as near to an end are that end. */
const endKm = 0.4

/** Days with a distance: by the author's figures, else by the published totals; null where both are missing. */
export function routeDays(source: RouteSource): RouteDay[] | null {
  const walked = source.days.flatMap(({ km, ascent, descent, ...day }) =>
    km === null ? [] : [{ ...day, km, ascent, descent }],
  )
  const authored = walked.flatMap(({ ascent, descent, ...day }) =>
    ascent === null || descent === null ? [] : [{ ...day, ascent, descent }],
  )
  if (authored.length === 0 || authored.length < walked.length) return fittedDays(source)
  return authored.map(({ day, km, ascent, descent, ...ends }) => ({
    day,
    distanceKm: km,
    ascentM: ascent,
    descentM: descent,
    isFitted: false,
    ...computeCourse(getLine(source, day, authored.length), source.stops, ends),
  }))
}

/** The only line is that of the only day. */
const getLine = ({ lines }: RouteSource, day: number, days: number): readonly RoutePosition[] =>
  lines.find((line) => line.day === day || (line.day === null && days === 1))?.positions ?? []

type Ends = { from: string | null; to: string | null }

type Part = { day: number; positions: readonly RoutePosition[]; stops: readonly RouteStop[]; ends: Ends }

/**
 * Divides the published totals by the lengths and the climbs of straight lines. The descent is the rest that leads
 * to the altitude of the end.
 */
function fittedDays(source: RouteSource): RouteDay[] | null {
  const parts = listParts(source)
  const elevations = parts.flatMap(({ positions }) => positions.map(([, , elevation]) => elevation))
  if (parts.length === 0 || elevations.includes(null) || source.distanceKm === null) return null
  const lengths = parts.map(({ positions }) => Math.round(computeLength(positions) * 1_000))
  const climbs = parts.map(({ positions }) => computeClimb(positions))
  const climb = climbs.reduce((sum, metres) => sum + metres, 0)
  const tenths = apportion(source.distanceKm * 10, lengths)
  const ascents = apportion(source.elevationGainM ?? climb, climb > 0 ? climbs : lengths)
  return parts.map(({ day, positions, stops, ends }, index) => {
    const ascentM = ascents[index] ?? 0
    return {
      day,
      distanceKm: (tenths[index] ?? 0) / 10,
      ascentM,
      descentM: Math.max(0, Math.round(ascentM - computeRise(positions))),
      isFitted: true,
      ...computeCourse(positions, stops, ends),
    }
  })
}

/**
 * Lines of the days, with the ends that their author names; else from stop to stop, on the day on which the service
 * reaches each.
 */
function listParts({ lines, stops, days }: RouteSource): Part[] {
  const named = lines.flatMap(({ day, positions }) => {
    const ends = days.find((each) => each.day === day) ?? unnamed
    return day === null ? [] : [{ day, positions, stops, ends }]
  })
  if (named.length > 0) return named
  const parts: { day: number; stops: RouteStop[] }[] = []
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1]
    if (!before) continue
    if (stop.day === null) return []
    const part = parts.at(-1)
    if (part?.day === stop.day) part.stops.push(stop)
    else parts.push({ day: stop.day, stops: [before, stop] })
  }
  return parts.map((part) => ({
    ...part,
    positions: part.stops.map(({ position }) => position),
    ends: findEnds(part.stops),
  }))
}

const unnamed: Ends = { from: null, to: null }

const findEnds = (stops: readonly RouteStop[]): Ends => ({
  from: stops[0]?.label ?? null,
  to: stops.at(-1)?.label ?? null,
})

function computeCourse(positions: readonly RoutePosition[], stops: readonly RouteStop[], { from, to }: Ends) {
  const [start, end] = [positions[0], positions.at(-1)]
  if (!start || !end)
    return { places: listPlaces(from, to), bearing: null, isLoop: from !== null && from === to }
  const isLoop = distanceKm(start, end) < besideKm
  return {
    places: listPlaces(from, to, start[2], end[2], passed(positions, stops, [from, to])),
    bearing: isLoop ? null : computeBearing(start, end),
    isLoop,
  }
}

function listPlaces(
  from: string | null,
  to: string | null,
  low: number | null = null,
  high: number | null = null,
  between: readonly Place[] = [],
): Place[] {
  if (from === null || to === null) return []
  return [{ label: from, elevation: low }, ...between, { label: to, elevation: high }]
}

/** Stops along a line, in its order, but for its ends. */
function passed(
  positions: readonly RoutePosition[],
  stops: readonly RouteStop[],
  ends: readonly (string | null)[],
): Place[] {
  const [start, end] = [positions[0], positions.at(-1)]
  return stops
    .map(({ label, position }) => {
      const away = positions.map((each) => distanceKm(each, position))
      const nearest = Math.min(...away)
      const isEnd = [start, end].some((each) => each && distanceKm(each, position) < endKm)
      return {
        label,
        elevation: position[2],
        index: away.indexOf(nearest),
        isPassed: !isEnd && !ends.includes(label) && nearest < besideKm,
      }
    })
    .filter(({ isPassed }) => isPassed)
    .sort((a, b) => a.index - b.index)
    .map(({ label, elevation }) => ({ label, elevation }))
}

type Step = { from: RoutePosition; to: RoutePosition }

const listSteps = (positions: readonly RoutePosition[]): Step[] =>
  positions.flatMap((to, index) => {
    const from = positions[index - 1]
    return from ? [{ from, to }] : []
  })

const riseBetween = ({ from, to }: Step) => (to[2] ?? 0) - (from[2] ?? 0)

const computeLength = (positions: readonly RoutePosition[]) =>
  listSteps(positions).reduce((sum, { from, to }) => sum + distanceKm(from, to), 0)

const computeRise = (positions: readonly RoutePosition[]) =>
  listSteps(positions).reduce((sum, step) => sum + riseBetween(step), 0)

const computeClimb = (positions: readonly RoutePosition[]) =>
  Math.round(listSteps(positions).reduce((sum, step) => sum + Math.max(0, riseBetween(step)), 0))
