import { Link } from 'react-router-dom'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { type DatedLine, isBookable } from '#web/features/departures/departures.rules.ts'
import { Months } from '#web/features/departures/Months.tsx'
import { messages } from '#web/features/departures/messages.ts'
import { dateRange, money, monthAndYear, places } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'

type Props = {
  departures: readonly DatedLine[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** All departures to come, by month, as a list with one selection. */
export function Departures({ departures, chosenId, onChoose }: Props) {
  const months = Map.groupBy(departures, ({ startDate }) => startDate.slice(0, 7))
  return (
    <fieldset>
      <legend className="sr-only">{messages.choose}</legend>
      {months.size > 1 && <Months departures={departures} />}
      <div className="grid gap-4">
        {[...months].map(([month, lines]) => (
          <div key={month}>
            <h3
              id={`mois-${month}`}
              className="mb-2 scroll-mt-2 text-meta font-semibold text-ink-2 first-letter:uppercase"
            >
              {monthAndYear(month)}
            </h3>
            <ul className="grid gap-2">
              {lines.map((departure) => (
                <li key={departure.id}>
                  <Card
                    departure={departure}
                    isChosen={departure.id === chosenId}
                    onChoose={() => onChoose(departure.id)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

type CardProps = { departure: DatedLine; isChosen: boolean; onChoose: () => void }

function Card({ departure, isChosen, onChoose }: CardProps) {
  const isOpen = isBookable(departure)
  const { startDate, endDate, price, guide } = departure
  return (
    <>
      <label className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-0.5 rounded-md px-[15px] py-[13px] shadow-[inset_0_0_0_1.5px_var(--color-line)] has-checked:bg-pine-50 has-checked:shadow-[inset_0_0_0_2px_var(--color-pine-600)] has-enabled:cursor-pointer has-enabled:not-has-checked:hover:shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] has-disabled:bg-sand">
        <input
          type="radio"
          name="depart"
          checked={isChosen}
          disabled={!isOpen}
          onChange={onChoose}
          className="row-span-2 size-5 cursor-[inherit] appearance-none rounded-full shadow-[inset_0_0_0_1.75px_var(--color-line-strong)] checked:shadow-[inset_0_0_0_6px_var(--color-pine-600)] disabled:opacity-40"
        />
        <b className="font-semibold">{dateRange(startDate, endDate)}</b>
        <span className="row-span-2 font-semibold tabular-nums">{price !== null && money(price)}</span>
        <small className="col-start-2 text-[13.5px] text-ink-2">
          <Status departure={departure} />
        </small>
        {guide && (
          <Link
            to={paths.guide(guide.slug)}
            className="col-start-2 -my-2.5 inline-flex min-h-11 items-center justify-self-start text-[13.5px] text-pine-700 underline underline-offset-3"
          >
            {messages.with(guide.fullName)}
          </Link>
        )}
      </label>
      {!isOpen && (
        <Link
          to={`${paths.catalogue}?start=${startDate}&end=${endDate}`}
          className="inline-flex min-h-9 items-center px-[15px] text-meta text-pine-700 underline underline-offset-3"
        >
          {messages.sameDates}
        </Link>
      )}
    </>
  )
}

function Status({ departure }: { departure: DepartureLineFragment }) {
  const { status, availableCount, isConfirmed, missingToConfirm } = departure
  if (status === 'CANCELED') return <span className="text-rouge-700">{messages.canceled}</span>
  const left = places(availableCount)
  if (availableCount === 0) return <span className="text-rouge-700">{left}</span>
  return (
    <>
      {isConfirmed ? (
        <span className="font-semibold text-pine-700">{messages.confirmed}</span>
      ) : missingToConfirm > 0 ? (
        messages.missing(missingToConfirm)
      ) : (
        messages.notConfirmed
      )}
      , {left}
    </>
  )
}
