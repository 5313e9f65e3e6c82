import { toast } from 'react-hot-toast/headless'
import { useSetFavouriteMutation } from '#web/app/Me.generated.ts'
import { messages } from '#web/app/messages.ts'
import type { Favourite, Favourites } from '#web/lib/favourites.tsx'
import type { MeFragment } from '#web/lib/Me.generated.ts'

/** Hearts change at once, and change back with a sentence when the service refuses. */
export function useFavouriteHearts(me: MeFragment | null, signIn: (trip: Favourite) => void): Favourites {
  const [setFavourite] = useSetFavouriteMutation()
  const has = (id: string) => me?.favouriteIds.includes(id) ?? false

  async function toggle({ id, name, favouriteCount, coverImage = null }: Favourite): Promise<void> {
    const trip = { id, name, favouriteCount, coverImage: coverImage && { url: coverImage.url } }
    if (!me) return signIn(trip)
    const favourite = !has(trip.id)
    const others = me.favouriteIds.filter((id) => id !== trip.id)
    const favouriteIds = favourite ? [trip.id, ...others] : others
    try {
      const { data } = await setFavourite({
        variables: { expeditionId: trip.id, favourite },
        optimisticResponse: {
          setFavourite: {
            __typename: 'SetFavouritePayload',
            expedition: {
              __typename: 'Expedition',
              id: trip.id,
              favouriteCount: Math.max(0, trip.favouriteCount + (favourite ? 1 : -1)),
            },
            me: { __typename: 'User', id: me.id, favouriteIds, favouriteCount: favouriteIds.length },
            errors: [],
          },
        },
      })
      const [error] = data?.setFavourite.errors ?? []
      if (error) toast.error(error.message)
      else toast.success(favourite ? messages.added : messages.removed)
    } catch {
      toast.error(messages.failed)
    }
  }

  return { has, toggle: (trip) => void toggle(trip) }
}
