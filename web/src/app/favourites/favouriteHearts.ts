import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { Favourite, Favourites } from '#web/lib/account/favourites.tsx'
import { whenIdle } from '#web/lib/browser/whenIdle.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import type { MeFragment } from '#web/lib/graph/Me.generated.ts'

const loadChanges = () => import('#web/app/favourites/favouriteChanges.tsx')

/** Hearts of the account. A press flips its heart at once; the code that sends it loads while the page is idle. */
export function useFavouriteHearts(
  me: MeFragment | null,
  signIn: (expedition: Favourite) => void,
): Favourites {
  const graph = useGraph()
  const change =
    useRef<(userId: string, expedition: Favourite, isWanted: boolean) => Promise<unknown>>(undefined)
  /** State of the last press of each heart, until its answer: several may come before the next rendering. */
  const pressed = useRef(new Map<string, boolean>())
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map())
  const has = (id: string) => pending.get(id) ?? me?.favouriteIds.includes(id) ?? false
  const isSignedIn = me !== null

  useEffect(() => {
    if (!isSignedIn) return
    // A press loads it again where this fails.
    return whenIdle(() => void loadChanges().catch(() => undefined))
  }, [isSignedIn])

  async function intent(userId: string, expedition: Favourite, isWanted: boolean): Promise<void> {
    const { favouriteChanges } = await loadChanges()
    change.current ??= favouriteChanges(graph)
    await change.current(userId, expedition, isWanted)
  }

  function press(userId: string, expedition: Favourite): void {
    const { id } = expedition
    const isWanted = !(pressed.current.get(id) ?? has(id))
    pressed.current.set(id, isWanted)
    setPending(new Map(pressed.current))
    intent(userId, expedition, isWanted)
      .catch(() => toast.error(explainFailure()))
      .finally(() => {
        if (pressed.current.get(id) !== isWanted) return
        pressed.current.delete(id)
        setPending(new Map(pressed.current))
      })
  }

  return {
    has,
    toggle({ id, name, coverImage }) {
      const expedition = { id, name, coverImage: coverImage ? { url: coverImage.url } : null }
      if (me) press(me.id, expedition)
      else signIn(expedition)
    },
  }
}
