import { useRef } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/app/messages.ts'
import type { Favourite, Favourites } from '#web/lib/account/favourites.tsx'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import type { MeFragment } from '#web/lib/graph/Me.generated.ts'

/** Hearts of the account; the code that changes one loads at the first press. */
export function useFavouriteHearts(
  me: MeFragment | null,
  signIn: (expedition: Favourite) => void,
): Favourites {
  const graph = useGraph()
  const change =
    useRef<(userId: string, expedition: Favourite, isWanted: boolean) => Promise<unknown>>(undefined)
  const has = (id: string) => me?.favouriteIds.includes(id) ?? false

  async function intent(userId: string, expedition: Favourite, isWanted: boolean): Promise<void> {
    const { favouriteChanges } = await import('#web/app/favourites/favouriteChanges.tsx')
    change.current ??= favouriteChanges(graph)
    await change.current(userId, expedition, isWanted)
  }

  return {
    has,
    toggle({ id, name, coverImage }) {
      const expedition = { id, name, coverImage: coverImage ? { url: coverImage.url } : null }
      if (me) void intent(me.id, expedition, !has(id)).catch(() => toast.error(messages.failed))
      else signIn(expedition)
    },
  }
}
