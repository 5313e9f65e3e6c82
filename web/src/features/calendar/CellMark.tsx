import { markShapes } from '#web/features/calendar/marks.tsx'
import { messages } from '#web/features/calendar/messages.ts'
import type { DepartureStatus } from '#web/lib/graph/graph.generated.ts'

/** Most certain first. */
const states: DepartureStatus[] = ['CONFIRMED', 'ALMOST', 'OPEN', 'FULL', 'CANCELED']

/** Refers to a shape of the legend, which each page with a grid has once. */
export const CellMark = ({ status }: { status: DepartureStatus }) => (
  <svg aria-hidden="true" className="calendar-mark" data-state={status}>
    <use href={`#mark-${status}`} />
  </svg>
)

/** The five marks in words. */
export const Legend = () => (
  <div className="text-meta text-ink-2">
    <svg aria-hidden="true" className="absolute size-0">
      {states.map((status) => (
        <symbol key={status} id={`mark-${status}`} viewBox="0 0 16 16">
          {markShapes[status]}
        </symbol>
      ))}
    </svg>
    <ul aria-label={messages.legend} className="flex flex-wrap gap-x-5 gap-y-1">
      {states.map((status) => (
        <li key={status} className="flex items-center gap-1.5">
          <CellMark status={status} />
          {messages.legendFor[status]}
        </li>
      ))}
    </ul>
    <p className="mt-1">{messages.number}</p>
  </div>
)
