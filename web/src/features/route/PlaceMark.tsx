import type { DrawnStop } from '#web/features/route/drawing.rules.ts'
import { highKind } from '#web/features/route/route.content.ts'

/** A place of the route by its kind: a roof for a hut, a triangle for a summit, a notch for a pass, else a dot. */
export function PlaceMark({ stop: { x, y, kind } }: { stop: DrawnStop }) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={kind === 'lac' ? 'fill-water stroke-glacier-700' : 'fill-white stroke-ink'}
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <path d={shapes[kind] ?? dot} className="max-sm:scale-150" />
    </g>
  )
}

const dot = 'M-3.5 0A3.5 3.5 0 1 0 3.5 0A3.5 3.5 0 1 0 -3.5 0Z'

const shapes: Record<string, string> = {
  lac: 'M-6 1Q-5.5 -4 0 -3.5Q5 -4 6 0Q5.5 4 0 4Q-5.5 4.5 -6 1Z',
  refuge: 'M-5.5 0L0 -6L5.5 0M-4 -1V5H4V-1L0 -5Z',
  sommet: 'M-6 4.5L0 -6L6 4.5Z',
  col: 'M-6.5 -3Q-3 -3 0 3Q3 -3 6.5 -3L6.5 4.5H-6.5Z',
  [highKind]: 'M-4.5 3L0 -4.5L4.5 3Z',
  gare: 'M-4.5 -5H4.5V4H-4.5ZM-4.5 0H4.5',
  port: 'M0 -6V5M-5 1Q-4 5.5 0 5.5Q4 5.5 5 1M-3 -3H3',
}
