import { type Drawing, type DrawnStop, legend, plan } from '#web/features/route/drawing.rules.ts'
import { messages } from '#web/features/route/messages.ts'
import type { Pin } from '#web/features/route/pins.rules.ts'
import { heightKinds, placeKinds, townKind } from '#web/features/route/route.content.ts'
import type { Point } from '#web/ui/map/projection.ts'

export type Box = { left: number; right: number; top: number; bottom: number }

/** A name, with its altitude where there is room for it, and the box that it fills. */
export type Label = Point & {
  text: string
  /** The name in one line or two. */
  lines: string[]
  height: string
  kind: string
  anchor: 'start' | 'end' | 'middle'
  box: Box
}

export type Room = {
  /** Type size, in units of the drawing. */
  size: number
  pins: Pin[]
  /** Radius of a pin. */
  radius: number
  /** Most names, waters and towns among them, and kilometres. */
  most: { all: number; waters: number; towns: number; marks: number }
  lit: number | null
}

/** Width of an average character, as a share of the type size. */
const characterWidth = 0.55
const longest = 30
/** Half the width of a drawn line, and of the mark of a place. */
const halves = { line: 3, mark: 5, sun: 4, dot: { width: 5, height: 5 } }

/**
 * Names that cover neither each other, nor the line, the marks and the numbers of the days, nor the corner of
 * the map of Europe; beside rivers where there is room. Greedy by kind, the places of a lit day first; a name without room is left out.
 */
export function listLabels(drawing: Drawing, room: Room): Label[] {
  const { stops, names, marks } = drawing
  const { size, most, lit } = room
  const taken = listTaken(drawing, room)
  const banks = listBoxes(drawing.banks)
  const add = (groups: Label[][], limit: number) => {
    const found: Label[] = []
    for (const candidates of groups) {
      const free = found.length < limit ? candidates.filter(({ box }) => isFree(box, taken)) : []
      const label = free.find(({ box }) => !banks.some((bank) => overlaps(box, bank))) ?? free[0]
      if (!label) continue
      taken.push(label.box)
      found.push(label)
    }
    return found
  }
  const waters = names.filter(({ kind }) => kind !== townKind).map((name) => over(name, size))
  const towns = names.filter(({ kind }) => kind === townKind)
  const first = add(waters.slice(0, 1), most.waters)
  const places = add(
    byRank(stops, lit).map((stop) => besides(stop, size, toMark(stop, drawing, room))),
    most.all - first.length,
  )
  const left = most.all - first.length - places.length
  const others = add(waters.slice(1), Math.min(left, most.waters - 1))
  const small = (name: Drawing['names'][number]) =>
    besides({ ...name, day: null, elevation: 0 }, size * 0.88, halves.dot)
  return [
    ...first,
    ...places,
    ...others,
    ...add(towns.map(small), Math.min(left - others.length, most.towns)),
    ...add(marks.map(small), most.marks),
  ]
}

function byRank(stops: DrawnStop[], lit: number | null): DrawnStop[] {
  const rank = ({ kind, day }: DrawnStop) =>
    (placeKinds.includes(kind) ? placeKinds.indexOf(kind) : placeKinds.length) -
    (lit !== null && day === lit ? 100 : 0)
  return stops.toSorted((a, b) => rank(a) - rank(b))
}

/** Half the size of what marks a place: the number of a day that ends there, or its own mark; a sun at the start. */
function toMark({ x, y }: DrawnStop, { start }: Drawing, { pins, radius }: Room): Half {
  const away = (pin: Pin) => Math.abs(pin.x - x)
  const pin = pins.find((each) => away(each) < each.width / 2 && Math.abs(each.y - y) < radius)
  const { width, height } = pin ? { width: pin.width / 2 + away(pin), height: radius } : halves.dot
  const more = Math.hypot(start.x - x, start.y - y) < radius ? halves.sun : 0
  return { width: width + more, height: height + more }
}

type Half = { width: number; height: number }

function listTaken({ legs, stops, start, isWhole }: Drawing, { pins, radius }: Room): Box[] {
  return [
    ...pins.map(({ x, y, width }) => around({ x, y }, width / 2 + 2, radius + 2)),
    around(start, radius * 0.8),
    ...stops.map((stop) => around(stop, halves.mark)),
    ...listBoxes(legs.map(({ points }) => points)),
    ...(isWhole ? [{ left: plan.width - plan.right - 12, right: plan.width, top: 0, bottom: 116 }] : []),
    { left: 0, right: legend.width, top: plan.height - legend.height, bottom: plan.height },
  ]
}

