import type { ReactNode } from 'react'
import { messages as barMessages } from '#web/features/search/bar/messages.ts'
import { Pill } from '#web/features/search/Inputs.tsx'
import { messages } from '#web/features/search/messages.ts'
import { offered, usePanel } from '#web/features/search/panel.tsx'
import { monthAndYear } from '#web/lib/format/format.ts'

const shortcuts = ['weekend', '3', '5', '7']

/** Length and months, for a visitor without fixed dates. */
export function FlexibleDates() {
  const { state, facets } = usePanel()
  const valuesOf = (name: string) => facets.find((facet) => facet.name === name)?.values ?? []
  const words = (values: string[]) => [...new Set(values)].filter(Boolean).map((value) => ({ value }))
  const lengths = offered(words([...shortcuts, state.days]), facets, 'days', [state.days])
  const listed = words([...valuesOf('months').map(({ value }) => value), ...state.months])
  const months = offered(listed, facets, 'months', state.months)
  return (
    <>
      {lengths.length > 0 && (
        <Group legend={messages.stays}>
          <Pill type="radio" name="days" value="" checked={!state.days}>
            {messages.anyLength}
          </Pill>
          {lengths.map(({ value, count, isChosen }) => (
            <Pill key={value} type="radio" name="days" value={value} count={count} checked={isChosen}>
              {barMessages.stay(value)}
            </Pill>
          ))}
        </Group>
      )}
      {months.length > 0 && (
        <Group legend={messages.months}>
          {months
            .toSorted((one, other) => (one.value < other.value ? -1 : 1))
            .map(({ value, count, isChosen }) => (
              <Pill key={value} name="month" value={value} count={count} checked={isChosen}>
                {monthAndYear(value)}
              </Pill>
            ))}
        </Group>
      )}
    </>
  )
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="mt-3">
    <legend className="mb-1.5 text-[15px] font-semibold text-ink">{legend}</legend>
    <div className="pills">{children}</div>
  </fieldset>
)
