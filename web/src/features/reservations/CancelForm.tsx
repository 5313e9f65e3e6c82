import { AmountLine } from '#web/features/reservations/AmountLine.tsx'
import { messages } from '#web/features/reservations/account.messages.ts'
import { classifyEffect, reduction, retained } from '#web/features/reservations/account.rules.ts'
import {
  type CancellationPriceFragment,
  useCancelReservationMutation,
} from '#web/features/reservations/CancelReservation.generated.ts'
import { euros } from '#web/lib/format/euros.ts'
import { Button } from '#web/ui/Button.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Quote = CancellationPriceFragment
type People = { position: number; name: string | null }[]
type Props = {
  reservationId: string
  quote: Quote
  people: People
  /** Reads the price again, which has changed since it was shown. */
  onChanged: () => Promise<unknown>
  onClose: () => void
  onCanceled: () => void
}

/** The price of a cancellation line by line, and a button that names its effect. */
export function CancelForm({ reservationId, quote, people, onChanged, onClose, onCanceled }: Props) {
  const [cancel] = useCancelReservationMutation()
  const { hash: quoteHash, lines } = quote
  const { errors, isBusy, formProps } = useForm({
    rules: {},
    failed: messages.cancelFailed,
    async send() {
      const travellers = lines.map(({ position }) => position)
      const { data } = await cancel({ variables: { reservationId, quoteHash, travellers } })
      const refusals = data?.cancelReservation.errors
      if (!refusals) return [{ field: null, message: messages.cancelFailed }]
      if (refusals.length === 0) onCanceled()
      if (!refusals.some(({ code }) => code === 'QUOTE_CHANGED')) return refusals
      await onChanged()
      return [{ field: null, message: messages.changed }]
    },
  })
  const effect = classifyEffect(quote, lines.length === people.length)
  const amount = euros(effect === 'OWED' ? quote.balance : quote.refund)
  return (
    <ScriptForm {...formProps} className="mt-5">
      <Lines quote={quote} people={people} />
      <p className="mt-5 rounded-md bg-sun-100 px-4 py-3 text-sun-900">{messages.warning}</p>
      <p role="alert" className="mt-4 font-semibold text-rouge-700 empty:hidden">
        {errors.form}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {messages.confirm[effect](amount)}
        </Button>
        <Button onClick={onClose}>{messages.goBack}</Button>
      </div>
    </ScriptForm>
  )
}

function Lines({ quote, people }: Pick<Props, 'quote' | 'people'>) {
  const getName = (position: number) =>
    people.find((each) => each.position === position)?.name ?? messages.traveller(position)
  return (
    <div aria-live="polite" className="tabular-nums">
      <ul className="grid gap-2">
        {quote.lines.map(({ position, price, kept }) => (
          <li key={position} className="border-b border-line pb-2">
            <b className="font-semibold">{getName(position)}</b>
            <span className="flex flex-wrap justify-between gap-x-4 text-ink-2">
              <span>
                {messages.price} {euros(price)}
              </span>
              <span>
                {messages.retained} {euros(kept)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid gap-y-1.5">
        {quote.lines.length > 1 && (
          <AmountLine name={messages.totalRetained}>{euros(retained(quote))}</AmountLine>
        )}
        {reduction(quote) > quote.refund && (
          <AmountLine name={messages.reduction}>{euros(reduction(quote))}</AmountLine>
        )}
        <AmountLine name={messages.refund}>{euros(quote.refund)}</AmountLine>
        {quote.balance > 0 && <AmountLine name={messages.balanceAfter}>{euros(quote.balance)}</AmountLine>}
      </dl>
    </div>
  )
}
