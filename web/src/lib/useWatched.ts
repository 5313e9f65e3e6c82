import { useEffect, useState } from 'react'

/**
 * Whether somebody looks at the page, once it is at rest: what is live may then be followed. A browser opens few connections
 * to one site, and tabs in the background must not hold them.
 */
export function useWatched(): boolean {
  const [isWatched, setWatched] = useState(false)
  useEffect(() => {
    const look = () => setWatched(document.visibilityState === 'visible')
    const cancel = whenIdle(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      cancel()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return isWatched
}

/** Not every browser tells when it is idle; there, after what was waiting. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}
