import type { ChangedEntities } from '#web/lib/graph/graph.ts'

/** News from another tab: the signed-in account, by id or empty, or changed entities of the cache. */
export type TabNews = { kind: 'account'; id: string } | { kind: 'changed'; entities: ChangedEntities }

let channel: BroadcastChannel | undefined

/** One channel for the page: a tab does not receive its own messages. */
function theChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('explora')
  return channel
}

export const notifyTabs = (news: TabNews): void => theChannel().postMessage(news)

/** Subscribes to the other tabs; returns the function that unsubscribes. */
export function onTabNews(onNews: (news: TabNews) => void): () => void {
  const listen = ({ data }: MessageEvent<TabNews>) => onNews(data)
  theChannel().addEventListener('message', listen)
  return () => theChannel().removeEventListener('message', listen)
}
