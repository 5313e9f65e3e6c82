import { useEffect, useEffectEvent, useRef } from 'react'
import { MeDocument } from '#web/app/session/Me.generated.ts'
import { clearDrafts } from '#web/lib/account/drafts.ts'
import { consent } from '#web/lib/browser/consent.ts'
import { writeDevice } from '#web/lib/browser/device.ts'
import { readStored, removeStored, writeStored } from '#web/lib/browser/storage.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import { type MeFragment, MeFragmentDoc } from '#web/lib/graph/Me.generated.ts'
import { notifyTabs, onTabNews, type TabNews } from '#web/lib/graph/tabs.ts'

const providers = { EMAIL: 'email', GOOGLE: 'google', FACEBOOK: 'facebook' } as const

/** Traces of the account on the device. */
export function useSessionTraces(isReady: boolean, me: MeFragment | null): void {
  const id = me?.id
  const provider = me && providers[me.provider]
  const isFirstSignIn = me?.signInCount === 1
  const homeCity = me?.homeCity
  useEffect(() => {
    if (!isReady) return
    if (!id || !provider) return removeStored('d_id')
    const isSignIn = readStored('d_id') !== id
    if (isFirstSignIn && isSignIn) writeStored(`new_sign_up_${provider}`, '1', consent.allows('marketing'))
    // Only at sign-in: a city erased later stays erased.
    if (homeCity && isSignIn && readStored('from') === null) writeDevice('from', homeCity)
    writeStored('d_id', id)
    writeStored('lastProvider', provider)
  }, [isReady, id, provider, isFirstSignIn, homeCity])
}

/**
 * Synchronises the account between the tabs of a browser; a page restored from the back-forward cache
 * requests it again.
 */
export function useSameAccountInTabs(
  me: MeFragment | null,
  onAccount: (id: string | undefined) => void = () => undefined,
): void {
  const graph = useGraph()
  const id = me?.id ?? ''
  const ask = useEffectEvent(() => requestAccount(graph).then(onAccount, () => undefined))
  const onNews = useEffectEvent((news: TabNews) => {
    if (news.kind === 'changed') void graph.applyChanges(news.entities)
    else if (news.id !== id) void ask()
  })
  useEffect(() => onTabNews((news) => onNews(news)), [])
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void ask()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  useEffect(() => {
    if (id) notifyTabs({ kind: 'account', id })
  }, [id])
}

/**
 * Clears the data of an account that has left, however the page learnt of it: here, in another tab, or from a
 * response.
 */
export function useNothingLeftBehind(me: MeFragment | null): void {
  const graph = useGraph()
  const id = me?.id ?? ''
  const known = useRef(id)
  useEffect(() => {
    const left = known.current
    known.current = id
    if (!left || left === id) return
    clearDrafts()
    import('#web/lib/account/roadBooks.ts')
      .then(({ deleteRoadBooks }) => deleteRoadBooks())
      .catch(() => undefined)
    clearAccount(graph, left).catch(() => undefined)
  }, [graph, id])
}

/** Returns the id of the signed-in account. */
async function requestAccount(graph: Graph): Promise<string | undefined> {
  const client = await graph.apollo()
  await client.refetchQueries({ include: [MeDocument] })
  return client.readQuery({ query: MeDocument })?.me?.id
}

/** Skipped if already cleared: a second reset would abort the queries of the next page. */
async function clearAccount(graph: Graph, id: string): Promise<void> {
  const { cache } = await graph.apollo()
  const storedEntries = cache.readFragment<MeFragment>({
    id: cache.identify({ __typename: 'User', id }) ?? '',
    fragment: MeFragmentDoc,
  })
  if (storedEntries) await graph.reset()
}
