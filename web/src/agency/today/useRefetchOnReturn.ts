import { useEffect, useEffectEvent } from 'react'
import { reload } from '#web/agency/shell/reload.ts'

/** Reads again when the person comes back to the page. */
export function useRefetchOnReturn(refetch: () => Promise<unknown>): void {
  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible') reload(refetch)
  })
  useEffect(() => {
    const stop = new AbortController()
    const look = () => read()
    document.addEventListener('visibilitychange', look, { signal: stop.signal })
    window.addEventListener('focus', look, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}
