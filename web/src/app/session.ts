import { useEffect, useEffectEvent } from 'react'
import { MeDocument } from '#web/app/Me.generated.ts'
import { consent } from '#web/lib/consent.ts'
import { useGraph } from '#web/lib/graphHooks.ts'
import type { MeFragment } from '#web/lib/Me.generated.ts'
import { forget, keep, readKept } from '#web/lib/storage.ts'
import { hearTabs, tellTabs } from '#web/lib/tabs.ts'

const providers = { EMAIL: 'email', GOOGLE: 'google', FACEBOOK: 'facebook' } as const

/** What is left on the device of who is signed in. */
export function useSessionTraces(isReady: boolean, me: MeFragment | null): void {
  const id = me?.id
  const provider = me && providers[me.provider]
  const isFirstSignIn = me?.signInCount === 1
  useEffect(() => {
    if (!isReady) return
    if (!id || !provider) return forget('d_id')
    if (isFirstSignIn && readKept('d_id') !== id)
      keep(`new_sign_up_${provider}`, '1', consent.allows('marketing'))
    keep('d_id', id)
    keep('lastProvider', provider)
  }, [isReady, id, provider, isFirstSignIn])
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
