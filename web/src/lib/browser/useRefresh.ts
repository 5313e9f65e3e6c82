import { useEffect, useEffectEvent } from 'react'

/** Reads again at an interval while the page is in front, and when it comes back there. */
export function useRefresh(refresh: () => Promise<unknown>, everyMs: number): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh().catch(() => undefined)
  })
  useEffect(() => {
    const timer = setInterval(() => run(), everyMs)
    const show = () => run()
    document.addEventListener('visibilitychange', show)
    window.addEventListener('focus', show)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', show)
      window.removeEventListener('focus', show)
    }
  }, [everyMs])
}
