import { Check } from 'lucide-react'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { messages } from '#web/features/departures/messages.ts'
import { agency } from '#web/lib/agency.content.ts'
import { dateRange, money, monthAndYear, places } from '#web/lib/format.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

type Props = { price: number; departures: DepartureLineFragment[] | null }

/** The price, the dates, and the one action of the page. */
export function BookingBox({ price, departures }: Props) {
  const months = Map.groupBy(departures ?? [], ({ startDate }) => startDate.slice(0, 7))
  return (
    <aside
      id="departs"
      aria-label={messages.title}
      className="self-start rounded-xl bg-surface p-6 shadow-2 ring-1 ring-line lg:sticky lg:top-24"
    >
      <p className="text-meta text-ink-2">{messages.from}</p>
      <p>
        <span className="text-[2rem] leading-tight font-[750] tracking-tight tabular-nums">
          {money(price)}
        </span>{' '}
        <span className="text-ink-2">{messages.each}</span>
      </p>
      <div className="no-scrollbar my-4 grid max-h-[420px] gap-4 overflow-y-auto">
        {departures === null && <p className="text-ink-2">{messages.unavailable}</p>}
        {departures?.length === 0 && <p className="text-ink-2">{messages.none}</p>}
        {[...months].map(([month, lines]) => (
          <div key={month}>
            <h3 className="mb-2 text-meta font-semibold text-ink-2">{monthAndYear(month)}</h3>
            <ul className="grid gap-2">
              {lines.map((departure) => (
                <Departure key={departure.id} departure={departure} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ButtonLink to={agency.phoneHref} isExternal variant="primary" className="w-full">
        {messages.book}
      </ButtonLink>
      <p className="mt-3 text-meta text-ink-2">{messages.honest}</p>
      <ul className="mt-4 grid gap-2 text-[14.5px] text-ink-2">
        {messages.assurances.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Check aria-hidden="true" className="size-5 shrink-0 text-pine-700" />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Departure({ departure }: { departure: DepartureLineFragment }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 rounded-md px-4 py-3 shadow-[inset_0_0_0_1.5px_var(--color-line)]">
      <b className="font-semibold">{dateRange(departure.startDate, departure.endDate)}</b>
      <span className="row-span-2 self-center font-semibold tabular-nums">
        {departure.price !== null && money(departure.price)}
      </span>
      <small className="text-[13.5px] text-ink-2">
        <Status departure={departure} />
      </small>
    </li>
  )
}

function Status({ departure }: { departure: DepartureLineFragment }) {
  if (departure.status === 'CANCELED') return messages.canceled
  const left = places(departure.availableCount)
  if (departure.availableCount === 0) return <span className="text-rouge-700">{left}</span>
  return (
    <>
      {departure.isConfirmed ? (
        <span className="font-semibold text-pine-700">{messages.confirmed}</span>
      ) : (
        messages.missing(departure.missingToConfirm)
      )}
      , {left}
    </>
  )
}

/** Under `lg`: the price and the way to the dates stay in sight. */
export function BookingBar({ price }: { price: number }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 bg-surface px-(--gutter) pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line),0_-10px_30px_rgb(19_36_31/.08)] lg:hidden">
      <p className="leading-tight">
        <span className="block text-meta text-ink-2">{messages.from}</span>
        <b className="text-lg font-[750] tabular-nums">{money(price)}</b>
      </p>
      <ButtonLink to="#departs" isExternal variant="primary">
        {messages.seeDates}
      </ButtonLink>
    </div>
  )
}
