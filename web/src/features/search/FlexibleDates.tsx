import type { ReactNode } from 'react'
import { messages as barMessages } from '#web/features/search/bar/messages.ts'
import { monthsFrom } from '#web/features/search/dates.rules.ts'
import { Pill } from '#web/features/search/Inputs.tsx'
import { messages } from '#web/features/search/messages.ts'
import { offered, usePanel } from '#web/features/search/panel.tsx'
import { dayText } from '#web/lib/format/calendarDays.ts'
import { monthAndYear } from '#web/lib/format/format.ts'

const shortcuts = ['weekend', '3', '5', '7']

const unique = (values: string[]) => [...new Set(values)].filter(Boolean).map((value) => ({ value }))

/** Length and months, for a visitor without fixed dates. */
export function FlexibleDates({ isYear = false }: { isYear?: boolean }) {
  const { state, facets, change } = usePanel()
  const words = unique([...shortcuts, state.days])
  // The calendar has its final height before the first counts.
  const lengths =
    isYear && facets.length === 0
      ? words.map(({ value }) => ({ value, count: undefined, isChosen: value === state.days }))
      : offered(words, facets, 'days', [state.days])
  return (
    <>
      {lengths.length > 0 && (
        <Group legend={messages.stays} className="pills">
          <Pill type="radio" name="days" value="" checked={!state.days} onPick={() => change({ days: '' })}>
            {messages.anyLength}
          </Pill>
          {lengths.map(({ value, count, isChosen }) => (
            <Pill
              key={value}
              type="radio"
              name="days"
              value={value}
              count={count}
              checked={isChosen}
              onPick={() => change({ days: value })}
            >
              {barMessages.stay(value)}
            </Pill>
          ))}
        </Group>
      )}
      <MonthChoice isYear={isYear} />
    </>
  )
}

/** Months with departures; in the calendar, all of a year, so that its cells stay in place. */
function MonthChoice({ isYear }: { isYear: boolean }) {
  const { state, facets, change } = usePanel()
  const found = facets.find(({ name }) => name === 'months')?.values ?? []
  const isKnown = facets.length > 0
  const listed = isYear ? monthsFrom(dayText(new Date()), 12) : found.map(({ value }) => value)
  const months = unique([...listed, ...state.months])
    .map(({ value }) => ({
      value,
      count: isKnown ? (found.find((each) => each.value === value)?.count ?? 0) : undefined,
    }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1))
  if (months.length === 0) return null
  return (
    <Group legend={messages.months} className="pills months">
      {months.map(({ value, count }) => {
        const isChosen = state.months.includes(value)
        return (
          <Pill
            key={value}
            name="month"
            value={value}
            count={count}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            onPick={() =>
              change({
                months: isChosen
                  ? state.months.filter((month) => month !== value)
                  : [...state.months, value].toSorted(),
              })
            }
          >
            {monthAndYear(value)}
          </Pill>
        )
      })}
    </Group>
  )
}

const Group = ({
  legend,
  className,
  children,
}: {
  legend: string
  className: string
  children: ReactNode
}) => (
  <fieldset className="mt-3">
    <legend className="mb-1.5 text-15 font-semibold text-ink">{legend}</legend>
    <div className={className}>{children}</div>
  </fieldset>
)
