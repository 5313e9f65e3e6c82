import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { Favourite } from '#web/lib/account/favourites.tsx'
import type { MeFragment } from '#web/lib/graph/Me.generated.ts'

/** A pending intent: preserved through signing in, then completed once. */
export type Intent =
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
  /**
   * Without an intent, an existing one stays pending. Before `isReady` it waits: an account that proves signed in
   * completes the intent and sees no popup.
   */
  openSignIn: (intent?: Intent, purpose?: Purpose) => void
  /** Not completed yet. */
  intent: Intent | null
  setIntent: (intent: Intent | null) => void
}

const Context = createContext<Account>({
  isReady: false,
  me: null,
  openSignIn: () => undefined,
  intent: null,
  setIntent: () => undefined,
})

/** Provides the account to all parts of the page. */
export const AccountProvider = Context.Provider
export const useAccount = (): Account => useContext(Context)

/**
 * Completes a pending intent of this kind once, as soon as its author is signed in, if `grant` accepts it.
 */
export function useIntent<Kind extends Intent['kind']>(
  kind: Kind,
  grant: (intent: Extract<Intent, { kind: Kind }>) => boolean,
): void {
  const { me, intent, setIntent } = useAccount()
  const tryToGrant = useEffectEvent(() => {
    if (me && intent && isOfKind(intent, kind) && grant(intent)) setIntent(null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two trigger, the effect event reads.
  useEffect(tryToGrant, [me?.id, intent])
}

const isOfKind = <Kind extends Intent['kind']>(
  intent: Intent,
  kind: Kind,
): intent is Extract<Intent, { kind: Kind }> => intent.kind === kind
