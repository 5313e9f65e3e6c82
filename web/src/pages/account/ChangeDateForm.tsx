import { AmountLine } from '#web/features/reservations/AmountLine.tsx'
import { euros } from '#web/lib/format/euros.ts'
import {
  type ChangePriceFragment,
  useChangeDepartureMutation,
} from '#web/pages/account/ChangeDeparture.generated.ts'
import { messages } from '#web/pages/account/change.messages.ts'
import { changeEffect } from '#web/pages/account/change.rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = {
  reservationId: string
  departureId: string
  quote: ChangePriceFragment
  /** Reads the price again, which has changed since it was shown. */
  onPriceChanged: () => Promise<unknown>
  /** The places are no longer free. */
  onGone: () => Promise<unknown>
  onClose: () => void
  onChanged: () => void
}

const goneCodes = ['INSUFFICIENT_PLACES', 'DEPARTURE_CLOSED']

/** The price of a change line by line, and a button that names its effect. */
export function ChangeDateForm(props: Props) {
  const { reservationId, departureId, quote, onPriceChanged, onGone, onClose, onChanged } = props
  const [change] = useChangeDepartureMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: {},
    failed: messages.failed,
    async send() {
      const { data } = await change({ variables: { reservationId, departureId, quoteHash: quote.hash } })
      const refusals = data?.changeDeparture.errors
      if (!refusals) return [{ field: null, message: messages.failed }]
      if (refusals.length === 0) onChanged()
      if (refusals.some(({ code }) => goneCodes.includes(code))) await onGone()
      if (!refusals.some(({ code }) => code === 'QUOTE_CHANGED')) return refusals
      await onPriceChanged()
      return [{ field: null, message: messages.changedPrice }]
    },
  })
  const { effect, amount } = changeEffect(quote)
  return (
    <ScriptForm {...formProps} className="mt-5">
      <Lines quote={quote} />
      <p role="alert" className="mt-4 font-semibold text-rouge-700 empty:hidden">
        {errors.form}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {messages.confirm[effect](amount)}
        </Button>
        <Button onClick={onClose}>{messages.keep}</Button>
      </div>
    </ScriptForm>
  )
}

function Lines({ quote: { fee, difference, refund, balance } }: Pick<Props, 'quote'>) {
  return (
    <dl aria-live="polite" className="grid gap-y-1.5 tabular-nums">
      <AmountLine name={messages.fee}>{fee > 0 ? euros(fee) : messages.free}</AmountLine>
      <AmountLine name={messages.difference}>
        {difference === 0 ? messages.noDifference : euros(difference)}
      </AmountLine>
      {refund > 0 && <AmountLine name={messages.refund}>{euros(refund)}</AmountLine>}
      {balance > 0 && <AmountLine name={messages.balance}>{euros(balance)}</AmountLine>}
    </dl>
  )
}
