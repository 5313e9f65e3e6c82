import type { RoadBookDay } from '#schema/roadBook.ts'
import { listFigures, listOf } from '#web/features/details/programme.rules.ts'
import { messages } from '#web/roadBook/messages.ts'
import { Part } from '#web/roadBook/Part.tsx'
import { DayNumber } from '#web/ui/DayNumber.tsx'

/** All days, open: nothing has to be pressed on the way, or on paper. */
export const Programme = ({ days }: { days: RoadBookDay[] }) => (
  <Part id="programme" title={messages.programme}>
    <ol className="grid gap-6 print:gap-3">
      {days.map((day) => (
        <li key={day.day} className="flex gap-3">
          <DayNumber day={day.day} />
          <Day day={day} />
        </li>
      ))}
    </ol>
  </Part>
)

/** The number of the day stands beside it. */
const withoutDay = (route: string) => route.replace(/^Jour \d+\s?: /, '')

function Day({ day }: { day: RoadBookDay }) {
  const { from, to, text } = day
  const facts: [name: string, value: string | null][] = [
    [messages.night, day.night],
    [messages.meals, listOf(day.meals)],
    [messages.transfer, day.transfer],
    [messages.option, day.option],
    [messages.remark, day.note],
  ]
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <h3 className="text-h3">{day.title ?? messages.day(day.day)}</h3>
      <p className="text-meta text-ink-2 tabular-nums">
        {[...(from && to ? [messages.way(from, to)] : []), ...listFigures(day)].join(' · ')}
      </p>
      <p className="max-w-prose print:max-w-none">{text}</p>
      {day.route && <p className="max-w-prose print:max-w-none">{withoutDay(day.route)}</p>}
      <p className="text-meta text-ink-2">
        {facts.flatMap(([name, value]) => (value ? `${name}\u00a0: ${value}` : [])).join(' · ')}
      </p>
    </div>
  )
}
