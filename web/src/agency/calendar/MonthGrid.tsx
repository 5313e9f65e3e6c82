import { Link } from 'react-router-dom'
import { type Bar, listBars, listWeeks, type Month } from '#web/agency/calendar/calendar.rules.ts'
import { messages } from '#web/agency/calendar/messages.ts'
import type { DepartureRowFragment } from '#web/agency/departures/Departures.generated.ts'
import { getTone, toPlaces } from '#web/agency/departures/departures.rules.ts'
import { messages as departureMessages } from '#web/agency/departures/messages.ts'

type Props = { month: Month; departures: readonly DepartureRowFragment[] }

/** The weeks of a month, with one bar for each departure that is under way in them. */
export function MonthGrid({ month, departures }: Props) {
  return (
    <div className="overflow-hidden rounded-lg bg-surface shadow-1 max-md:hidden">
      <p aria-hidden="true" className="grid grid-cols-7 border-b border-line text-meta text-ink-2">
        {messages.weekdays.map((name) => (
          <span key={name} className="px-2 py-2">
            {name}
          </span>
        ))}
      </p>
      <ol className="divide-y divide-line">
        {listWeeks(month).map((week) => (
          <Week key={week[0]} week={week} month={month} bars={listBars(week, departures)} />
        ))}
      </ol>
    </div>
  )
}

type WeekProps = { week: readonly string[]; month: Month; bars: Bar<DepartureRowFragment>[] }

const Week = ({ week, month, bars }: WeekProps) => (
  <li className="min-h-24 pb-2">
    <p aria-hidden="true" className="grid grid-cols-7 text-meta">
      {week.map((day) => (
        <span
          key={day}
          className={`px-2 pt-1.5 pb-1 ${day < month.first || day > month.last ? 'text-ink-3' : 'font-semibold'}`}
        >
          {Number(day.slice(8))}
        </span>
      ))}
    </p>
    <ul className="grid grid-flow-dense grid-cols-7 gap-y-1">
      {bars.map(({ departure, start, end, isBegun, isContinued }) => (
        <li
          key={departure.id}
          style={{ gridColumn: `${start} / ${end + 1}` }}
          className={`min-w-0 ${isBegun ? '' : 'pl-1'} ${isContinued ? '' : 'pr-1'}`}
        >
          <Link
            to={`/departs/${departure.id}`}
            aria-label={messages.bar(
              departure.expeditionName,
              departure.startDate,
              departure.endDate,
              departureMessages.states[departure.state],
            )}
            className={`block truncate px-2 py-1 text-13 font-semibold hover:underline ${isBegun ? '' : 'rounded-l-md'} ${isContinued ? '' : 'rounded-r-md'} ${tones[getTone(departure.state)]}`}
          >
            {departure.expeditionName} · {toPlaces(departure)}
          </Link>
        </li>
      ))}
    </ul>
  </li>
)

const tones = {
  pine: 'bg-pine-50 text-pine-700',
  glacier: 'bg-glacier-100 text-glacier-700',
  sun: 'bg-sun-100 text-sun-900',
  rouge: 'bg-rouge-100 text-rouge-700',
  sand: 'bg-sand text-ink-2',
} as const
