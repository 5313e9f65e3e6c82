import { X } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#web/agency/settings/messages.ts'
import { singleDay } from '#web/lib/format/format.ts'
import { messages as words } from '#web/lib/format/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox, TextField } from '#web/ui/Field.tsx'

type WeekdaysProps = {
  weekdays: readonly number[]
  error: string | undefined
  onChange: (weekdays: number[]) => void
}

/** Days of the week on which the telephone is open. */
export function Weekdays({ weekdays, error, onChange }: WeekdaysProps) {
  const toggle = (day: number, isOpen: boolean) =>
    onChange(
      (isOpen ? [...weekdays, day] : weekdays.filter((each) => each !== day)).toSorted((a, b) => a - b),
    )
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 text-15 font-semibold">{messages.labels.weekdays}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Checkbox
            key={day}
            checked={weekdays.includes(day)}
            onChange={({ target }) => toggle(day, target.checked)}
          >
            {words.weekdays[day % 7]}
          </Checkbox>
        ))}
      </div>
      <p
        role={error ? 'alert' : undefined}
        className={`mt-1.5 text-meta ${error ? 'font-semibold text-rouge-700' : 'text-ink-2'}`}
      >
        {error ?? messages.holidays}
      </p>
    </fieldset>
  )
}

type ClosedDaysProps = {
  days: readonly string[]
  error: string | undefined
  onChange: (days: string[]) => void
}

/** Days that are closed beside public holidays, each added by its date. */
export function ClosedDays({ days, error, onChange }: ClosedDaysProps) {
  const [day, setDay] = useState('')
  const add = () => {
    if (day) onChange([...new Set([...days, day])].toSorted())
    setDay('')
  }
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 text-15 font-semibold">{messages.labels.closedDays}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={messages.day}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={error}
          className="mt-0! min-w-0 flex-1 basis-48"
        />
        <Button className="min-h-13" onClick={add}>
          {messages.addDay}
        </Button>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {days.map((each) => (
          <li key={each}>
            <Button
              size="sm"
              aria-label={messages.removeDay(singleDay(each))}
              onClick={() => onChange(days.filter((other) => other !== each))}
            >
              {singleDay(each)}
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
