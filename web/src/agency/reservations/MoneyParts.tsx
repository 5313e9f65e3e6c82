import { FileText } from 'lucide-react'
import { euros } from '#schema/frenchFormats.ts'
import { sitePaths } from '#schema/sitePaths.ts'
import { messages } from '#web/agency/reservations/messages.ts'
import { Part } from '#web/agency/reservations/Part.tsx'
import type { PricedReservation, ShownReservation } from '#web/agency/reservations/reservation.ts'
import { splitLines } from '#web/agency/reservations/reservations.rules.ts'
import { singleDay } from '#web/lib/format/format.ts'

type Props = { reservation: ShownReservation }

/** The lines of the price as it was sold, and the gift cards that pay it. */
export function Price({ reservation: { lines, totalCents, state } }: { reservation: PricedReservation }) {
  const { sold, paid } = splitLines(lines, totalCents)
  return (
    <Part title={messages.price}>
      {lines.length === 0 && <p className="mt-2 text-ink-2">{messages.noLines}</p>}
      <ul className="mt-2 divide-y divide-line">
        {sold.map((line) => (
          <Line key={line.label} {...line} />
        ))}
        <li className="flex justify-between gap-4 py-2 font-semibold">
          <span>{state === 'CANCELED' ? messages.totalCanceled : messages.total}</span>
          <span className="tabular-nums whitespace-nowrap">{euros(totalCents)}</span>
        </li>
        {paid.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </ul>
    </Part>
  )
}

const Line = ({ label, quantity, amountCents }: PricedReservation['lines'][number]) => (
  <li className="flex justify-between gap-4 py-2">
    <span>{quantity > 1 ? `${quantity} × ${label}` : label}</span>
    <span className="tabular-nums whitespace-nowrap">{euros(amountCents)}</span>
  </li>
)

/** Invoices and credit notes, to download. */
export function Invoices({ reservation: { invoices } }: Props) {
  return (
    <Part title={messages.documents}>
      {invoices.length === 0 && <p className="mt-2 text-ink-2">{messages.noDocuments}</p>}
      <ul className="mt-2 divide-y divide-line">
        {invoices.map(({ id, number, isCreditNote, issuedAt, totalCents }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <a href={sitePaths.invoice(id)} className="link inline-flex min-h-11 items-center gap-2">
              <FileText aria-hidden="true" className="size-5" />
              {isCreditNote ? messages.creditNote(number) : messages.invoice(number)}
            </a>
            <span className="text-meta text-ink-2">
              {singleDay(issuedAt.slice(0, 10))} · {euros(totalCents)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
