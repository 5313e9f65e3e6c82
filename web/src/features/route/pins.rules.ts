import { type DrawnLeg, plan } from '#web/features/route/drawing.rules.ts'
import type { Point } from '#web/ui/map/projection.ts'

/** The number of a day at its end; days that end at one place share it. */
export type Pin = Point & { days: number[]; text: string; width: number }

/** The left of the map of Europe. */
const mostRight = plan.width - plan.right + 14

/** Pins of a radius, in units of the drawing, none over another. */
export function listPins(legs: DrawnLeg[], radius: number): Pin[] {
  const groups: (Point & { days: number[] })[] = []
  for (const { day, end } of legs) {
    if (day === null) continue
    const near = groups.find((group) => {
      const room = radius + measureWidth(toText([...group.days, day]), radius) / 2
      return Math.abs(group.x - end.x) < room && Math.abs(group.y - end.y) < 2 * radius
    })
    if (near) near.days.push(day)
    else groups.push({ ...end, days: [day] })
  }
  return groups.map((group) => {
    const text = toText(group.days)
    const width = measureWidth(text, radius)
    return { ...group, x: Math.min(group.x, mostRight - width / 2), text, width }
  })
}

/** At most `most` pins: the first, the last, and others evenly between; a lit day is among them. */
export function fewest(pins: Pin[], most: number, lit: number | null): Pin[] {
  const spread = pins.filter((_, index) => isChosen(index, pins.length, most))
  const request = pins.find(({ days }) => lit !== null && days.includes(lit))
  if (!request || spread.includes(request)) return spread
  return [...spread.slice(0, most - 2), request, ...spread.slice(most - 1)]
}

function isChosen(index: number, count: number, most: number): boolean {
  if (count <= most) return true
  return Array.from({ length: most }, (_, step) => Math.round((step * (count - 1)) / (most - 1))).includes(
    index,
  )
}

const measureWidth = (text: string, radius: number) =>
  Math.max(2 * radius, text.length * radius * 0.62 + radius)

/** `1·2`, and three days or more in a row as `1–3`. */
function toText(days: number[]): string {
  const sorted = days.toSorted((a, b) => a - b)
  const runs: number[][] = []
  for (const day of sorted) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join('·'))).join('·')
}
