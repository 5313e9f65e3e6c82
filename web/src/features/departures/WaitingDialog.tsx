import { useState } from 'react'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { useJoinWaitingListMutation } from '#web/features/departures/JoinWaitingList.generated.ts'
import { messages } from '#web/features/departures/waiting.messages.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { datesWithDays, places } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { CountField } from '#web/ui/CountField.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { DialogStatus } from '#web/ui/DialogStatus.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { departure: DepartureLineFragment; onClose: () => void }
/** A token leads to the entry; without one, the mail does. */
type Joined = { token: string | null; email: string }

const mostPlaces = 8

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
      <CountField label={messages.places} name="places" most={mostPlaces} describe={places} />
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

function Done({ joined: { token, email }, onClose }: { joined: Joined; onClose: () => void }) {
  return (
    <>
      <DialogStatus>{token ? messages.onList : messages.confirm(email)}</DialogStatus>
      <div className="mt-6 flex flex-wrap gap-3">
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
