import { useState } from 'react'
import { mostPlaces } from '#rules/pledges.ts'
import { ConfirmEmail } from '#web/features/departures/ConfirmEmail.tsx'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import type { PledgeCounterFragment } from '#web/features/departures/DeparturePledges.generated.ts'
import { type PledgeMutation, usePledgeMutation } from '#web/features/departures/Pledge.generated.ts'
import { describeCounter, messages } from '#web/features/departures/pledge.messages.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { datesWithDays, places } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { CountField } from '#web/ui/CountField.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { DialogStatus } from '#web/ui/DialogStatus.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { departure: DepartureLineFragment; pledges: PledgeCounterFragment; onClose: () => void }
type Made = NonNullable<PledgeMutation['pledge']['pledge']>

/** The four consequences of a promise, then the promise. */
export function PledgeDialog({ departure, pledges, onClose }: Props) {
  const { me } = useAccount()
  const [made, setMade] = useState<Made>()
  return (
    <Dialog isOpen onClose={onClose} title={messages.title}>
      {made ? (
        <Done pledge={made} needed={pledges.needed} onClose={onClose} />
      ) : (
        <>
          <p className="mt-3 text-ink-2">
            {datesWithDays(departure.startDate, departure.endDate)}
            <br />
            {describeCounter(pledges)}
          </p>
          <ul className="my-5 grid list-disc gap-2 pl-5">
            {messages.consequences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {me ? (
            <PledgeForm {...{ departure, pledges }} email={me.email} onMade={setMade} />
          ) : (
            <SignInFirst />
          )}
        </>
      )}
    </Dialog>
  )
}

function SignInFirst() {
  const { openSignIn } = useAccount()
  return (
    <>
      <p className="mb-4 text-ink-2">{messages.visitor}</p>
      <Button variant="primary" onClick={() => openSignIn()}>
        {messages.signIn}
      </Button>
    </>
  )
}

type FormProps = Omit<Props, 'onClose'> & { email: string; onMade: (pledge: Made) => void }

function PledgeForm({ departure, pledges, email, onMade }: FormProps) {
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const [promise] = usePledgeMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: {},
    failed: messages.failed,
    async send(read) {
      const variables = { departureId: departure.id, places: Number(read('places')) }
      const { data } = await promise({ variables })
      if (data?.pledge.pledge) onMade(data.pledge.pledge)
      const refusals = data?.pledge.errors ?? []
      setUnconfirmed(refusals.some(({ code }) => code === 'EMAIL_NOT_CONFIRMED'))
      return refusals
    },
  })
  return (
    <ScriptForm {...formProps}>
      <CountField
        label={messages.places}
        name="places"
        most={Math.min(mostPlaces, departure.availableCount)}
        describe={places}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.send(pledges.needed)}
      </SubmitButton>
      {isUnconfirmed && <ConfirmEmail sent={messages.linkSent(email, pledges.needed)} />}
    </ScriptForm>
  )
}

type DoneProps = { pledge: Made; needed: number; onClose: () => void }

function Done({ pledge: { calledUntil }, needed, onClose }: DoneProps) {
  return (
    <>
      <DialogStatus>
        {calledUntil ? messages.called(dayAndHour(calledUntil)) : messages.noted(needed)}
      </DialogStatus>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.reservations} variant="primary">
          {messages.mine}
        </ButtonLink>
        <Button onClick={onClose}>{messages.close}</Button>
      </div>
    </>
  )
}
