import { Plus } from 'lucide-react'
import { type Day, emptyDay } from '#web/agency/editor/content.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { changeAndFocus, replaced } from '#web/agency/editor/fields/moves.ts'
import { RowTools } from '#web/agency/editor/fields/RowTools.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { DayDetails } from '#web/agency/editor/sections/DayDetails.tsx'
import { Part } from '#web/agency/editor/sections/Part.tsx'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** One entry a day, in order. */
export function Programme() {
  const { content, edit, findError } = useEditor()
  const { programme, durationDays } = content
  const put = (days: readonly Day[]) => edit({ programme: days })
  const add = () => changeAndFocus(() => put([...programme, emptyDay]), `programme.${programme.length}.title`)
  return (
    <Part id="programme" title={messages.programme}>
      <div data-field="programme" tabIndex={-1}>
        {durationDays !== null && <p className="text-meta text-ink-2">{messages.daysWanted(durationDays)}</p>}
        <p role="alert" className="text-meta font-semibold text-rouge-700 empty:hidden">
          {findError('programme')}
        </p>
        <ol>
          {programme.map((day, index) => (
            <DayEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its position.
              key={index}
              day={day}
              index={index}
              days={programme}
              onChange={put}
            />
          ))}
        </ol>
        <Button size="sm" className="mt-4" name="programme.add" onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          {messages.addDay}
        </Button>
      </div>
    </Part>
  )
}

type EntryProps = {
  day: Day
  index: number
  days: readonly Day[]
  onChange: (days: readonly Day[]) => void
}

function DayEntry({ day, index, days, onChange }: EntryProps) {
  const { findError } = useEditor()
  const path = `programme.${index}`
  const label = messages.day(index + 1)
  const put = (changes: Partial<Day>) => onChange(replaced(days, index, changes))
  return (
    <li className="border-line py-4 not-first:border-t">
      <fieldset aria-labelledby={`${path}-label`} className="min-w-0">
        <div className="flex items-center justify-between">
          <h3 id={`${path}-label`} className="font-semibold">
            {label}
          </h3>
          <RowTools name="programme" list={days} index={index} label={label} onChange={onChange} />
        </div>
        <TextField
          label={messages.dayTitle}
          name={`${path}.title`}
          className="!mt-1"
          autoComplete="off"
          value={day.title ?? ''}
          error={findError(`${path}.title`)}
          onChange={({ target }) => put({ title: target.value })}
        />
        <TextArea
          label={messages.dayText}
          name={`${path}.text`}
          rows={4}
          value={day.text}
          error={findError(`${path}.text`)}
          onChange={({ target }) => put({ text: target.value })}
        />
        <DayDetails day={day} path={path} onChange={put} />
      </fieldset>
    </li>
  )
}
