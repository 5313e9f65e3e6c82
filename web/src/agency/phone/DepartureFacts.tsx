import { Link } from 'react-router-dom'
import type { PhoneDeparture } from '#web/agency/phone/departure.ts'
import { messages } from '#web/agency/phone/messages.ts'
import { countFree } from '#web/agency/phone/phone.rules.ts'
import { dateRange, money } from '#web/lib/format/format.ts'

/** The departure that is booked, and the way to another date. */
export function DepartureFacts({ departure }: { departure: PhoneDeparture }) {
  const { expeditionId, expeditionName, startDate, endDate, priceCents, state } = departure
  const free = countFree(departure)
  const isOnSale = state === 'OPEN' || state === 'CONFIRMED' || state === 'FULL'
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-h3">{expeditionName}</h2>
        <Link
          to={`/reservations/nouvelle?aventure=${expeditionId}`}
          className="link inline-flex min-h-11 items-center"
        >
          {messages.otherDate}
        </Link>
      </div>
      <p className="font-semibold">{dateRange(startDate, endDate)}</p>
      <p className="text-ink-2">
        {free > 0 ? messages.free(free) : messages.full} · {messages.perTraveller(money(priceCents / 100))}
      </p>
      {!isOnSale && <p className="mt-2 font-semibold text-rouge-700">{messages.notOnSale}</p>}
    </section>
  )
}
