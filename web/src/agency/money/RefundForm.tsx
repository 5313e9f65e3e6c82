import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { type MoneyEntryFragment, useRefundMutation } from '#web/agency/money/Money.generated.ts'
import { MoneyForm } from '#web/agency/money/MoneyForm.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { readCents, typedEuros } from '#web/agency/money/money.rules.ts'
import { useMoneyForm } from '#web/agency/money/useMoneyForm.ts'
import { Checkbox, TextField } from '#web/ui/Field.tsx'

type Props = {
  reservationId: string
  /** The payment to give back; without one, all that is due to the customer. */
  payment?: MoneyEntryFragment | undefined
  refundDueCents: number
  onDone: () => void
}

/** Gives back a part of a payment, or all that the agency owes. */
export function RefundForm({ reservationId, payment, refundDueCents, onDone }: Props) {
  const [isGift, setGift] = useState(payment?.method === 'HOLIDAY_VOUCHERS')
  const [refund] = useRefundMutation()
  const mostCents = payment ? payment.refundableCents : refundDueCents
  const form = useMoneyForm({
    rules: {
      amountCents: (value) => (!payment || readCents(value) ? undefined : messages.wrongAmount),
      reason: () => undefined,
    },
    done: messages.refunded,
    onDone,
    async send({ read, key, confirmed }) {
      const amountCents = payment ? (readCents(read('amountCents')) ?? 0) : refundDueCents
      const reason = read('reason').trim() || null
      const input = { reservationId, amountCents, reason, confirmed }
      const query = { ...input, paymentId: payment?.id ?? null, giftCard: payment || isGift ? isGift : null }
      const { data } = await refund({ variables: { input: query, key } })
      return listRefusals(data?.agencyRefund)
    },
  })
  return (
    <MoneyForm form={form} submit={payment ? messages.refund : messages.refundAll(refundDueCents)}>
      {payment ? (
        <TextField
          label={messages.amountEuros}
          name="amountCents"
          inputMode="decimal"
          hint={messages.mostHint(mostCents)}
          defaultValue={typedEuros(refundDueCents > 0 ? Math.min(mostCents, refundDueCents) : mostCents)}
          error={form.errors.amountCents}
        />
      ) : (
        <p className="text-ink-2">{messages.refundAllHint}</p>
      )}
      <Checkbox className="mt-3" checked={isGift} onChange={({ target }) => setGift(target.checked)}>
        {messages.asGiftCard}
      </Checkbox>
      <TextField
        label={messages.reason}
        name="reason"
        hint={messages.reasonHint}
        error={form.errors.reason}
        className="!mt-3"
      />
    </MoneyForm>
  )
}
