import { useEffect, useState } from 'react'

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll']

/**
 * Whether somebody is looking at the page: it is in front, and they have moved. What is live may then be followed. A browser
 * opens few connections to one site, which tabs in the background must not hold.
 */
export function useWatched(): boolean {
  const [isWatched, setWatched] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = () => setWatched(document.visibilityState === 'visible')
    const begin = () => {
      for (const sign of signs) window.removeEventListener(sign, begin)
      document.addEventListener('visibilitychange', look, { signal })
      look()
    }
    for (const sign of signs) window.addEventListener(sign, begin, { passive: true, signal })
    return () => leaving.abort()
  }, [])
  return isWatched
}
