import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/features/reservations/messages.ts'
import {
  type ParticipantFragment,
  useUpdateParticipantMutation,
} from '#web/features/reservations/Participant.generated.ts'
import { toParticipant } from '#web/features/reservations/participant.rules.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** Validated by the service. */
const rules = Object.fromEntries(
  ['firstName', 'lastName', 'birthDate', 'phone', 'emergencyContact', 'diet', 'shoeSize'].map((name) => [
    name,
    () => undefined,
  ]),
)

type Props = { reservationId: string; participant: ParticipantFragment; isOpen: boolean }

/** Required answers of one traveller; a partial form may be saved. */
export function ParticipantForm({ reservationId, participant, isOpen }: Props) {
  const { position, missing } = participant
  const [update] = useUpdateParticipantMutation()
  const { errors, isBusy, formProps } = useForm({
    rules,
    failed: messages.failed,
    async send(read) {
      const variables = { reservationId, position, input: toParticipant(read) }
      const refusals = (await update({ variables })).data?.updateParticipant.errors ?? []
      if (refusals.length === 0) toast.success(messages.saved)
      return refusals
    },
  })
  return (
    <Disclosure summary={<Summary participant={participant} />} isOpen={isOpen}>
      {missing.length > 0 && (
        <p className="text-meta text-ink-2">
          {messages.toTell(missing.map((answer) => messages.answers[answer]).join(', '))}
        </p>
      )}
      <form {...formProps} className="mt-2 grid max-w-3xl gap-x-6 text-ink sm:grid-cols-2">
        <Fields participant={participant} errors={errors} />
        <div className="sm:col-span-2">
          <SubmitButton isOneOfMany isBusy={isBusy} refusal={errors.form}>
            {messages.save}
          </SubmitButton>
        </div>
      </form>
    </Disclosure>
  )
}

function Summary({ participant: { position, firstName, lastName, missing } }: Pick<Props, 'participant'>) {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <span className="flex flex-wrap items-center gap-3">
      {name || messages.traveller(position)}
      {missing.length === 0 && <Badge tone="pine">{messages.complete}</Badge>}
    </span>
  )
}

type FieldsProps = { participant: ParticipantFragment; errors: Record<string, string | undefined> }

/** Sections tell the travellers apart for autofill. */
function Fields({ participant, errors }: FieldsProps) {
  const section = `section-traveller${participant.position}`
  const field = (name: 'firstName' | 'lastName' | 'birthDate' | 'phone' | 'emergencyContact' | 'diet') => ({
    name,
    label: messages[name],
    defaultValue: participant[name] ?? '',
    error: errors[name],
  })
  return (
    <>
      <TextField {...field('firstName')} autoComplete={`${section} given-name`} maxLength={80} />
      <TextField
        {...field('lastName')}
        autoComplete={`${section} family-name`}
        maxLength={80}
        className="sm:mt-0!"
      />
      <TextField {...field('birthDate')} type="date" autoComplete={`${section} bday`} />
      <TextField {...field('phone')} type="tel" autoComplete={`${section} tel`} maxLength={250} />
      <TextField {...field('emergencyContact')} hint={messages.emergencyContactHint} maxLength={160} />
      <TextField {...field('diet')} hint={messages.dietHint} maxLength={160} />
      <TextField
        name="shoeSize"
        label={messages.shoeSize}
        defaultValue={participant.shoeSize ?? ''}
        error={errors.shoeSize}
        type="number"
        inputMode="numeric"
        min={20}
        max={52}
      />
    </>
  )
}
