import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useBackCloses } from '#web/ui/dialogHistory.ts'

/**
 * Opens a native dialog as a modal while `isOpen`: the rest of the page is inert, and Escape and Back close
 * it. The focus returns to its previous element, or to the content without one.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useBackCloses(isOpen, onClose)
  useLayoutEffect(() => {
    const element = ref.current
    if (!isOpen || !element) return
    element.showModal()
    // Before the element is removed: afterwards the browser does not restore the focus.
    return () => {
      element.close()
      // Without a previous element, the focus stays inside the closed dialog until the browser drops it.
      if (document.activeElement === document.body || element.contains(document.activeElement))
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    }
  }, [isOpen])
  // React bubbles these events to enclosing dialogs.
  const closeOwn = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (target === currentTarget && isOpen) onClose()
  }
  return {
    ref,
    onCancel: closeOwn,
    // Fires later, when the dialog may be open again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => event.currentTarget.open || closeOwn(event),
  }
}
