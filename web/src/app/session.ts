import { useEffect, useEffectEvent } from 'react'
import { MeDocument } from '#web/app/Me.generated.ts'
import { useGraph } from '#web/lib/graphHooks.ts'
import type { MeFragment } from '#web/lib/Me.generated.ts'
import { forget, keep } from '#web/lib/storage.ts'
import { hearTabs, tellTabs } from '#web/lib/tabs.ts'

/** What is left on the device of who is signed in. */
export function useSessionTraces(isReady: boolean, me: MeFragment | null): void {
  const id = me?.id
  const provider = me?.provider.toLowerCase()
  useEffect(() => {
    if (!isReady) return
    if (!id || !provider) return forget('d_id')
    keep('d_id', id)
    keep('lastProvider', provider)
  }, [isReady, id, provider])
}

/** The tabs of one browser agree on who is signed in; of one account nothing is left when it leaves. */
export function useSameAccountInTabs(me: MeFragment | null): void {
  const graph = useGraph()
  const id = me?.id ?? ''
  const askAgain = useEffectEvent(async () => {
    const client = await graph.apollo()
    await client.refetchQueries({ include: [MeDocument] })
  })
  const hear = useEffectEvent(async (told: string) => {
    if (told === id) return
    if (id) await graph.forget()
    else await askAgain()
  })
  useEffect(
    () =>
      hearTabs((news) => {
        if (news.kind === 'account') hear(news.id).catch(() => undefined)
        if (news.kind === 'favourites') askAgain().catch(() => undefined)
      }),
    [],
  )
  useEffect(() => {
    if (id) tellTabs({ kind: 'account', id })
  }, [id])
}
