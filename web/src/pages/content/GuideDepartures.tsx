import { Link } from 'react-router-dom'
import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import { DepartureState } from '#web/features/departures/DepartureState.tsx'
import { datesWithDays } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { guidesCopy } from '#web/pages/content/guides.content.ts'

type Props = {
  firstName: string
  lines: { departure: DepartureLineFragment; expedition: { slug: string; name: string } }[]
}

/** The next departures of a guide, with their state and places; each leads to the dates of its expedition. */
export const GuideDepartures = ({ firstName, lines }: Props) => (
  <section aria-labelledby="prochains-departs" className="mb-16">
    <h2 id="prochains-departs" className="mb-4 text-h2">
      {guidesCopy.next(firstName)}
    </h2>
    {lines.length === 0 && <p className="text-ink-2">{guidesCopy.noNext(firstName)}</p>}
    <ul className="border-line not-empty:border-t">
      {lines.map(({ departure, expedition }) => (
        <li
          key={departure.id}
          className="group relative grid gap-x-6 gap-y-0.5 border-b border-line py-3.5 hover:bg-pine-50 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,5fr)] sm:items-baseline sm:px-3"
        >
          <b className="font-semibold">{datesWithDays(departure.startDate, departure.endDate)}</b>
          <Link
            to={`${paths.expedition(expedition.slug)}#departs`}
            className="font-semibold text-pine-700 after:absolute after:inset-0 group-hover:underline"
          >
            {expedition.name}
          </Link>
          <span className="text-15 text-ink-2">
            <DepartureState departure={departure} />
          </span>
        </li>
      ))}
    </ul>
  </section>
)
