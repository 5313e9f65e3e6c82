import { useState } from 'react'
import { DayPicker, labelDayButton } from 'react-day-picker'
import { fr } from 'react-day-picker/locale/fr'
import 'react-day-picker/style.css'
import '#web/features/search/calendar.css'
import { calendarMonths, type Dates, pickDay } from '#web/features/search/dates.rules.ts'
import { messages } from '#web/features/search/messages.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { useDepartureDays } from '#web/features/search/useDepartureDays.ts'
import { dayText, toDay } from '#web/lib/format/calendarDays.ts'

type Props = { state: SearchState; onChange: (dates: Dates) => void }

const wide = '(min-width: 62.125rem)'
/** The calendar ends with the year of the month chips. */
const lastMonth = (today: Date) => new Date(today.getFullYear() + 1, today.getMonth())

const { labelDayButton: frenchLabel } = fr.labels ?? {}
const toLabel = typeof frenchLabel === 'function' ? frenchLabel : labelDayButton

/**
 * Opens at the chosen dates, or at the first chosen month. A day without a departure looks quiet, and may
 * still begin or end a period.
 */
export function DayCalendar({ state, onChange }: Props) {
  const today = new Date()
  const [isWide] = useState(() => window.matchMedia(wide).matches)
  const [day, setDay] = useState(state.start || (state.months[0] ?? ''))
  const months = calendarMonths(day, dayText(today), isWide ? 2 : 1)
  const countOn = useDepartureDays(state, months)
  const departuresOn = (date: Date) => (dayText(date) < dayText(today) ? undefined : countOn(dayText(date)))
  return (
    <div className="date-choice-days">
      <DayPicker
        mode="range"
        locale={fr}
        weekStartsOn={1}
        numberOfMonths={months.length}
        startMonth={today}
        endMonth={lastMonth(today)}
        month={toDay(`${months[0]}-01`) ?? today}
        onMonthChange={(month) => setDay(dayText(month))}
        disabled={{ before: today }}
        modifiers={{
          departs: (date) => Number(departuresOn(date)) > 0,
          quiet: (date) => departuresOn(date) === 0,
        }}
        modifiersClassNames={{ departs: 'rdp-departs', quiet: 'rdp-quiet' }}
        labels={{
          labelDayButton: (date, ...rest) => messages.calendarDay(toLabel(date, ...rest), departuresOn(date)),
        }}
        selected={{ from: toDay(state.start), to: toDay(state.end) }}
        onSelect={(_range, day) => onChange(pickDay(state, dayText(day)))}
      />
      <p className="departure-mark">{messages.departureMark}</p>
    </div>
  )
}
