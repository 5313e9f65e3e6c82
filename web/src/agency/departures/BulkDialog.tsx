import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import {
  useAgencyGuideNamesQuery,
  useChangeDeparturesMutation,
} from '#web/agency/departures/Departures.generated.ts'
import { bulkRules, nobody, readBulk, toFormField } from '#web/agency/departures/departures.rules.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { ChoiceField } from '#web/agency/shell/FilterFields.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type FormProps = { ids: string[]; onChanged: () => void }

/** Gives several departures one price, minimum or guide. */
export function BulkDialog({
  isOpen,
  onClose,
  ...form
}: FormProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.changeTitle(form.ids.length)}>
      {isOpen && <BulkForm {...form} />}
    </Dialog>
  )
}

function BulkForm(props: FormProps) {
  const { formProps, errors, isBusy, isWarned } = useBulkForm(props)
  const guides = useAgencyGuideNamesQuery().data?.agency?.guides ?? []
  return (
    <form {...formProps} className="mt-3">
      <p className="mb-5 text-ink-2">{messages.changeText}</p>
      <TextField
        label={messages.priceEuros}
        name="priceEuros"
        inputMode="numeric"
        hint={messages.priceHint}
        error={errors.priceEuros}
      />
      <TextField label={messages.groupMin} name="groupMin" inputMode="numeric" error={errors.groupMin} />
      <ChoiceField
        label={messages.guide}
        name="guide"
        value={null}
        any={messages.keepGuide}
        options={[[nobody, messages.noGuide], ...guides.map(({ id, fullName }) => [id, fullName] as const)]}
        className="mt-5 block"
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {isWarned ? messages.applyAnyway : messages.apply}
      </SubmitButton>
    </form>
  )
}

/** Sends the filled fields. After the warning about a busy guide, the same values are sent as confirmed. */
function useBulkForm({ ids, onChanged }: FormProps) {
  const [change] = useChangeDeparturesMutation()
  const [isWarned, warn] = useState(false)
  const { formProps, ...form } = useForm({
    rules: bulkRules,
    async send(read) {
      const input = readBulk(read)
      if (Object.keys(input).length === 0) return [{ message: messages.nothingToChange }]
      const { data } = await change({ variables: { ids, input, confirmed: isWarned } })
      const refusals = listRefusals(data?.agencyChangeDepartures)
      warn(refusals.some(({ code }) => code === 'NEEDS_CONFIRMATION'))
      if (refusals.length > 0) return refusals.map(toFormField)
      toast.success(messages.applied(ids.length))
      onChanged()
      return []
    },
  })
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    formProps.onInput(event)
    warn(false)
  }
  return { ...form, isWarned, formProps: { ...formProps, onInput } }
}
