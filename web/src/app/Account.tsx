import { type ReactNode, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useMeQuery, useSetFavouriteMutation } from '#web/app/Me.generated.ts'
import { messages } from '#web/app/messages.ts'
import { SignInDialog } from '#web/app/SignInDialog.tsx'
import { type Favourite, FavouritesProvider } from '#web/lib/favourites.tsx'

/**
 * Whoever is signed in, asked for in the browser alone: the page that the server writes is the same for everybody. Its hearts
 * change at once, and change back with a sentence when the service refuses.
 */
export function Account({ children }: { children: ReactNode }) {
  const { data } = useMeQuery({ ssr: false })
  const [setFavourite] = useSetFavouriteMutation()
  const [isAsked, setAsked] = useState(false)
  const me = data?.me
  const ids = me?.favouriteIds ?? []
  const has = (id: string) => ids.includes(id)

  async function toggle({ id, favouriteCount }: Favourite): Promise<void> {
    if (!me?.id) return setAsked(true)
    const favourite = !has(id)
    const favouriteIds = favourite
      ? [id, ...ids.filter(isText)]
      : ids.filter(isText).filter((each) => each !== id)
    try {
      const { data: answer } = await setFavourite({
        variables: { expeditionId: id, favourite },
        optimisticResponse: {
          setFavourite: {
            __typename: 'SetFavouritePayload',
            expedition: {
              __typename: 'Expedition',
              id,
              favouriteCount: Math.max(0, favouriteCount + (favourite ? 1 : -1)),
            },
            me: { __typename: 'User', id: me.id, favouriteIds, favouriteCount: favouriteIds.length },
            errors: [],
          },
        },
      })
      const [error] = answer?.setFavourite.errors ?? []
      if (error) toast.error(error.message)
      else toast.success(favourite ? messages.added : messages.removed)
    } catch {
      toast.error(messages.failed)
    }
  }

  return (
    <FavouritesProvider value={{ has, toggle: (trip) => void toggle(trip) }}>
      {children}
      <SignInDialog isOpen={isAsked} onClose={() => setAsked(false)} />
    </FavouritesProvider>
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'
