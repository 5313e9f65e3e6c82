import type { ApolloCache } from '@apollo/client'

/** Writes a favourite to the account's list and count, from which hearts, header and list read. Idempotent. */
export function writeFavourite(
  cache: ApolloCache,
  userId: string,
  expeditionId: string,
  isFavourite: boolean,
): void {
  const id = `User:${userId}`
  let step = 0
  cache.modify<{ favouriteIds: string[] }>({
    id,
    fields: {
      favouriteIds(ids) {
        if (!Array.isArray(ids) || ids.includes(expeditionId) === isFavourite) return ids
        step = isFavourite ? 1 : -1
        const others = ids.filter((each) => each !== expeditionId)
        return isFavourite ? [expeditionId, ...others] : others
      },
    },
  })
  if (step === 0) return
  cache.modify<{ favouriteCount: number }>({
    id,
    fields: { favouriteCount: (count) => Math.max(0, count + step) },
  })
}
