import type { ReactNode } from 'react'
import type { TripCardFragment } from '#web/features/trips/TripCard.generated.ts'
import { TripCard } from '#web/features/trips/TripCard.tsx'
import { linesOf, type TripMatch } from '#web/features/trips/tripMatch.rules.ts'
import type { Favourites } from '#web/lib/favourites.tsx'

type Props = {
  trips: TripCardFragment[]
  favourites: Favourites
  /** Of a search: what of each trip answers it, and whether it is from a city. */
  matches?: TripMatch[]
  isFromCity?: boolean
  priorityCount?: number
  /** Beside a panel there is room for three. */
  isNarrow?: boolean
  /** Under each card. */
  underCard?: (trip: TripCardFragment) => ReactNode
}

/** More than the first screen of any device holds. */
const shownFirst = 6

export function TripGrid({
  trips,
  favourites,
  matches = [],
  isFromCity = false,
  priorityCount = 0,
  isNarrow = false,
  underCard,
}: Props) {
  const matchOf = new Map(matches.map((match) => [match.expeditionId, match]))
  const cardLines = (trip: TripCardFragment) => {
    const match = matchOf.get(trip.id)
    return match && linesOf(trip, match, isFromCity)
  }
  return (
    <ul className={isNarrow ? 'cards lg:grid-cols-2! xl:grid-cols-3!' : 'cards'}>
      {trips.map((trip, index) => (
        <li key={trip.id} className={index < shownFirst ? undefined : 'later'}>
          <TripCard
            trip={trip}
            favourites={favourites}
            lines={cardLines(trip)}
            isPriority={index < priorityCount}
          />
          {underCard?.(trip)}
        </li>
      ))}
    </ul>
  )
}
