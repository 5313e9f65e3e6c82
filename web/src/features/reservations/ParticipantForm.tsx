import type { FormEvent } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/features/reservations/messages.ts'
import {
  type ParticipantFragment,
  useUpdateParticipantMutation,
} from '#web/features/reservations/Participant.generated.ts'
import { participantOf } from '#web/features/reservations/participant.rules.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = { reservationId: string; participant: ParticipantFragment; isOpen: boolean }

/** What one traveller has to tell before leaving; half of it may be saved. */
export function ParticipantForm({ reservationId, participant, isOpen }: Props) {
  const { position, missing } = participant
  const [update, { loading, data }] = useUpdateParticipantMutation()
  const errors = data?.updateParticipant.errors ?? []

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const input = participantOf(new FormData(form))
    try {
      const answer = await update({ variables: { reservationId, position, input } })
      const [refusal] = answer.data?.updateParticipant.errors ?? []
      if (!refusal) toast.success(messages.saved)
      else if (!focusOn(form, refusal.field)) toast.error(refusal.message)
    } catch {
      toast.error(messages.failed)
    }
  }

  return (
    <Disclosure summary={<Summary participant={participant} />} isOpen={isOpen}>
      {missing.length > 0 && (
        <p className="text-meta text-ink-2">
          {messages.toTell(missing.map((answer) => messages.answers[answer]).join(', '))}
        </p>
      )}
      <form
        onSubmit={(event) => void save(event)}
        className="mt-2 grid max-w-3xl gap-x-6 text-ink sm:grid-cols-2"
      >
        <Fields
          participant={participant}
          errorOf={(field) => errors.find((error) => error.field === field)?.message}
        />
        <Button
          type="submit"
          variant="ink"
          isBusy={loading}
          className="mt-6 justify-self-start sm:col-span-2"
        >
          {messages.save}
        </Button>
      </form>
    </Disclosure>
  )
}

function focusOn(form: HTMLFormElement, field: string | null): boolean {
  const element = field ? form.elements.namedItem(field) : null
  if (!(element instanceof HTMLInputElement)) return false
  element.focus()
  return true
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

type FieldsProps = { participant: ParticipantFragment; errorOf: (field: string) => string | undefined }

/** Autofill tells several travellers apart by their section. */
function Fields({ participant, errorOf }: FieldsProps) {
  const section = `section-traveller${participant.position}`
  const field = (name: 'firstName' | 'lastName' | 'birthDate' | 'phone' | 'emergencyContact' | 'diet') => ({
    name,
    label: messages[name],
    defaultValue: participant[name] ?? '',
    error: errorOf(name),
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
        error={errorOf('shoeSize')}
        type="number"
        inputMode="numeric"
        min={20}
        max={52}
      />
    </>
  )
}
