import { useId } from 'react'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { obstacleTo, partySizes } from '#web/features/departures/departures.rules.ts'
import { messages } from '#web/features/departures/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'

type Props = {
  departure: DepartureLineFragment
  travellers: number
  onTravellers: (count: number) => void
  /** Refusal of the last attempt. */
  refusal: string | undefined
  isBusy: boolean
  onBook: () => void
}

/** The number of travellers, their total, and the button. */
export function Party({ departure, travellers, onTravellers, refusal, isBusy, onBook }: Props) {
  const id = useId()
  const obstacle = obstacleTo(departure, travellers)
  const problem = obstacle ? messages.obstacles[obstacle](departure.availableCount) : refusal
  return (
    <ScriptForm
      onSubmit={(event) => {
        event.preventDefault()
        if (!obstacle && !isBusy) onBook()
      }}
      className="mt-4"
    >
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="text-[15px] font-semibold">
          {messages.travellers}
        </label>
        <select
          id={id}
          value={travellers}
          onChange={({ target }) => onTravellers(Number(target.value))}
          className="h-12 cursor-pointer rounded-md border-[1.5px] border-line-strong bg-surface px-3"
        >
          {partySizes(departure, travellers).map((count) => (
            <option key={count} value={count}>
              {messages.people(count)}
            </option>
          ))}
        </select>
      </div>
      {departure.price !== null && (
        <p className="mt-3 mb-4 flex items-baseline justify-between gap-4">
          <span className="text-ink-2">{messages.totalFor(travellers)}</span>
          <output className="text-xl font-[750] tabular-nums">
            {messages.money(departure.price * travellers)}
          </output>
        </p>
      )}
      {problem && (
        <p role="alert" className="mb-3 text-meta font-semibold text-rouge-700">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" className="w-full" isBusy={isBusy}>
        {messages.book}
      </Button>
    </ScriptForm>
  )
}
