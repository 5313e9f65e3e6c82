import type { ApolloCache } from '@apollo/client'
import { Link } from 'react-router-dom'
import { phonePromptAboveEuros } from '#schema/constants.ts'
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
import { notifyTabs } from '#web/lib/graph/tabs.ts'
import { paths } from '#web/lib/site/paths.ts'
import { offerUndo, Refused, undoable } from '#web/ui/undoable.tsx'

/** Changes a heart optimistically, and offers to undo it. `coalesceLink` lets the last write win; a refusal rolls the cache back. */
export function favouriteChanges(graph: Graph) {
  const latest = new Map<string, object>()

  async function send(userId: string, expedition: Favourite, isWanted: boolean): Promise<void> {
    const client = await graph.apollo()
    const { cache } = client
    const { id } = expedition
    const { price, favouriteCount } = readFacts(cache, userId, id, isWanted)
    const own = {}
    latest.set(id, own)
    let isHeld = false
    const { data } = await client.mutate({
      mutation: SetFavouriteDocument,
      variables: { expeditionId: id, favourite: isWanted },
      optimisticResponse: optimistic(id, isWanted, favouriteCount),
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
    if (latest.get(id) !== own) return
    latest.delete(id)
    // Signing in again has dismissed the first offer.
    if (isHeld)
      offerUndo(() => send(userId, expedition, !isWanted), toSentence(isWanted), toToast(expedition))
    const favourites = cache.readFragment({ id: `User:${userId}`, fragment: OwnFavouritesFragmentDoc })
    if (favourites) notifyTabs({ kind: 'changed', entities: { [`User:${userId}`]: favourites } })
    if (!isWanted) return
    track({ name: 'AddToWishlist', expeditionId: id })
    if ((price ?? phonePromptAboveEuros + 1) > phonePromptAboveEuros) await refetchPrompts(graph)
  }

  return (userId: string, expedition: Favourite, isWanted: boolean) =>
    undoable(
      () => send(userId, expedition, isWanted),
      () => send(userId, expedition, !isWanted),
      toSentence(isWanted),
      toToast(expedition),
    )
}

const toSentence = (isAdded: boolean) => (
  <Link to={paths.favourites} className="underline-offset-3 hover:underline">
    {isAdded ? messages.added : messages.removed}
  </Link>
)

function toToast({ id, coverImage }: Favourite) {
  const photo = coverImage?.url.replace(/\?w=\d+$/, '?w=320')
  return { id: `heart-${id}`, ...(photo && { icon: <Photo url={photo} /> }) }
}

const Photo = ({ url }: { url: string }) => (
  <img src={url} alt="" width={44} height={44} className="-ml-1.5 size-11 shrink-0 rounded-md object-cover" />
)

/** Price of a trip, and its count once the heart is in that state: earlier presses count already. */
function readFacts(cache: ApolloCache, userId: string, id: string, isWanted: boolean) {
  const facts = cache.readFragment({ id: `Expedition:${id}`, fragment: FavouriteFactsFragmentDoc }, true)
  const own = cache.readFragment({ id: `User:${userId}`, fragment: OwnFavouritesFragmentDoc }, true)
  const isFavourite = own?.favouriteIds.includes(id) ?? !isWanted
  const step = Number(isWanted) - Number(isFavourite)
  return { price: facts?.price, favouriteCount: Math.max(0, (facts?.favouriteCount ?? 0) + step) }
}

const optimistic = (id: string, isFavourite: boolean, favouriteCount: number): SetFavouriteMutation => ({
  setFavourite: {
    __typename: 'SetFavouritePayload',
    expedition: {
      __typename: 'Expedition',
      id,
      favouriteCount,
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
