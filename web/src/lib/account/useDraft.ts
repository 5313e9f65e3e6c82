import { useSyncExternalStore } from 'react'
import { draftOf, followDrafts, writeDraft } from '#web/lib/account/drafts.ts'

/** A text in progress, stored in the tab under its subject. The server renders none. */
export function useDraft(about: string) {
  const text = useSyncExternalStore(
    followDrafts,
    () => draftOf(about),
    () => '',
  )
  return { text, write: (next: string) => writeDraft(about, next) }
}
