import type { ComponentType } from 'react'
import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import { ExpeditionCard } from '#web/features/expeditions/ExpeditionCard.tsx'
import { type ExpeditionMatch, toLines } from '#web/features/expeditions/expeditionMatch.rules.ts'
import type { Favourites } from '#web/lib/account/favourites.tsx'

type Props = {
  expeditions: ExpeditionCardFragment[]
  favourites: Favourites
  /** Set by a search: the matching part of each expedition, and whether it departs from a city. */
  matches?: ExpeditionMatch[]
  isFromCity?: boolean
  priorityCount?: number
  /** Three columns, beside a panel. */
  isNarrow?: boolean
  /** Content below each card. */
  UnderCard?: ComponentType<{ expedition: ExpeditionCardFragment }> | undefined
}

/** Fills the first screen of any device. */
const shownFirst = 6

export function ExpeditionGrid({
  expeditions,
  favourites,
  matches = [],
  isFromCity = false,
  priorityCount = 0,
  isNarrow = false,
  UnderCard,
}: Props) {
  const matchById = new Map(matches.map((match) => [match.expeditionId, match]))
  const cardLines = (expedition: ExpeditionCardFragment) => {
    const match = matchById.get(expedition.id)
    return match && toLines(expedition, match, isFromCity)
  }
  return (
    <ul className={isNarrow ? 'cards lg:grid-cols-2! xl:grid-cols-3!' : 'cards'}>
      {expeditions.map((expedition, index) => (
        <li key={expedition.id} className={index < shownFirst ? undefined : 'later'}>
          <ExpeditionCard
            expedition={expedition}
            favourites={favourites}
            lines={cardLines(expedition)}
            isPriority={index < priorityCount}
          />
          {UnderCard && <UnderCard expedition={expedition} />}
        </li>
      ))}
    </ul>
  )
}
