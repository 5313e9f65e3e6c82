import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/reservations/messages.ts'
import {
  useSendMailMutation,
  useWithdrawMailMutation,
} from '#web/agency/reservations/Reservations.generated.ts'
import type { ShownReservation } from '#web/agency/reservations/reservation.ts'
import { present } from '#web/agency/reservations/reservations.rules.ts'
import { offerAgencyUndo } from '#web/agency/shell/offerAgencyUndo.ts'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

const longest = 4_000
const rules = { body: present(messages.messageMissing) }
const refetchQueries = ['ReservationTimeline']

type Props = { reservation: ShownReservation; onSent: () => void }

/** A message in own words, which can be withdrawn for some seconds. */
export function MessageForm({ reservation: { id, customer }, onSent }: Props) {
  const [key] = useState(() => crypto.randomUUID())
  const [send] = useSendMailMutation({ refetchQueries })
  const [withdraw] = useWithdrawMailMutation({ refetchQueries })
  const { formProps, errors, isBusy } = useForm({
    rules,
    failed: messages.mailFailed,
    async send(read) {
      const input = { reservationId: id, kind: 'MESSAGE', body: read('body') } as const
      const { data } = await send({ variables: { input, key } })
      const refusals = listRefusals(data?.agencySendMail)
      const mailId = data?.agencySendMail.mailId
      if (refusals.length > 0 || !mailId) return refusals
      const undo = async () =>
        listRefusals((await withdraw({ variables: { id: mailId } })).data?.agencyWithdrawMail)
      const { messageLeaves: done, messageWithdrawn: undone } = messages
      offerAgencyUndo({ id: `mail-${mailId}`, done, undo, undone })
      onSent()
      return []
    },
  })
  return (
    <form {...formProps} className="mt-3">
      <TextArea
        label={messages.yourMessage}
        name="body"
        rows={7}
        maxLength={longest}
        hint={messages.messageHint}
        error={errors.body}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {customer ? messages.sendTo(customer.email) : messages.send}
      </SubmitButton>
    </form>
  )
}
