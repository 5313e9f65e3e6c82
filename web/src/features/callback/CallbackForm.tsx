import { useEffect, useRef, useState } from 'react'
import { type CallbackSlot, callbackSlots } from '#schema/callbacks.ts'
import { maxNameLength, maxPhoneInputLength } from '#schema/constants.ts'
import { messages } from '#web/features/callback/messages.ts'
import { useRequestCallbackMutation } from '#web/features/callback/RequestCallback.generated.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { usePosted } from '#web/lib/site/posted.ts'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

const graphSlots = { morning: 'MORNING', noon: 'NOON', afternoon: 'AFTERNOON' } as const
const dayInParis = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

const readSlot = (value: string | undefined): CallbackSlot =>
  callbackSlots.find((slot) => slot === value) ?? callbackSlots[0]
function useDoneText() {
  const hours = useAgency()
  return (slot: CallbackSlot, callFrom: string | null | undefined) =>
    messages.done(slot, callFrom ? dayInParis.format(new Date(callFrom)) : messages.soon, hours)
}

/** Requests a call, with or without scripts, and confirms its time. */
export function CallbackForm() {
  const posted = usePosted(paths.callback)
  const agency = useAgency()
  const form = useCallbackForm()
  const doneText = useDoneText()
  const status = useRef<HTMLParagraphElement>(null)
  const sent = posted?.errors.length === 0 && doneText(readSlot(posted.values.slot), posted.values.callFrom)
  const { done } = form
  // The focused form has disappeared.
  useEffect(() => {
    if (done) status.current?.focus()
  }, [done])
  const isDone = Boolean(done || sent)
  return (
    <div className="max-w-xl">
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="text-lede font-semibold text-pine-800 empty:hidden"
      >
        {done || sent}
      </p>
      {!isDone && <Fields {...form} values={posted?.values ?? {}} />}
      {agency.email && (
        <p className="mt-6">
          {messages.orWrite}{' '}
          <a href={`mailto:${agency.email}`} className="link inline-flex min-h-11 items-center">
            {agency.email}
          </a>
        </p>
      )}
    </div>
  )
}

function useCallbackForm() {
  const posted = usePosted(paths.callback)
  const [request] = useRequestCallbackMutation()
  const doneText = useDoneText()
  const [done, setDone] = useState<string>()
  const [isEdited, setEdited] = useState(false)
  const { errors, isBusy, formProps } = useForm({
    rules: {
      name: (typed) => (typed.trim() ? undefined : messages.nameMissing),
      phone: (typed) => (typed.trim() ? undefined : messages.phoneMissing),
    },
    failed: messages.failed,
    async send(read) {
      setEdited(true)
      const slot = readSlot(read('slot'))
      const input = { name: read('name'), phone: read('phone'), slot: graphSlots[slot] }
      const { data } = await request({ variables: { input } })
      const refusals = data?.requestCallback.errors ?? []
      if (data && refusals.length === 0) setDone(doneText(slot, data.requestCallback.callFrom))
      return refusals
    },
  })
  const getRefusal = (name: string) => posted?.errors.find(({ field }) => (field ?? 'form') === name)?.message
  return {
    done,
    isBusy,
    formProps,
    onEdit: () => setEdited(true),
    findError: (name: string) => errors[name] ?? (isEdited ? undefined : getRefusal(name)),
  }
}

type FieldsProps = ReturnType<typeof useCallbackForm> & { values: Record<string, string> }

function Fields({ formProps, isBusy, findError, onEdit, values }: FieldsProps) {
  return (
    <form
      {...formProps}
      action={paths.callback}
      onInput={(event) => {
        onEdit()
        formProps.onInput(event)
      }}
    >
      <TextField
        label={messages.name}
        name="name"
        autoComplete="name"
        required
        maxLength={maxNameLength}
        defaultValue={values.name}
        error={findError('name')}
      />
      <TextField
        label={messages.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={maxPhoneInputLength}
        defaultValue={values.phone}
        hint={messages.phoneHint}
        error={findError('phone')}
      />
      <Slots chosen={readSlot(values.slot)} />
      <SubmitButton isBusy={isBusy} refusal={findError('form') ?? findError('slot')}>
        {messages.send}
      </SubmitButton>
    </form>
  )
}

function Slots({ chosen }: { chosen: CallbackSlot }) {
  const slots = messages.slots(useAgency())
  return (
    <fieldset className="mt-5" aria-describedby="next-day">
      <legend className="mb-1.5 text-15 font-semibold">{messages.slot}</legend>
      {callbackSlots.map((slot) => (
        <label key={slot} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="slot"
            value={slot}
            defaultChecked={slot === chosen}
            className="size-5 cursor-pointer accent-pine-600"
          />
          {slots[slot]}
        </label>
      ))}
      <p id="next-day" className="mt-1.5 text-meta text-ink-2">
        {messages.nextDay}
      </p>
    </fieldset>
  )
}
