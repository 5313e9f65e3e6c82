import { useSyncExternalStore } from 'react'
import { draftOf, followDrafts, writeDraft } from '#web/lib/drafts.ts'

/** A text that is being written, kept in the tab under what it is about. The server knows of none. */
export function useDraft(about: string) {
  const text = useSyncExternalStore(
    followDrafts,
    () => draftOf(about),
    () => '',
  )
  return { text, write: (next: string) => writeDraft(about, next) }
}
