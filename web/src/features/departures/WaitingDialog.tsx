import { useEffect, useId, useRef, useState } from 'react'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { useJoinWaitingListMutation } from '#web/features/departures/JoinWaitingList.generated.ts'
import { messages } from '#web/features/departures/waiting.messages.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { datesWithDays } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { departure: DepartureLineFragment; onClose: () => void }
/** A token leads to the entry; without one, the mail does. */
type Joined = { token: string | null; email: string }

const choices = Array.from({ length: 8 }, (_, index) => index + 1)

/** Joins the waiting list of a departure: an account at once, a visitor by a mailed link. */
export function WaitingDialog({ departure, onClose }: Props) {
  const [joined, setJoined] = useState<Joined>()
  return (
    <Dialog isOpen onClose={onClose} title={messages.title}>
      {joined ? (
        <Done joined={joined} onClose={onClose} />
      ) : (
        <>
          <p className="mt-3 mb-5 text-ink-2">
            {messages.intro(datesWithDays(departure.startDate, departure.endDate))}
          </p>
          <WaitingForm departureId={departure.id} onJoined={setJoined} />
        </>
      )}
    </Dialog>
  )
}

type FormProps = { departureId: string; onJoined: (joined: Joined) => void }

function WaitingForm({ departureId, onJoined }: FormProps) {
  const { me } = useAccount()
  const [join] = useJoinWaitingListMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: { email: (typed) => (typed.trim() ? undefined : messages.emailMissing) },
    failed: messages.failed,
    async send(read) {
      const email = read('email')
      const { data } = await join({ variables: { departureId, places: Number(read('places')), email } })
      const answer = data?.joinWaitingList
      if (answer?.ok) onJoined({ token: answer.token, email })
      return answer?.errors ?? []
    },
  })
  return (
    <ScriptForm {...formProps}>
      <PlacesField />
      <TextField
        key={me?.id}
        label={me ? messages.emailOfAccount : messages.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        readOnly={me !== null}
        defaultValue={me?.email}
        error={errors.email}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.send}
      </SubmitButton>
    </ScriptForm>
  )
}

function PlacesField() {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[15px] font-semibold">
        {messages.places}
      </label>
      <select id={id} name="places" defaultValue={1} className="select cursor-pointer">
        {choices.map((count) => (
          <option key={count} value={count}>
            {messages.count(count)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Takes the focus of the form, which has disappeared. */
function Done({ joined: { token, email }, onClose }: { joined: Joined; onClose: () => void }) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="mt-4 mb-6 font-semibold text-pine-800">
        {token ? messages.onList : messages.confirm(email)}
      </p>
      <div className="flex flex-wrap gap-3">
        {token && (
          <ButtonLink to={`${paths.waitingList}/${token}`} variant="primary">
            {messages.seePosition}
          </ButtonLink>
        )}
        <Button onClick={onClose}>{messages.close}</Button>
      </div>
    </>
  )
}
