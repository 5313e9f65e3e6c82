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
