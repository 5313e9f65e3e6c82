import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { FavouriteToast, Photo } from '#web/app/FavouriteToast.tsx'
import { writeFavourite } from '#web/app/favouriteCache.ts'
import { useSetFavouriteMutation } from '#web/app/Me.generated.ts'
import { messages } from '#web/app/messages.ts'
import type { Favourite, Favourites } from '#web/lib/favourites.tsx'
import { failureOf } from '#web/lib/graphErrors.ts'
import { useGraph } from '#web/lib/graphHooks.ts'
import { lastWishWins } from '#web/lib/lastWish.ts'
import type { MeFragment } from '#web/lib/Me.generated.ts'
import { track } from '#web/lib/track.ts'

/** Hearts change at once; the last wish wins, and what the service refuses changes back with a sentence. */
export function useFavouriteHearts(me: MeFragment | null, signIn: (trip: Favourite) => void): Favourites {
  const graph = useGraph()
  const [setFavourite] = useSetFavouriteMutation()
  const [intents] = useState(() => new Map<string, { intent: object }>())
  const [tell] = useState(() =>
    lastWishWins(async (expeditionId, favourite) => {
      // Read by nobody: a later wish may be on the screen already.
      const { data } = await setFavourite({
        variables: { expeditionId, favourite },
        fetchPolicy: 'no-cache',
        context: { ...intents.get(expeditionId) },
      })
      const [refusal] = data?.setFavourite.errors ?? []
      if (refusal) throw new Refused(refusal.message)
    }),
  )
  const has = (id: string) => me?.favouriteIds.includes(id) ?? false

  async function wish(userId: string, trip: Favourite, isWanted: boolean): Promise<void> {
    const { cache } = await graph.apollo()
    const announce = (isAdded: boolean) => showToast(trip, isAdded, () => void wish(userId, trip, !isAdded))
    intents.set(trip.id, { intent: { kind: 'favourite', trip } })
    writeFavourite(cache, userId, trip.id, isWanted)
    announce(isWanted)
    const outcome = await tell(trip.id, isWanted)
    if (!outcome) return
    if (!('error' in outcome)) {
      // Signing in again in between has read the account as it was before.
      if (writeFavourite(cache, userId, trip.id, outcome.held ?? isWanted)) announce(outcome.held ?? isWanted)
      if (outcome.held) track({ name: 'AddToWishlist', expeditionId: trip.id })
      return askPromptsAgain()
    }
    writeFavourite(cache, userId, trip.id, outcome.held ?? !isWanted)
    toast.error(sentenceOf(outcome.error), { id: toastId(trip) })
  }

  /** A dear favourite may be worth a call. */
  async function askPromptsAgain(): Promise<void> {
    const client = await graph.apollo()
    await client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName === 'Prompts',
    })
  }

  return {
    has,
    toggle({ id, name, coverImage }) {
      const trip = { id, name, coverImage: coverImage ? { url: coverImage.url } : null }
      if (me) void wish(me.id, trip, !has(id)).catch(() => toast.error(messages.failed))
      else signIn(trip)
    },
  }
}

/** In words that are ready to show. */
class Refused extends Error {}

const sentenceOf = (error: unknown) =>
  error instanceof Refused ? error.message : failureOf(error, messages.failed)

const toastId = ({ id }: Favourite) => `heart-${id}`

function showToast(trip: Favourite, isAdded: boolean, onUndo: () => void): void {
  const photo = trip.coverImage?.url.replace(/\?w=\d+$/, '?w=320')
  toast(<FavouriteToast isAdded={isAdded} onUndo={onUndo} />, {
    id: toastId(trip),
    ...(photo && { icon: <Photo url={photo} /> }),
  })
}
