import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import { footerOf } from '#web/features/expeditions/expeditionCard.rules.ts'
import { messages } from '#web/features/expeditions/messages.ts'
import { places, shortDay } from '#web/lib/format/format.ts'

type Departure = ExpeditionCardFragment['nextDepartures'][number]

type Props = { departures: Departure[]; total: number }

/** A few departures with their places, and the total number. */
export const CardDepartures = ({ departures, total }: Props) => (
  <ul className="trip-dates">
    {departures.map((departure) => (
      <li key={departure.id} className={departure.availableCount > 0 ? undefined : 'is-full'}>
        <span>{shortDay(departure.startDate)}</span>
        <State departure={departure} />
        <span>{places(departure.availableCount)}</span>
      </li>
    ))}
    <li>{footerOf(total)}</li>
  </ul>
)

function State({ departure: { isConfirmed, availableCount, missingToConfirm } }: { departure: Departure }) {
  if (availableCount <= 0) return null
  if (isConfirmed) return <b>{messages.confirmedDate}</b>
  return missingToConfirm === 1 ? <span>{messages.oneMissing}</span> : null
}
