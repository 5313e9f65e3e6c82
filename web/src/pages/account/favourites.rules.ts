type Trip = { nextDepartures: readonly { startDate: string }[] }

export const favouriteOrders = ['latest', 'nextDeparture'] as const
export type FavouriteOrder = (typeof favouriteOrders)[number]

const farAway = '9999'

/** The last kept first, as they come; or the first to leave, with what has no date at the end. */
export function inOrder<T extends Trip>(trips: readonly T[], order: FavouriteOrder): T[] {
  if (order === 'latest') return [...trips]
  const start = ({ nextDepartures: [next] }: T) => next?.startDate ?? farAway
  return trips.toSorted((one, other) => start(one).localeCompare(start(other)))
}
