import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { Favourite } from '#web/lib/favourites.tsx'
import type { MeFragment } from '#web/lib/Me.generated.ts'

/** What somebody wanted when we asked who they are: kept through signing in, then done once. */
export type Wish =
  | { kind: 'favourite'; expedition: Favourite }
  | { kind: 'booking'; departureId: string; travellerCount: number }
  | { kind: 'message'; expeditionId: string; body: string; parentId?: string | undefined }
  | { kind: 'page'; path: string }

/** What the button that opens the popup says. */
export type Purpose = 'signIn' | 'signUp'

type Account = {
  /** Until then nobody knows who looks at the page: it must say what it says to anybody. */
  isReady: boolean
  /** Who is signed in; `null` for a visitor, and before `isReady`. */
  me: MeFragment | null
  /** Without a wish, the one that there may be is kept. */
  openSignIn: (wish?: Wish, purpose?: Purpose) => void
  /** Not granted yet. */
  wish: Wish | null
  setWish: (wish: Wish | null) => void
}

const Context = createContext<Account>({
  isReady: false,
  me: null,
  openSignIn: () => undefined,
  wish: null,
  setWish: () => undefined,
})

/** Who is signed in, for every part of the page. */
export const AccountProvider = Context.Provider
export const useAccount = (): Account => useContext(Context)

/** Grants a wish of this kind as soon as who made it is signed in, if `grant` says that it is its own; once. */
export function useWish<Kind extends Wish['kind']>(
  kind: Kind,
  grant: (wish: Extract<Wish, { kind: Kind }>) => boolean,
): void {
  const { me, wish, setWish } = useAccount()
  const tryToGrant = useEffectEvent(() => {
    if (me && wish && isOf(wish, kind) && grant(wish)) setWish(null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two say when, the event says what.
  useEffect(tryToGrant, [me?.id, wish])
}

const isOf = <Kind extends Wish['kind']>(wish: Wish, kind: Kind): wish is Extract<Wish, { kind: Kind }> =>
  wish.kind === kind
