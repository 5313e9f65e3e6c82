import type { TripCardFragment } from '#web/features/trips/TripCard.generated.ts'
import { TripCard } from '#web/features/trips/TripCard.tsx'
import type { Favourites } from '#web/lib/favourites.tsx'

type Props = {
  trips: TripCardFragment[]
  favourites: Favourites
  priorityCount?: number
  /** Beside a panel there is room for three. */
  isNarrow?: boolean
}

/** More than the first screen of any device holds. */
const shownFirst = 6

export function TripGrid({ trips, favourites, priorityCount = 0, isNarrow = false }: Props) {
  return (
    <ul className={isNarrow ? 'cards lg:grid-cols-2! xl:grid-cols-3!' : 'cards'}>
      {trips.map((trip, index) => (
        <li key={trip.id} className={index < shownFirst ? undefined : 'later'}>
          <TripCard trip={trip} favourites={favourites} isPriority={index < priorityCount} />
        </li>
      ))}
    </ul>
  )
}
