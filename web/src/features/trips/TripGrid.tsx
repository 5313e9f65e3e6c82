import type { TripCardFragment } from '#web/features/trips/TripCard.generated.ts'
import { TripCard } from '#web/features/trips/TripCard.tsx'
import type { Favourites } from '#web/lib/favourites.tsx'

type Props = { trips: TripCardFragment[]; favourites: Favourites; priorityCount?: number }

export function TripGrid({ trips, favourites, priorityCount = 0 }: Props) {
  return (
    <ul className="cards">
      {trips.map((trip, index) => (
        <li key={trip.id}>
          <TripCard trip={trip} favourites={favourites} isPriority={index < priorityCount} />
        </li>
      ))}
    </ul>
  )
}
