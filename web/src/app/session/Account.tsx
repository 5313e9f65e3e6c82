import { type ReactNode, useDeferredValue, useEffect, useReducer, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useFavouriteHearts } from '#web/app/favourites/favouriteHearts.ts'
import { messages } from '#web/app/messages.ts'
import { useAuthError } from '#web/app/session/authErrors.ts'
import { useEndedSession } from '#web/app/session/endedSession.ts'
import { MeDocument } from '#web/app/session/Me.generated.ts'
import { PendingIntents } from '#web/app/session/PendingIntents.tsx'
import { usePendingIntent } from '#web/app/session/pendingIntent.ts'
import { useNothingLeftBehind, useSameAccountInTabs, useSessionTraces } from '#web/app/session/session.ts'
import { useMe } from '#web/app/session/useMe.ts'
import { isPopup, type LoginEvent, type LoginStatus, nextStatus } from '#web/features/account/login.rules.ts'
import { AccountProvider, type Intent, type Purpose } from '#web/lib/account/account.tsx'
import { FavouritesProvider } from '#web/lib/account/favourites.tsx'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import type { MeFragment } from '#web/lib/graph/Me.generated.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

/**
 * Provides the signed-in account, which only the browser requests: the server renders the same page for all
 * visitors.
 */
export function Account({ children }: { children: ReactNode }) {
  const { me: known, isKnown, hasFailed, refetch } = useMe()
  // If the account cannot be read, the page works as a visitor's; no data of the account is cleared.
  const isReady = isKnown || hasFailed
  const [status, dispatch] = useReducer(nextStatus, 'logout')
  const [intent, setIntent] = usePendingIntent(isKnown, known !== null || isPopup(status))
  const ended = useEndedSession(known, () => {
    // The announced action is not done yet.
    toast.dismiss()
    dispatch({ kind: 'userMissing' })
    dispatch({ kind: 'signInRequested' })
  })
  const { me } = ended
  const [purpose, setPurpose] = useState<Purpose>('signIn')
  useAuthError((answer) => dispatch({ kind: 'providerFound', answer }))
  useSessionTraces(isKnown, known)
  useSameAccountInTabs(me, ended.resume)
  useNothingLeftBehind(known)
  const id = me?.id
  useEffect(() => {
    if (isReady) dispatch({ kind: id ? 'userAppeared' : 'userMissing' })
  }, [isReady, id])

  function openSignIn(next?: Intent, requested: Purpose = 'signIn'): void {
    setPurpose(requested)
    if (next) setIntent(next)
    dispatch({ kind: 'signInRequested' })
  }

  /** Closing the popup drops the pending intent. */
  function follow(event: LoginEvent): void {
    if (event.kind === 'closed' && isPopup(status)) {
      ended.drop()
      if (intent) toast(messages.dropped[intent.kind])
      // The return address stays pending; an action does not.
      if (intent?.kind !== 'page') setIntent(null)
    }
    dispatch(event)
  }

  // Deferred: the response may arrive during hydration, and must not hurry it.
  const hearts = useDeferredValue(
    useFavouriteHearts(me, (expedition) => openSignIn({ kind: 'favourite', expedition })),
  )
  const account = useDeferredValue({ isReady, me, openSignIn, intent, setIntent })
  return (
    <AccountProvider value={account}>
      <FavouritesProvider value={hearts}>
        {children}
        <PendingIntents />
        <LateSignIn
          // A heart may be pressed before the session is known: a signed-in account sees no popup.
          status={isReady ? status : 'logout'}
          purpose={purpose}
          dispatch={follow}
          refetch={refetch}
          onAccount={ended.resume}
        />
      </FavouritesProvider>
    </AccountProvider>
  )
}

type LateProps = {
  status: LoginStatus
  purpose: Purpose
  dispatch: (event: LoginEvent) => void
  refetch: ReturnType<typeof useMe>['refetch']
  onAccount: (id: string | undefined) => void
}

function LateSignIn({ status, purpose, dispatch, refetch, onAccount }: LateProps) {
  const graph = useGraph()
  const SignIn = useOnDemand(
    isPopup(status),
    () => import('#web/features/account/SignIn.tsx').then((module) => module.SignIn),
    () => dispatch({ kind: 'closed' }),
  )
  async function onSignedIn(user: MeFragment | null): Promise<void> {
    if (user) (await graph.apollo()).writeQuery({ query: MeDocument, data: { me: user } })
    const id = user?.id ?? (await refetch().catch(() => undefined))?.data?.me?.id
    onAccount(id)
    dispatch({ kind: user ? 'userAppeared' : 'closed' })
  }
  return (
    SignIn && (
      <SignIn
        status={status}
        purpose={purpose}
        dispatch={dispatch}
        onSignedIn={(user) => void onSignedIn(user)}
      />
    )
  )
}
