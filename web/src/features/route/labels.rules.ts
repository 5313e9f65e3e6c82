import { type Drawing, type DrawnStop, plan } from '#web/features/route/drawing.rules.ts'
import { placeKinds as priority } from '#web/features/route/route.content.ts'
import type { Point } from '#web/ui/map/projection.ts'

type Box = { left: number; right: number; top: number; bottom: number }

export type Label = Point & { text: string; anchor: 'start' | 'end' | 'middle' }

/** Width of an average character, as a share of the type size. */
const characterWidth = 0.53
const gap = 9
const longest = 30

const rankOf = ({ kind }: DrawnStop) => (priority.includes(kind) ? priority.indexOf(kind) : priority.length)

/**
 * Names of places that cover neither each other, nor the numbers of the days, nor the corner of the map of
 * Europe. Greedy by kind; a name without room is left out.
 */
export function labelsOf({ legs, stops, start }: Drawing, size: number): Label[] {
  const badge = size
  const taken: Box[] = [
    ...legs.map(({ end }) => around(end, badge)),
    around(start, size * 0.6),
    { left: plan.width - plan.right - size, right: plan.width, top: 0, bottom: 128 },
    { left: 0, right: 190, top: plan.height - 34, bottom: plan.height },
  ]
  const labels: Label[] = []
  for (const stop of [...stops].sort((a, b) => rankOf(a) - rankOf(b))) {
    const found = candidatesOf(stop, size).find(({ box }) => isFree(box, taken))
    if (!found) continue
    taken.push(found.box)
    labels.push(found.label)
  }
  return labels
}

const around = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

function candidatesOf({ x, y, label }: DrawnStop, size: number): { label: Label; box: Box }[] {
  const text = label.length > longest ? `${label.slice(0, longest - 1).trimEnd()}…` : label
  const width = text.length * size * characterWidth
  const away = gap + size / 3
  const lines: [dx: number, dy: number, anchor: Label['anchor']][] = [
    [away, 0, 'start'],
    [-away, 0, 'end'],
    [0, -away - size / 3, 'middle'],
    [0, away + size / 3, 'middle'],
    [away, -size, 'start'],
    [-away, -size, 'end'],
    [away, size, 'start'],
    [-away, size, 'end'],
  ]
  return lines.map(([dx, dy, anchor]) => {
    const left = x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
    const middle = y + dy
    return {
      label: { x: x + dx, y: middle + size * 0.35, text, anchor },
      box: { left, right: left + width, top: middle - size * 0.6, bottom: middle + size * 0.6 },
    }
  })
}

function isFree(box: Box, taken: Box[]): boolean {
  const isInside = box.left > 4 && box.right < plan.width - 4 && box.top > 4 && box.bottom < plan.height - 4
  return isInside && taken.every((other) => !overlaps(box, other))
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
