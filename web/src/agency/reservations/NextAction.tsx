import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { euros } from '#schema/frenchFormats.ts'
import { messages } from '#web/agency/reservations/messages.ts'
import { PaymentBadge } from '#web/agency/reservations/PaymentBadge.tsx'
import type { PricedReservation } from '#web/agency/reservations/reservation.ts'
import { dueText, getTone, nextSentence } from '#web/agency/reservations/reservations.rules.ts'
import { type LabelledValue, LabelledValues } from '#web/agency/shell/LabelledValues.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Badge } from '#web/ui/Badge.tsx'

/** The next action, before the facts of the reservation. */
export function NextAction({ reservation }: { reservation: PricedReservation }) {
  const { state, source, bookedAt, canceledAt } = reservation
  const sentence = nextSentence(reservation)
  const refund: LabelledValue = [messages.refundDue, euros(reservation.refundDueCents)]
  const facts: LabelledValue[] = [
    [messages.total, euros(reservation.totalCents)],
    [source === 'RESELLER' ? messages.invoiced : messages.paid, euros(reservation.paidCents)],
    [messages.due, dueText(reservation)],
    ...(reservation.refundDueCents > 0 ? [refund] : []),
    [messages.travellers, messages.peopleFor(reservation.travellerCount)],
    [messages.source, messages.sources[source]],
  ]
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.next}</h2>
      {sentence ? (
        <p className="mt-2 rounded-md bg-sun-100 px-4 py-3 font-semibold text-sun-900">{sentence}</p>
      ) : (
        <p className="mt-2 flex items-center gap-2 text-ink-2">
          <CircleCheck aria-hidden="true" className="size-5 text-pine-700" />
          {messages.nothingNext}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Badge tone={getTone(state)}>{messages.states[state]}</Badge>
        <PaymentBadge of={reservation} />
        <Link
          to={`/departs/${reservation.departureId}`}
          className="link ml-2 inline-flex min-h-11 items-center"
        >
          {messages.departure}
        </Link>
      </div>
      <LabelledValues of={facts} />
      <p className="mt-3 text-meta text-ink-2">
        {[messages.bookedOn(dayAndHour(bookedAt)), canceledAt && messages.canceledOn(dayAndHour(canceledAt))]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  )
}
