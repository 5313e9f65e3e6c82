import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MeDocument } from '#web/app/session/Me.generated.ts'
import { removeStored, writeStored } from '#web/lib/browser/storage.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import type { MeFragment } from '#web/lib/graph/Me.generated.ts'

/**
 * Holds mutations that found the session of `known` ended elsewhere. Until the same account signs in again,
 * the page shows a visitor (`me`) but is not reset, input included; a navigation drops the account's data.
 */
export function useEndedSession(known: MeFragment | null, offer: () => void) {
  const graph = useGraph()
  const { pathname } = useLocation()
  const [endedId, setEndedId] = useState<string>()
  const held = useRef<((answered: (() => void) | undefined) => void)[]>([])

  /** Sends the held mutations if the account is the same, until all are answered. */
  async function settle(isSameAccount: boolean): Promise<void> {
    removeStored('wish')
    const sent = held.current.splice(0).map((release) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      release(isSameAccount ? resolve : undefined)
      return isSameAccount ? promise : undefined
    })
    await Promise.all(sent)
  }

  const hold = useEffectEvent(async (intent: unknown): Promise<(() => void) | undefined> => {
    if (intent && known) writeStored('wish', JSON.stringify(intent))
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location triggers, the effect event reads.
  useEffect(() => {
    leavePage().catch(() => undefined)
  }, [pathname])

  return {
    me: known?.id === endedId ? null : known,
    /** The offer was closed. */
    drop: () => void (held.current.length > 0 && settle(false)),
    /** The session belongs to this account now. */
    async resume(id: string | undefined): Promise<void> {
      if (endedId === undefined) return
      // Settles before the page reads the account: an earlier read would show the previous state.
      if (held.current.length > 0) await settle(Boolean(id) && (endedId === '' || id === endedId))
      setEndedId(undefined)
    },
  }
}
