type Expedition = { nextDepartures: readonly { startDate: string }[] }

export const favouriteOrders = ['latest', 'nextDeparture'] as const
export type FavouriteOrder = (typeof favouriteOrders)[number]

const farAway = '9999'

/** Most recently added first, as they come; or by next departure, without a date last. */
export function inOrder<T extends Expedition>(expeditions: readonly T[], order: FavouriteOrder): T[] {
  if (order === 'latest') return [...expeditions]
  const start = ({ nextDepartures: [next] }: T) => next?.startDate ?? farAway
  return expeditions.toSorted((one, other) => start(one).localeCompare(start(other)))
}

export const maxCompared = 3

/** The expeditions that the URL compares: favourites only, limited to the table. */
export function comparedOf<T extends { id: string }>(
  expeditions: readonly T[],
  requested: string | null,
): T[] {
  const ids = [...new Set((requested ?? '').split(','))]
  return ids
    .flatMap((id) => expeditions.find((expedition) => expedition.id === id) ?? [])
    .slice(0, maxCompared)
}

/** The comparison in the URL after adding or removing an expedition. */
export function withCompared(ids: readonly string[], id: string): string {
  return (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]).join()
}
