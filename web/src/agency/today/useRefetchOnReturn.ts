import { useEffect, useEffectEvent } from 'react'

/** Reads again when the person comes back to the page; a failure leaves what is shown. */
export function useRefetchOnReturn(refetch: () => Promise<unknown>): void {
  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refetch().catch(() => undefined)
  })
  useEffect(() => {
    const stop = new AbortController()
    const look = () => read()
    document.addEventListener('visibilitychange', look, { signal: stop.signal })
    window.addEventListener('focus', look, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}
