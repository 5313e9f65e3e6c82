import { X } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#web/agency/series/messages.ts'
import { singleDay } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** Days that the series leaves out, each added by its date; the form sends them as `excluded`. */
export function ExcludedDays() {
  const [days, setDays] = useState<readonly string[]>([])
  const [day, setDay] = useState('')
  const add = () => {
    if (day) setDays([...new Set([...days, day])].toSorted())
    setDay('')
  }
  return (
    <div>
      <div className="flex items-end gap-3">
        <TextField
          label={messages.excluded}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          className="!mt-0 min-w-0 flex-1"
        />
        <Button className="min-h-13" onClick={add}>
          {messages.exclude}
        </Button>
      </div>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {days.map((each) => (
          <li key={each}>
            <input type="hidden" name="excluded" value={each} />
            <Button
              size="sm"
              aria-label={messages.includeFor(singleDay(each))}
              onClick={() => setDays(days.filter((other) => other !== each))}
            >
              {singleDay(each)}
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
