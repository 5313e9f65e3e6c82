import { useSyncExternalStore } from 'react'
import { desktopPx } from '#schema/constants.ts'

const wide = `(width > ${desktopPx}px)`

function listen(changed: () => void): () => void {
  const media = window.matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether this is a desktop, known in the browser only: the server renders the same page for all. */
export const useDesktop = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(wide).matches,
    () => false,
  )
