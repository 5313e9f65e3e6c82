type Expedition = { nextDepartures: readonly { startDate: string }[] }

export const favouriteOrders = ['latest', 'nextDeparture'] as const
export type FavouriteOrder = (typeof favouriteOrders)[number]

const farAway = '9999'

/** The last kept first, as they come; or the first to leave, with what has no date at the end. */
export function inOrder<T extends Expedition>(expeditions: readonly T[], order: FavouriteOrder): T[] {
  if (order === 'latest') return [...expeditions]
  const start = ({ nextDepartures: [next] }: T) => next?.startDate ?? farAway
  return expeditions.toSorted((one, other) => start(one).localeCompare(start(other)))
}

export const maxCompared = 3

/** The trips that an address compares: those that are still favourites, no more than fit in a table. */
export function comparedOf<T extends { id: string }>(expeditions: readonly T[], asked: string | null): T[] {
  const ids = [...new Set((asked ?? '').split(','))]
  return ids
    .flatMap((id) => expeditions.find((expedition) => expedition.id === id) ?? [])
    .slice(0, maxCompared)
}

/** What the address compares once a trip is added, or taken out. */
export function withCompared(ids: readonly string[], id: string): string {
  return (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]).join()
}
