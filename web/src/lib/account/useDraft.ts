import { useSyncExternalStore } from 'react'
import { followDrafts, toDraft, writeDraft } from '#web/lib/account/drafts.ts'

/** A text in progress, stored in the tab under its subject. The server renders none. */
export function useDraft(about: string) {
  const text = useSyncExternalStore(
    followDrafts,
    () => toDraft(about),
    () => '',
  )
  return { text, write: (next: string) => writeDraft(about, next) }
}
