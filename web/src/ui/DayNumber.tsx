import { dayColour } from '#web/ui/dayColour.ts'
import { messages } from '#web/ui/messages.ts'

/** The number of a day in its colour, as on the map of the route. */
export const DayNumber = ({ day }: { day: number }) => (
  <span
    style={{ backgroundColor: dayColour(day) }}
    className="grid size-7 shrink-0 place-items-center rounded-full text-meta font-bold text-white"
  >
    <span className="sr-only">{messages.day(day)}</span>
    <span aria-hidden="true">{day}</span>
  </span>
)
