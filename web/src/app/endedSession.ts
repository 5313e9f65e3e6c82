import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MeDocument } from '#web/app/Me.generated.ts'
import { useGraph } from '#web/lib/graphHooks.ts'
import type { MeFragment } from '#web/lib/Me.generated.ts'
import { forget, keep } from '#web/lib/storage.ts'

/**
 * Holds the changes that found the session of `known` ended elsewhere. Until the same account signs in again the page shows a
 * visitor (`me`), but stays as it is, with everything that was typed; another page no longer shows anything of that account.
 */
export function useEndedSession(known: MeFragment | null, offer: () => void) {
  const graph = useGraph()
  const { pathname } = useLocation()
  const [endedId, setEndedId] = useState<string>()
  const held = useRef<((isSameAccount: boolean) => void)[]>([])

  function settle(isSameAccount: boolean): void {
    forget('wish')
    for (const release of held.current.splice(0)) release(isSameAccount)
  }

  const hold = useEffectEvent(async (intent: unknown): Promise<boolean> => {
    if (intent && known) keep('wish', JSON.stringify(intent))
    setEndedId(endedId ?? known?.id ?? '')
    offer()
    return new Promise((release) => held.current.push(release))
  })
  useEffect(() => {
    graph.signInAgain = (intent) => hold(intent)
  }, [graph])

  const leavePage = useEffectEvent(async () => {
    if (endedId === undefined) return
    const client = await graph.apollo()
    await client.refetchQueries({ include: [MeDocument] })
    setEndedId(undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when, the event says what.
  useEffect(() => {
    leavePage().catch(() => undefined)
  }, [pathname])

  return {
    me: known?.id === endedId ? null : known,
    /** The offer was closed. */
    drop: () => held.current.length > 0 && settle(false),
    /** The session is that of this account now. */
    resume(id: string | undefined): void {
      if (endedId === undefined) return
      setEndedId(undefined)
      if (held.current.length > 0) settle(Boolean(id) && (endedId === '' || id === endedId))
    },
  }
}
