import type { ReactNode } from 'react'
import type { DepartureStatus } from '#web/lib/graph/graph.generated.ts'

const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const
const ring = <circle cx="8" cy="8" r="5.75" {...line} strokeWidth="1.75" />

/**
 * Shapes of the marks, 16 × 16, where fill grows with certainty: a ring, a half disc, a disc with a tick; a
 * cross and a dash for what cannot be booked.
 */
export const markShapes: Record<DepartureStatus, ReactNode> = {
  OPEN: ring,
  ALMOST: (
    <>
      {ring}
      <path d="M8 2.25a5.75 5.75 0 0 0 0 11.5z" fill="currentColor" />
    </>
  ),
  CONFIRMED: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d="m4.6 8.3 2.4 2.4 4.4-5" {...line} stroke="Canvas" strokeWidth="1.9" />
    </>
  ),
  FULL: <path d="m3.5 3.5 9 9m0-9-9 9" {...line} strokeWidth="2.25" />,
  CANCELED: <path d="M2.5 8h11" {...line} strokeWidth="2.5" />,
}
