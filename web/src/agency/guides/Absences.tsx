import { Plus, Trash2 } from 'lucide-react'
import type { Absence } from '#web/agency/guides/guides.rules.ts'
import { messages } from '#web/agency/guides/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

type Props = {
  absences: readonly Absence[]
  errors: Record<string, string | undefined>
  onChange: (absences: readonly Absence[]) => void
}

/** The days on which a guide leads nothing; each row has its own note. */
export function Absences({ absences, errors, onChange }: Props) {
  const put = (index: number, changes: Partial<Absence>) =>
    onChange(absences.map((absence, each) => (each === index ? { ...absence, ...changes } : absence)))
  const remove = (index: number) => onChange(absences.filter((_, each) => each !== index))
  return (
    <>
      <p className="text-meta text-ink-2">{messages.absencesText}</p>
      {absences.length === 0 && <p className="mt-3">{messages.noAbsence}</p>}
      {absences.map((absence, index) => (
        <AbsenceFields
          // biome-ignore lint/suspicious/noArrayIndexKey: an absence has no other identity than its place.
          key={index}
          absence={absence}
          index={index}
          errors={errors}
          onChange={(changes) => put(index, changes)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        size="sm"
        className="mt-4"
        onClick={() => onChange([...absences, { startDate: '', endDate: '', note: null }])}
      >
        <Plus aria-hidden="true" className="size-5" />
        {messages.addAbsence}
      </Button>
    </>
  )
}

type RowProps = Pick<Props, 'errors'> & {
  absence: Absence
  index: number
  onChange: (changes: Partial<Absence>) => void
  onRemove: () => void
}

function AbsenceFields({ absence, index, errors, onChange, onRemove }: RowProps) {
  return (
    <fieldset className="mt-4 grid grid-cols-2 items-start gap-x-3 gap-y-3 border-t border-line pt-4 lg:grid-cols-[10.5rem_10.5rem_minmax(0,1fr)_auto]">
      <legend className="sr-only">{messages.absenceFor(index + 1)}</legend>
      <TextField
        label={messages.from}
        name={`absences.${index}.startDate`}
        type="date"
        className="!mt-0"
        value={absence.startDate}
        error={errors[`absences.${index}.startDate`]}
        onChange={({ target }) => onChange({ startDate: target.value })}
      />
      <TextField
        label={messages.to}
        name={`absences.${index}.endDate`}
        type="date"
        className="!mt-0"
        min={absence.startDate}
        value={absence.endDate}
        error={errors[`absences.${index}.endDate`]}
        onChange={({ target }) => onChange({ endDate: target.value })}
      />
      <TextField
        label={messages.optional(messages.note)}
        name={`absences.${index}.note`}
        className="!mt-0 max-lg:col-span-2"
        value={absence.note ?? ''}
        error={errors[`absences.${index}.note`]}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <IconButton label={messages.removeAbsence(index + 1)} className="lg:mt-8" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </fieldset>
  )
}
