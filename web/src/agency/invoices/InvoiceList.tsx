import { FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { euros } from '#schema/frenchFormats.ts'
import { sitePaths } from '#schema/sitePaths.ts'
import type { InvoiceRowFragment } from '#web/agency/invoices/Invoices.generated.ts'
import { messages } from '#web/agency/invoices/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { may } from '#web/agency/shell/me.rules.ts'
import { singleDay } from '#web/lib/format/format.ts'

type Props = { invoices: readonly InvoiceRowFragment[] }

/** Documents. Their files name people: only staff with access to customers download them. */
export function InvoiceList({ invoices }: Props) {
  const me = useAgencyMeQuery().data?.agency?.me
  const mayDownload = may(me, 'BOOKINGS')
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
      {invoices.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} mayDownload={mayDownload} />
      ))}
    </ul>
  )
}

function Row({ invoice, mayDownload }: { invoice: InvoiceRowFragment; mayDownload: boolean }) {
  const { id, number, kind, issuedAt, totalCents, reservationId, reference, customerName } = invoice
  const name = messages.named(messages.kinds[kind], number)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-4 py-3 sm:px-5 lg:grid-cols-[15rem_minmax(0,1fr)_10rem_10rem_8rem]">
      {mayDownload ? (
        <a
          href={sitePaths.invoice(id)}
          data-row=""
          aria-label={messages.download(name)}
          className="link inline-flex min-h-11 items-center gap-2 font-semibold max-lg:col-span-2"
        >
          <FileText aria-hidden="true" className="size-5 shrink-0" />
          {name}
        </a>
      ) : (
        <span className="inline-flex min-h-11 items-center font-semibold max-lg:col-span-2">{name}</span>
      )}
      <span className="min-w-0 wrap-anywhere text-ink-2 max-lg:empty:hidden">{customerName}</span>
      <span className="text-ink-2">
        {reservationId ? (
          <Link to={`/reservations/${reservationId}`} className="link inline-flex min-h-11 items-center">
            {reference ?? messages.open}
          </Link>
        ) : (
          messages.giftCard
        )}
      </span>
      <span className="text-ink-2">{singleDay(issuedAt.slice(0, 10))}</span>
      <span className="font-semibold tabular-nums lg:text-right">{euros(totalCents)}</span>
    </li>
  )
}
