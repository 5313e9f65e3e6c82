import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useRecordPaymentMutation } from '#web/agency/money/Money.generated.ts'
import { MoneyForm } from '#web/agency/money/MoneyForm.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { readCents, typedEuros } from '#web/agency/money/money.rules.ts'
import { useMoneyForm } from '#web/agency/money/useMoneyForm.ts'
import { today } from '#web/lib/format/days.ts'
import type { ManualPaymentMethod } from '#web/lib/graph/graph.generated.ts'
import { TextField } from '#web/ui/Field.tsx'

type Props = { reservationId: string; dueCents: number; onDone: () => void }

const methods: ManualPaymentMethod[] = ['TRANSFER', 'CHEQUE', 'HOLIDAY_VOUCHERS', 'CASH']

/** Records money that the agency has received itself. */
export function PaymentForm({ reservationId, dueCents, onDone }: Props) {
  const [method, setMethod] = useState<ManualPaymentMethod>('TRANSFER')
  const [record] = useRecordPaymentMutation()
  const form = useMoneyForm({
    rules: {
      amountCents: (value) => (readCents(value) ? undefined : messages.wrongAmount),
      on: (value) => faultOfDay(value),
      reference: () => undefined,
    },
    done: messages.recorded,
    onDone,
    async send({ read, key, confirmed }) {
      const amountCents = readCents(read('amountCents')) ?? 0
      const reference = read('reference').trim() || null
      const input = { reservationId, amountCents, method, on: read('on'), reference, confirmed }
      const { data } = await record({ variables: { input, key } })
      return listRefusals(data?.agencyRecordPayment)
    },
  })
  return (
    <MoneyForm form={form} submit={messages.save}>
      <label className="text-15 font-semibold">
        <span className="mb-1.5 block">{messages.method}</span>
        <select
          value={method}
          onChange={({ target }) => setMethod(methods.find((each) => each === target.value) ?? 'TRANSFER')}
          className="h-13 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base font-normal"
        >
          {methods.map((each) => (
            <option key={each} value={each}>
              {messages.received[each]}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label={messages.amountEuros}
        name="amountCents"
        inputMode="decimal"
        defaultValue={dueCents > 0 ? typedEuros(dueCents) : ''}
        error={form.errors.amountCents}
        className="!mt-5"
      />
      <DayField label={messages.on} error={form.errors.on} />
      <TextField
        label={messages.reference}
        name="reference"
        hint={messages.referenceHint}
        error={form.errors.reference}
      />
    </MoneyForm>
  )
}

/** The service refuses a day to come: its clock decides. */
export const faultOfDay = (value: string): string | undefined => (value ? undefined : messages.wrongDay)

export const DayField = ({ label, error }: { label: string; error: string | undefined }) => (
  <TextField label={label} name="on" type="date" defaultValue={today()} error={error} />
)
