import { listRefusals } from '#web/agency/access/refusals.ts'
import { useReverseEntryMutation, useSettleRefundMutation } from '#web/agency/money/Money.generated.ts'
import { MoneyForm } from '#web/agency/money/MoneyForm.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { DayField, faultOfDay } from '#web/agency/money/PaymentForm.tsx'
import { useMoneyForm } from '#web/agency/money/useMoneyForm.ts'
import { TextField } from '#web/ui/Field.tsx'

type Props = { id: string; onDone: () => void }

/** Reverses a payment that was a mistake, or a cheque that was not paid. */
export function ReverseForm({ id, onDone }: Props) {
  const [reverse] = useReverseEntryMutation()
  const form = useMoneyForm({
    rules: { reason: (value) => (value.trim().length < 3 ? messages.reasonMissing : undefined) },
    done: messages.reversed,
    onDone,
    async send({ read, key }) {
      const { data } = await reverse({ variables: { id, reason: read('reason').trim(), key } })
      return listRefusals(data?.agencyReverseEntry)
    },
  })
  return (
    <MoneyForm form={form} submit={messages.reverse}>
      <p className="mb-4 text-ink-2">{messages.reverseHint}</p>
      <TextField
        label={messages.reason}
        name="reason"
        hint={messages.reasonHint}
        error={form.errors.reason}
        className="!mt-0"
      />
    </MoneyForm>
  )
}

/** Records that the agency has sent the money of a refund. */
export function SettleForm({ id, onDone }: Props) {
  const [settle] = useSettleRefundMutation()
  const form = useMoneyForm({
    rules: { on: (value) => faultOfDay(value), reference: () => undefined },
    done: messages.settled,
    onDone,
    async send({ read }) {
      const reference = read('reference').trim() || null
      const { data } = await settle({ variables: { id, on: read('on'), reference } })
      return listRefusals(data?.agencySettleRefund)
    },
  })
  return (
    <MoneyForm form={form} submit={messages.settle}>
      <DayField label={messages.sentOn} error={form.errors.on} />
      <TextField
        label={messages.reference}
        name="reference"
        hint={messages.referenceHint}
        error={form.errors.reference}
      />
    </MoneyForm>
  )
}
