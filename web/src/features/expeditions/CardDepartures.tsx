import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import { renderFooter } from '#web/features/expeditions/expeditionCard.rules.ts'
import { messages } from '#web/features/expeditions/messages.ts'
import { places, shortDay } from '#web/lib/format/format.ts'

type Departure = ExpeditionCardFragment['nextDepartures'][number]

type Props = { departures: Departure[]; total: number }

/** A few departures side by side: each date above its places. */
export function CardDepartures({ departures, total }: Props) {
  if (departures.length === 0) return total === 0 ? <p className="trip-dates">{renderFooter(total)}</p> : null
  return (
    <ul className="trip-dates">
      {departures.map((departure) => (
        <li key={departure.id} className={toState(departure)}>
          <b>{shortDay(departure.startDate)}</b> <State departure={departure} />
          {places(departure.availableCount)}
        </li>
      ))}
    </ul>
  )
}

const toState = ({ isConfirmed, availableCount }: Departure) =>
  availableCount <= 0 ? 'is-full' : isConfirmed ? 'is-confirmed' : undefined

function State({ departure: { isConfirmed, availableCount, missingToConfirm } }: { departure: Departure }) {
  if (availableCount <= 0 || (!isConfirmed && missingToConfirm !== 1)) return null
  return <span className="sr-only">{`${isConfirmed ? messages.confirmedDate : messages.oneMissing}, `}</span>
}
