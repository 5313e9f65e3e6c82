import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { DepartureState } from '#web/features/departures/DepartureState.tsx'
import { type DatedLine, isBookable } from '#web/features/departures/departures.rules.ts'
import { messages } from '#web/features/departures/messages.ts'
import { PledgeSlot } from '#web/features/departures/PledgeSlot.tsx'
import { WaitingButton } from '#web/features/departures/WaitingButton.tsx'
import { useEarlyChange } from '#web/lib/browser/useEarlyChange.ts'
import { datesWithDays, money } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'

type Props = {
  departure: DatedLine
  /** Name of the group of radio buttons. */
  name: string
  isChosen: boolean
  onChoose: () => void
  travellers?: number
  /** Several guides lead this expedition. */
  hasGuides: boolean
}

/** A date in one line, in two on small screens. */
export function DepartureRow({ departure, name, isChosen, onChoose, travellers = 1, hasGuides }: Props) {
  const { startDate, endDate, price, guide } = departure
  const isOpen = isBookable(departure)
  const row = useEarlyChange<HTMLLIElement>((item) => {
    if (item.querySelector('input:checked')) onChoose()
  })
  return (
    <li ref={row} className="border-line not-last:border-b has-checked:bg-pine-50">
      <label className="group/row grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 px-4 py-3 -outline-offset-3 has-enabled:cursor-pointer has-enabled:hover:bg-pine-50 has-disabled:text-ink-2 has-focus-visible:outline-3 has-focus-visible:outline-pine-600 sm:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(7rem,auto)_6.5rem] print:grid-cols-[15rem_minmax(0,1fr)_auto] print:py-1.5">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          disabled={!isOpen}
          onChange={onChoose}
          className="sr-only"
        />
        <b className="font-semibold whitespace-nowrap">{datesWithDays(startDate, endDate)}</b>
        <span className="text-15 text-ink-2 max-sm:row-start-2">
          <DepartureState departure={departure} />
        </span>
        <span className="text-right font-semibold tabular-nums">
          {price !== null && isOpen && money(price)}
          {price !== null && travellers > 1 && isOpen && (
            <small className="block text-13 font-normal text-ink-2">
              {messages.forAll(travellers, money(price * travellers))}
            </small>
          )}
        </span>
        {isOpen && <Pill />}
      </label>
      <RowLinks departure={departure} guide={hasGuides ? guide : null} hasSameDates={isChosen || !isOpen} />
      <PledgeSlot departure={departure} />
    </li>
  )
}

const Pill = () => (
  <span
    aria-hidden="true"
    className="inline-flex h-9 items-center print:hidden justify-center gap-1.5 justify-self-end rounded-full px-4 text-15 font-semibold shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] group-has-checked/row:bg-pine-600 group-has-checked/row:text-white group-has-checked/row:shadow-none max-sm:row-start-2"
  >
    <Check className="hidden size-4 group-has-checked/row:block" />
    <span className="group-has-checked/row:hidden">{messages.pick}</span>
    <span className="hidden group-has-checked/row:inline">{messages.picked}</span>
  </span>
)

type LinksProps = { departure: DatedLine; guide: DatedLine['guide']; hasSameDates: boolean }

function RowLinks({ departure, guide, hasSameDates }: LinksProps) {
  const { startDate, endDate } = departure
  if (!guide && !hasSameDates) return null
  return (
    <div className="-mt-2 flex flex-wrap gap-x-5 px-4 pb-1 print:hidden text-meta *:inline-flex *:min-h-9 *:items-center *:text-pine-700 *:underline *:underline-offset-3">
      <WaitingButton departure={departure} />
      {guide && <Link to={paths.guide(guide.slug)}>{messages.with(guide.fullName)}</Link>}
      {hasSameDates && (
        <Link to={`${paths.catalogue}?start=${startDate}&end=${endDate}`}>{messages.sameDates}</Link>
      )}
    </div>
  )
}
