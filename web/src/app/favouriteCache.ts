import type { ApolloCache } from '@apollo/client'

/**
 * Writes a favourite to the cache that hearts, counts, header and list read. Returns whether anything
 * changed.
 */
export function writeFavourite(
  cache: ApolloCache,
  userId: string,
  expeditionId: string,
  intent: boolean,
): boolean {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== expeditionId)
  let isChange = false
  cache.modify<{ favouriteIds: string[] }>({
    id: `User:${userId}`,
    fields: {
      favouriteIds(ids) {
        if (!Array.isArray(ids)) return ids
        isChange = ids.includes(expeditionId) !== intent
        return intent ? [expeditionId, ...without(ids)] : without(ids)
      },
    },
  })
  if (!isChange) return false
  const step = intent ? 1 : -1
  const counted = (count: number) => Math.max(0, count + step)
  cache.modify<{ favouriteCount: number }>({ id: `User:${userId}`, fields: { favouriteCount: counted } })
  cache.modify<{ favouriteCount: number }>({
    id: `Expedition:${expeditionId}`,
    fields: { favouriteCount: counted },
  })
  return true
}