const listBoxes = (lines: Point[][]) => lines.flatMap(along).map((point) => around(point, halves.line))

/** Points of a line at most six units apart, inside the drawing. */
function along(points: Point[]): Point[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1] ?? to
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6))
    return Array.from({ length: Math.min(steps, 400) }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 1)) / steps,
      y: from.y + ((to.y - from.y) * (step + 1)) / steps,
    })).filter(({ x, y }) => x > -9 && x < plan.width + 9 && y > -9 && y < plan.height + 9)
  })
}

const around = ({ x, y }: Point, halfWidth: number, halfHeight = halfWidth): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
})

/** Eight sides of a place, then the same farther away, then in two lines; with its altitude first. */
function besides({ x, y, label, kind, elevation }: DrawnStop, size: number, mark: Half): Label[] {
  const text = label.length > longest ? `${label.slice(0, longest - 1).trimEnd()}…` : label
  const height = heightKinds.includes(kind) && elevation > 100 ? messages.metres(elevation) : ''
  const [near, far] = [size * 0.35 + 2, size * 1.1 + 7]
  const at = (away: number, lines: string[], shown = '') =>
    sides({ width: away + mark.width, height: away + mark.height }, size, lines.length).map(
      ([dx, dy, anchor]) =>
        labelAt({ x: x + dx, y: y + dy }, { text, lines, height: shown, kind, anchor, size }),
    )
  return [near, far, near].flatMap((away, index) => {
    const lines = index === 2 ? inTwo(text) : [text]
    return [...(height ? at(away, lines, height) : []), ...at(away, lines)]
  })
}

/** A name cut at the space nearest to its middle. */
function inTwo(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const [cut] = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))
  return cut ? [text.slice(0, cut), text.slice(cut + 1)] : [text]
}

const lineHeight = 1.1

function sides(
  { width, height }: Half,
  size: number,
  lines: number,
): [dx: number, dy: number, anchor: Label['anchor']][] {
  const more = ((lines - 1) * size * lineHeight) / 2
  const above = height + size / 3 + more
  const [aside, beside] = [width * 0.7, Math.max(size, height * 0.8) + more]
  return [
    [width, 0, 'start'],
    [-width, 0, 'end'],
    [0, -above, 'middle'],
    [0, above, 'middle'],
    [aside, -beside, 'start'],
    [-aside, -beside, 'end'],
    [aside, beside, 'start'],
    [-aside, beside, 'end'],
  ]
}

/** A water has its name on it, or a little beside the position. */
function over({ x, y, label, kind }: Drawing['names'][number], size: number): Label[] {
  const moves = [0, -1, 1, -2, 2].flatMap((down) => [0, -3, 3, -6, 6].map((right) => [right, down] as const))
  return moves.map(([right, down]) =>
    labelAt(
      { x: x + right * size, y: y + down * size * 1.3 },
      { text: label, lines: [label], height: '', kind, anchor: 'middle', size },
    ),
  )
}

type Text = Omit<Label, 'x' | 'y' | 'box'> & { size: number }

function labelAt({ x, y }: Point, { size, ...label }: Text): Label {
  const { lines, height, anchor } = label
  const last = lines.length - 1
  const letters = lines.map(
    ({ length }, index) => length + (index === last && height ? height.length + 1.5 : 0),
  )
  const width = Math.max(...letters) * size * characterWidth
  const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
  const [half, first] = [(0.6 + (last * lineHeight) / 2) * size, (0.35 - (last * lineHeight) / 2) * size]
  const box = { left, right: left + width, top: y - half, bottom: y + half }
  return { ...label, x: Math.round(x * 10) / 10, y: Math.round((y + first) * 10) / 10, box }
}

function isFree(box: Box, taken: Box[]): boolean {
  const isInside = box.left > 4 && box.right < plan.width - 4 && box.top > 4 && box.bottom < plan.height - 4
  return isInside && taken.every((other) => !overlaps(box, other))
}

export const overlaps = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
