import { toast } from 'react-hot-toast/headless'
import { phonePromptAboveEuros } from '#schema/constants.ts'
import { FavouriteToast, Photo } from '#web/app/favourites/FavouriteToast.tsx'
import { writeFavourite } from '#web/app/favourites/favouriteCache.ts'
import {
  FavouriteFactsFragmentDoc,
  OwnFavouritesFragmentDoc,
  SetFavouriteDocument,
  type SetFavouriteMutation,
} from '#web/app/favourites/SetFavourite.generated.ts'
import { messages } from '#web/app/messages.ts'
import type { Favourite } from '#web/lib/account/favourites.tsx'
import { track } from '#web/lib/browser/track.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { failureOf } from '#web/lib/graph/graphErrors.ts'
import { notifyTabs } from '#web/lib/graph/tabs.ts'

/** Changes a heart optimistically. `coalesceLink` lets the last write win; a refusal rolls the cache back. */
export function favouriteChanges(graph: Graph) {
  const latest = new Map<string, object>()

  return async function change(userId: string, expedition: Favourite, isWanted: boolean): Promise<void> {
    const client = await graph.apollo()
    const { cache } = client
    const { id } = expedition
    const facts = cache.readFragment({ id: `Expedition:${id}`, fragment: FavouriteFactsFragmentDoc }, true)
    const own = {}
    latest.set(id, own)
    let isHeld = false
    const announce = () => showToast(expedition, isWanted, () => void change(userId, expedition, !isWanted))
    announce()
    try {
      const { data } = await client.mutate({
        mutation: SetFavouriteDocument,
        variables: { expeditionId: id, favourite: isWanted },
        optimisticResponse: optimistic(id, isWanted, facts?.favouriteCount ?? 0),
        update: (written, { data: answer }) => {
          if (answer?.setFavourite.errors.length !== 0) return
          writeFavourite(written, userId, id, answer.setFavourite.expedition?.isFavourite ?? isWanted)
        },
        context: {
          coalesce: `favourite:${id}`,
          intent: { kind: 'favourite', expedition },
          onHeld: () => {
            isHeld = true
          },
        },
      })
      const [refusal] = data?.setFavourite.errors ?? []
      if (refusal) throw new Refused(refusal.message)
    } catch (error) {
      toast.error(messageOf(error), { id: toastId(expedition) })
      return
    }
    if (latest.get(id) !== own) return
    latest.delete(id)
    // Signing in again has dismissed the first announcement.
    if (isHeld) announce()
    const favourites = cache.readFragment({ id: `User:${userId}`, fragment: OwnFavouritesFragmentDoc })
    if (favourites) notifyTabs({ kind: 'changed', entities: { [`User:${userId}`]: favourites } })
    if (!isWanted) return
    track({ name: 'AddToWishlist', expeditionId: id })
    if ((facts?.price ?? phonePromptAboveEuros + 1) > phonePromptAboveEuros) await refetchPrompts(graph)
  }
}

const optimistic = (id: string, isFavourite: boolean, count: number): SetFavouriteMutation => ({
  setFavourite: {
    __typename: 'SetFavouritePayload',
    expedition: {
      __typename: 'Expedition',
      id,
      favouriteCount: Math.max(0, count + (isFavourite ? 1 : -1)),
      isFavourite,
    },
    errors: [],
  },
})

/** Refetches the prompts: an expensive favourite may cause one. */
async function refetchPrompts(graph: Graph): Promise<void> {
  const client = await graph.apollo()
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName === 'Prompts',
  })
}

/** Carries a message that is ready to show. */
class Refused extends Error {}

const messageOf = (error: unknown) =>
  error instanceof Refused ? error.message : failureOf(error, messages.failed)

const toastId = ({ id }: Favourite) => `heart-${id}`

function showToast(expedition: Favourite, isAdded: boolean, onUndo: () => void): void {
  const photo = expedition.coverImage?.url.replace(/\?w=\d+$/, '?w=320')
  toast(<FavouriteToast isAdded={isAdded} onUndo={onUndo} />, {
    id: toastId(expedition),
    ...(photo && { icon: <Photo url={photo} /> }),
  })
}
