import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { MessageForm } from '#web/agency/reservations/MessageForm.tsx'
import { messages } from '#web/agency/reservations/messages.ts'
import { Part } from '#web/agency/reservations/Part.tsx'
import { useMailPreviewQuery, useSendMailMutation } from '#web/agency/reservations/Reservations.generated.ts'
import type { ShownReservation } from '#web/agency/reservations/reservation.ts'
import { Letter } from '#web/agency/shell/Letter.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import type { AgencyMailKind } from '#web/lib/graph/graph.generated.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** Mails to the customer: those that make sense now, previewed, and a message in own words. */
export function Mails({ reservation }: { reservation: ShownReservation }) {
  const [kind, setKind] = useState<AgencyMailKind>()
  const close = () => setKind(undefined)
  return (
    <Part title={messages.mails}>
      <div className="mt-3 flex flex-wrap gap-2">
        {([...reservation.mails, 'MESSAGE'] as const).map((each) => (
          <Button key={each} size="sm" onClick={() => setKind(each)}>
            {messages.mailKinds[each]}
          </Button>
        ))}
      </div>
      <Dialog isOpen={kind !== undefined} onClose={close} title={kind ? messages.mailKinds[kind] : ''}>
        {kind === 'MESSAGE' && <MessageForm reservation={reservation} onSent={close} />}
        {kind && kind !== 'MESSAGE' && <Preview reservation={reservation} kind={kind} onSent={close} />}
      </Dialog>
    </Part>
  )
}

type PreviewProps = { reservation: ShownReservation; kind: AgencyMailKind; onSent: () => void }

function Preview({ reservation: { id, customer }, kind, onSent }: PreviewProps) {
  const [key] = useState(() => crypto.randomUUID())
  const preview = useMailPreviewQuery({ variables: { id, kind }, fetchPolicy: 'network-only' })
  const [send] = useSendMailMutation({ refetchQueries: ['ReservationTimeline'] })
  const { formProps, errors, isBusy } = useForm({
    rules: {},
    failed: messages.mailFailed,
    async send() {
      const { data } = await send({ variables: { input: { reservationId: id, kind }, key } })
      const refusals = listRefusals(data?.agencySendMail)
      if (refusals.length > 0) return refusals
      toast.success(messages.mailSent)
      onSent()
      return []
    },
  })
  return (
    <form {...formProps} className="mt-3">
      <Loaded
        data={preview.data?.agency?.reservation?.mailPreview}
        isLoading={preview.loading}
        onRetry={() => preview.refetch()}
      >
        {(mail) => (
          <>
            <Letter mail={mail} />
            <SubmitButton isBusy={isBusy} refusal={errors.form}>
              {customer ? messages.sendTo(customer.email) : messages.send}
            </SubmitButton>
          </>
        )}
      </Loaded>
    </form>
  )
}
