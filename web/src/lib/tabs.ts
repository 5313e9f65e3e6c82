/** What one tab tells the others; nobody is signed in when the id is empty. */
export type TabNews = { kind: 'account'; id: string } | { kind: 'favourites' } | { kind: 'cart' }

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
