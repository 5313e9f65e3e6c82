import { Link } from 'react-router-dom'
import { messages } from '#web/features/shortlist/messages.ts'
import type { ShortlistFragment } from '#web/features/shortlist/Shortlist.generated.ts'
import { datesWithDays, places } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'

/** The departures of the list in the order of the service, with those who cannot. */
export function BestDates({ list: { bestDates, people } }: { list: ShortlistFragment }) {
  const all = people.reduce((sum, { party }) => sum + party, 0)
  return (
    <section className="mt-10" aria-labelledby="departs">
      <h2 id="departs" className="text-h2">
        {messages.dates}
      </h2>
      {bestDates.length === 0 && <p className="mt-2 text-ink-2">{messages.noDates}</p>}
      <ol className="mt-4 grid gap-3">
        {bestDates.map(({ expedition, departure, travellers, missing }) => (
          <li
            key={departure.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl bg-surface p-4 ring-1 ring-line"
          >
            <div>
              <p className="font-semibold">
                {expedition.name}, {datesWithDays(departure.startDate, departure.endDate)}
              </p>
              <p className="text-meta text-ink-2">
                {[
                  messages.can(travellers, all),
                  missing.length > 0 ? messages.without(missing.map(({ name }) => name)) : messages.everybody,
                  places(departure.availableCount),
                ].join(' · ')}
              </p>
            </div>
            <Link
              to={`${paths.expedition(expedition.slug)}#departs`}
              aria-label={messages.seeTrip(expedition.name)}
              className="link inline-flex min-h-11 items-center"
            >
              {messages.see}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
