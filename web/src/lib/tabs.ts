/** What one tab reports to the others: who is signed in, if the id is not empty, and which entities of the cache have changed. */
export type TabNews = { kind: 'account'; id: string } | { kind: 'changed'; ids: string[] }

let channel: BroadcastChannel | undefined

/** One for the whole page: what it says itself it does not hear. */
function theChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('explora')
  return channel
}

export const tellTabs = (news: TabNews): void => theChannel().postMessage(news)

/** Hears the other tabs until the answer is called. */
export function hearTabs(hear: (news: TabNews) => void): () => void {
  const listen = ({ data }: MessageEvent<TabNews>) => hear(data)
  theChannel().addEventListener('message', listen)
  return () => theChannel().removeEventListener('message', listen)
}
