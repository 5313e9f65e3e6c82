import { toast } from 'react-hot-toast/headless'
import { FavouriteToast, Photo } from '#web/app/FavouriteToast.tsx'
import { writeFavourite } from '#web/app/favouriteCache.ts'
import { messages } from '#web/app/messages.ts'
import { SetFavouriteDocument } from '#web/app/SetFavourite.generated.ts'
import type { Favourite } from '#web/lib/favourites.tsx'
import type { Graph } from '#web/lib/graph.ts'
import { failureOf } from '#web/lib/graphErrors.ts'
import { lastWriteWins } from '#web/lib/lastWriteWins.ts'
import { track } from '#web/lib/track.ts'

/** Changes a heart optimistically; the last write wins, and a refusal rolls it back with a message. */
export function favouriteChanges(graph: Graph) {
  const intents = new Map<string, { intent: object }>()
  const notify = lastWriteWins(async (expeditionId, favourite) => {
    const client = await graph.apollo()
    // The result is not read: a later change may be on the screen already.
    const { data } = await client.mutate({
      mutation: SetFavouriteDocument,
      variables: { expeditionId, favourite },
      fetchPolicy: 'no-cache',
      context: { ...intents.get(expeditionId) },
    })
    const [refusal] = data?.setFavourite.errors ?? []
    if (refusal) throw new Refused(refusal.message)
  })

  return async function pending(userId: string, expedition: Favourite, isWanted: boolean): Promise<void> {
    const { cache } = await graph.apollo()
    const announce = (isAdded: boolean) =>
      showToast(expedition, isAdded, () => void pending(userId, expedition, !isAdded))
    intents.set(expedition.id, { intent: { kind: 'favourite', expedition } })
    writeFavourite(cache, userId, expedition.id, isWanted)
    announce(isWanted)
    const outcome = await notify(expedition.id, isWanted)
    if (!outcome) return
    if (!('error' in outcome)) {
      // Signing in again in between has read the previous state of the account.
      if (writeFavourite(cache, userId, expedition.id, outcome.held ?? isWanted))
        announce(outcome.held ?? isWanted)
      if (outcome.held) track({ name: 'AddToWishlist', expeditionId: expedition.id })
      return refetchPrompts(graph)
    }
    writeFavourite(cache, userId, expedition.id, outcome.held ?? !isWanted)
    toast.error(sentenceOf(outcome.error), { id: toastId(expedition) })
  }
}

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

const sentenceOf = (error: unknown) =>
  error instanceof Refused ? error.message : failureOf(error, messages.failed)

const toastId = ({ id }: Favourite) => `heart-${id}`

function showToast(expedition: Favourite, isAdded: boolean, onUndo: () => void): void {
  const photo = expedition.coverImage?.url.replace(/\?w=\d+$/, '?w=320')
  toast(<FavouriteToast isAdded={isAdded} onUndo={onUndo} />, {
    id: toastId(expedition),
    ...(photo && { icon: <Photo url={photo} /> }),
  })
}
