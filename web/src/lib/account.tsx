import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { Favourite } from '#web/lib/favourites.tsx'
import type { MeFragment } from '#web/lib/Me.generated.ts'

/** A pending intent: preserved through signing in, then completed once. */
export type Wish =
  | { kind: 'favourite'; expedition: Favourite }
  | { kind: 'booking'; departureId: string; travellerCount: number }
  | { kind: 'message'; expeditionId: string; body: string; parentId?: string | undefined }
  | { kind: 'page'; path: string }

/** Purpose of the button that opened the popup. */
export type Purpose = 'signIn' | 'signUp'

type Account = {
  /** False until the account is known: the page then renders as a visitor's. */
  isReady: boolean
  /** The signed-in account; `null` for a visitor, and before `isReady`. */
  me: MeFragment | null
  /** Without an intent, an existing one stays pending. */
  openSignIn: (wish?: Wish, purpose?: Purpose) => void
  /** Not completed yet. */
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

/** Provides the account to all parts of the page. */
export const AccountProvider = Context.Provider
export const useAccount = (): Account => useContext(Context)

/**
 * Completes a pending intent of this kind once, as soon as its author is signed in, if `grant` accepts it.
 */
export function useWish<Kind extends Wish['kind']>(
  kind: Kind,
  grant: (wish: Extract<Wish, { kind: Kind }>) => boolean,
): void {
  const { me, wish, setWish } = useAccount()
  const tryToGrant = useEffectEvent(() => {
    if (me && wish && isOf(wish, kind) && grant(wish)) setWish(null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two trigger, the effect event reads.
  useEffect(tryToGrant, [me?.id, wish])
}

const isOf = <Kind extends Wish['kind']>(wish: Wish, kind: Kind): wish is Extract<Wish, { kind: Kind }> =>
  wish.kind === kind
