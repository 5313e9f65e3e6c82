import { useId, useState } from 'react'
import { DepartureRow } from '#web/features/departures/DepartureRow.tsx'
import {
  type DatedLine,
  type DepartureFilter,
  hasFilters,
  isBookable,
  selectShown,
} from '#web/features/departures/departures.rules.ts'
import { Months } from '#web/features/departures/Months.tsx'
import { messages } from '#web/features/departures/messages.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { monthAndYear } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = {
  departures: readonly DatedLine[]
  chosenId: string | undefined
  onChoose: (id: string) => void
  travellers?: number
  /** Shown at first; all months without. */
  month?: string | undefined
}

/** Rows in view before the rest is opened. */
const mostRows = 24

const everything: DepartureFilter = { month: undefined, isConfirmedOnly: false }

/** All departures to come, by month, as a list with one selection. */
export function Departures({ departures, month, ...choice }: Props) {
  const [shown, setShown] = useState<DepartureFilter>({ ...everything, month })
  const lines = selectShown(departures, shown)
  const rows = {
    ...choice,
    name: useId(),
    hasGuides: new Set(departures.map((line) => line.guide?.slug)).size > 1,
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{messages.choose}</legend>
      {hasFilters(departures) && <Filters departures={departures} shown={shown} onShown={setShown} />}
      {lines.length === 0 && (
        <p className="flex flex-wrap items-center gap-4">
          {messages.noneShown}
          <Button size="sm" onClick={() => setShown(everything)}>
            {messages.showAll}
          </Button>
        </p>
      )}
      <ByMonth lines={lines.slice(0, mostRows)} {...rows} />
      {lines.length > mostRows && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {messages.rest(lines.length - mostRows)}
          </summary>
          <ByMonth lines={lines.slice(mostRows)} {...rows} />
        </details>
      )}
    </fieldset>
  )
}

type FiltersProps = {
  departures: readonly DatedLine[]
  shown: DepartureFilter
  onShown: (shown: DepartureFilter) => void
}

function Filters({ departures, shown, onShown }: FiltersProps) {
  const open = departures.filter(isBookable)
  const isMixed = new Set(open.map(({ isConfirmed }) => isConfirmed)).size > 1
  return (
    <fieldset disabled={!useHydrated()} className="mb-5 grid min-w-0 gap-3 print:hidden">
      <Months
        departures={departures}
        shown={shown.month ?? 'all'}
        onMonth={(month) => onShown({ ...shown, month })}
      />
      {isMixed && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 justify-self-start font-semibold">
          <input
            type="checkbox"
            checked={shown.isConfirmedOnly}
            onChange={({ target }) => onShown({ ...shown, isConfirmedOnly: target.checked })}
            className="size-5 accent-pine-600"
          />
          {messages.confirmedOnly}
        </label>
      )}
      <p role="status" className="sr-only">
        {messages.count(selectShown(departures, shown).length)}
      </p>
    </fieldset>
  )
}

type RowsProps = Omit<Props, 'departures' | 'month'> & {
  lines: readonly DatedLine[]
  name: string
  hasGuides: boolean
}

function ByMonth({ lines, chosenId, onChoose, ...row }: RowsProps) {
  const months = Map.groupBy(lines, ({ startDate }) => startDate.slice(0, 7))
  return [...months].map(([month, inMonth]) => (
    <div key={month} className="mb-5 last:mb-0">
      <h3
        id={`mois-${month}`}
        className="mb-2 scroll-mt-40 text-meta font-semibold text-ink-2 first-letter:uppercase"
      >
        {monthAndYear(month)}
      </h3>
      <ul className="overflow-hidden rounded-lg bg-surface shadow-[inset_0_0_0_1px_var(--color-line)]">
        {inMonth.map((departure) => (
          <DepartureRow
            key={departure.id}
            {...row}
            departure={departure}
            isChosen={departure.id === chosenId}
            onChoose={() => onChoose(departure.id)}
          />
        ))}
      </ul>
    </div>
  ))
}
