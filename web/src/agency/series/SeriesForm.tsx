import type { FormEvent } from 'react'
import { ExpeditionField } from '#web/agency/departures/ExpeditionField.tsx'
import { ExcludedDays } from '#web/agency/series/ExcludedDays.tsx'
import { messages } from '#web/agency/series/messages.ts'
import { readFields, type SeriesFields } from '#web/agency/series/series.rules.ts'
import { Checkbox, TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'

type Props = {
  expeditionId: string | undefined
  errors: Record<string, string>
  isBusy: boolean
  onPlan: (fields: SeriesFields) => Promise<void>
}

const saturday = 6
const rhythms = [1, 2, 3, 4]

/** « Tous les samedis du … au … » */
export function SeriesForm({ expeditionId, errors, isBusy, onPlan }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void onPlan(readFields(new FormData(event.currentTarget)))
  }
  return (
    <form onSubmit={submit} noValidate className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6 sm:py-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <ExpeditionField
          label={messages.expedition}
          expeditionId={expeditionId}
          error={errors.expeditionId}
          className="sm:col-span-2"
        />
        <TextField label={messages.from} name="from" type="date" error={errors.from} className="!mt-0" />
        <TextField label={messages.to} name="to" type="date" error={errors.to} className="!mt-0" />
        <Weekdays error={errors.weekdays} />
        <Rhythm />
        <ExcludedDays />
      </div>
      <SubmitButton isBusy={isBusy} refusal={errors.form} isOneOfMany>
        {messages.plan}
      </SubmitButton>
    </form>
  )
}

const Weekdays = ({ error }: { error: string | undefined }) => (
  <fieldset className="sm:col-span-2">
    <legend className="mb-1 text-15 font-semibold">{messages.weekdays}</legend>
    <div className="flex flex-wrap gap-x-5">
      {messages.weekdayNames.map((name, index) => (
        <Checkbox key={name} name="weekdays" value={index + 1} defaultChecked={index + 1 === saturday}>
          {name}
        </Checkbox>
      ))}
    </div>
    <p role="alert" className="text-meta font-semibold text-rouge-700 empty:hidden">
      {error}
    </p>
  </fieldset>
)

const Rhythm = () => (
  <label className="text-15 font-semibold">
    <span className="mb-1.5 block">{messages.everyWeeks}</span>
    <select
      name="everyWeeks"
      className="h-13 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base font-normal"
    >
      {rhythms.map((weeks) => (
        <option key={weeks} value={weeks}>
          {messages.every(weeks)}
        </option>
      ))}
    </select>
  </label>
)
