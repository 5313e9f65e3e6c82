import type { PartProps, ShownDeparture } from '#web/agency/departures/departure.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { useDepartureForm } from '#web/agency/departures/useDepartureForm.ts'
import { Conflict } from '#web/agency/shell/Conflict.tsx'
import { SaveBar } from '#web/agency/shell/SaveBar.tsx'
import { addDays, today } from '#web/lib/format/days.ts'
import { TextField } from '#web/ui/Field.tsx'

/** Changes the date, places, minimum and price of a departure to come. */
export function DepartureForm(props: PartProps) {
  const { formProps, errors, isBusy, isDirty, isDated, conflictProps } = useDepartureForm(props)
  return (
    <>
      <form {...formProps}>
        <section className="mb-2 rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6 sm:py-6">
          <h2 className="mb-4 text-h3">{messages.edit}</h2>
          <Fields departure={props.departure} isDated={isDated} errors={errors} />
        </section>
        <SaveBar isBusy={isBusy} isDirty={isDirty} refusal={errors.form}>
          {messages.save}
        </SaveBar>
      </form>
      <Conflict {...conflictProps} />
    </>
  )
}

type FieldsProps = {
  departure: ShownDeparture
  /** No place is taken: the date may change. */
  isDated: boolean
  errors: Record<string, string | undefined>
}

const Fields = ({ departure, isDated, errors }: FieldsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-2">
    <TextField
      label={messages.startDate}
      name="startDate"
      type="date"
      min={addDays(today(), 1)}
      disabled={!isDated}
      hint={messages.startHint}
      defaultValue={departure.startDate}
      error={errors.startDate}
      className="!mt-0"
    />
    <TextField
      label={messages.priceEuros}
      name="priceEuros"
      inputMode="numeric"
      hint={messages.priceHint}
      defaultValue={departure.priceCents / 100}
      error={errors.priceEuros}
      className="!mt-0"
    />
    <TextField
      label={messages.capacity}
      name="capacity"
      inputMode="numeric"
      defaultValue={departure.capacity}
      error={errors.capacity}
      className="!mt-0"
    />
    <TextField
      label={messages.groupMin}
      name="groupMin"
      inputMode="numeric"
      defaultValue={departure.groupMin}
      error={errors.groupMin}
      className="!mt-0"
    />
  </div>
)
