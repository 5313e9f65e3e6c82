import { useEffect, useEffectEvent, useRef } from 'react'
import { MeDocument } from '#web/app/Me.generated.ts'
import { consent } from '#web/lib/consent.ts'
import { forgetDrafts } from '#web/lib/drafts.ts'
import type { Graph } from '#web/lib/graph.ts'
import { useGraph } from '#web/lib/graphHooks.ts'
import { type MeFragment, MeFragmentDoc } from '#web/lib/Me.generated.ts'
import { forget, keep, readKept } from '#web/lib/storage.ts'
import { hearTabs, type TabNews, tellTabs } from '#web/lib/tabs.ts'

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

/** The tabs of one browser agree on who is signed in; a page that Back brings out of the browser's memory asks anew. */
export function useSameAccountInTabs(
  me: MeFragment | null,
  onAccount: (id: string | undefined) => void = () => undefined,
): void {
  const graph = useGraph()
  const id = me?.id ?? ''
  const ask = useEffectEvent(() => askAgain(graph).then(onAccount, () => undefined))
  const hear = useEffectEvent((news: TabNews) => {
    if (news.kind === 'changed') void graph.refetch(news.ids)
    else if (news.id !== id) void ask()
  })
  useEffect(() => hearTabs((news) => hear(news)), [])
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void ask()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  useEffect(() => {
    if (id) tellTabs({ kind: 'account', id })
  }, [id])
}

/** Of the account that leaves nothing is left, however this page learnt that it has: here, in another tab, by an answer. */
export function useNothingLeftBehind(me: MeFragment | null): void {
  const graph = useGraph()
  const id = me?.id ?? ''
  const known = useRef(id)
  useEffect(() => {
    const left = known.current
    known.current = id
    if (!left || left === id) return
    forgetDrafts()
    forgetAccount(graph, left).catch(() => undefined)
  }, [graph, id])
}

/** Answers whose session it is. */
async function askAgain(graph: Graph): Promise<string | undefined> {
  const client = await graph.apollo()
  await client.refetchQueries({ include: [MeDocument] })
  return client.readQuery({ query: MeDocument })?.me?.id
}

/** Unless all has been forgotten already: to do so once more would cut what the page asks for next. */
async function forgetAccount(graph: Graph, id: string): Promise<void> {
  const { cache } = await graph.apollo()
  const kept = cache.readFragment<MeFragment>({
    id: cache.identify({ __typename: 'User', id }) ?? '',
    fragment: MeFragmentDoc,
  })
  if (kept) await graph.forget()
}
