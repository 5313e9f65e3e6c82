import { useId } from 'react'
import { useChoice } from '#web/features/departures/choice.ts'
import { DepartureState } from '#web/features/departures/DepartureState.tsx'
import { listHighlights } from '#web/features/departures/departures.rules.ts'
import { messages } from '#web/features/departures/messages.ts'
import { datesWithDays, money } from '#web/lib/format/format.ts'

/** The departures to choose from at first sight. */
export function Highlights() {
  const { departures, chosen, choose } = useChoice()
  const name = useId()
  const highlights = listHighlights(departures, chosen)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{messages.choose}</legend>
      <ul className="grid gap-2">
        {highlights.map(({ reasons, departure }) => (
          <li key={departure.id}>
            <label className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md px-[15px] py-2.5 shadow-[inset_0_0_0_1.5px_var(--color-line)] has-checked:bg-pine-50 has-checked:shadow-[inset_0_0_0_2px_var(--color-pine-600)] not-has-checked:hover:shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]">
              <input
                type="radio"
                name={name}
                checked={departure.id === chosen?.id}
                onChange={() => choose(departure.id)}
                className="row-span-3 size-5 cursor-[inherit] appearance-none rounded-full shadow-[inset_0_0_0_1.75px_var(--color-line-strong)] checked:shadow-[inset_0_0_0_6px_var(--color-pine-600)]"
              />
              <small className="text-13 text-ink-2">
                {reasons.map((reason) => messages.reasons[reason]).join(messages.and)}
              </small>
              <span className="font-semibold tabular-nums sm:row-span-3">
                {departure.price !== null && money(departure.price)}
              </span>
              <b className="font-semibold max-sm:col-span-2">
                {datesWithDays(departure.startDate, departure.endDate)}
              </b>
              <small className="text-[0.85rem] text-ink-2 max-sm:col-span-2">
                <DepartureState departure={departure} />
              </small>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
