import { type FocusEventHandler, useId } from 'react'
import { areReversed, type Dates } from '#web/features/search/dates.rules.ts'
import { messages } from '#web/features/search/messages.ts'

type Props = {
  dates: Dates
  onChange: (dates: Dates) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** Two typed dates. A return before the start makes the form invalid, with a message. */
export function DateFields({ dates, onChange, onBlur }: Props) {
  const errorId = useId()
  const error = areReversed(dates) ? messages.reversedDates : ''
  return (
    <>
      <div className="flex gap-3">
        {(['start', 'end'] as const).map((name) => (
          <label key={name} className="block min-w-0 grow basis-0">
            <span className="mb-1 block text-meta">{messages[name]}</span>
            <input
              ref={(input) => input?.setCustomValidity(name === 'end' ? error : '')}
              name={name}
              type="date"
              value={dates[name]}
              onChange={({ currentTarget }) => onChange({ ...dates, [name]: currentTarget.value })}
              onBlur={onBlur}
              aria-invalid={name === 'end' && error ? true : undefined}
              aria-describedby={name === 'end' && error ? errorId : undefined}
              className="h-12 w-full min-w-0 rounded-md border-[1.5px] border-line-strong bg-surface px-2.5 text-15 text-ink aria-invalid:border-2 aria-invalid:border-rouge-600"
            />
          </label>
        ))}
      </div>
      <p id={errorId} role="status" className="text-meta font-semibold text-rouge-700 not-empty:mt-2">
        {error}
      </p>
    </>
  )
}
