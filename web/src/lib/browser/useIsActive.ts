import { useEffect, useState } from 'react'

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll']

/**
 * Whether the visitor is active: the page is visible and has received input. Live data is followed only then,
 * since browsers limit the connections to one site, which background tabs must not use up.
 */
export function useIsActive(): boolean {
  const [isActive, setActive] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = () => setActive(document.visibilityState === 'visible')
    const begin = () => {
      for (const sign of signs) window.removeEventListener(sign, begin)
      document.addEventListener('visibilitychange', look, { signal })
      look()
    }
    for (const sign of signs) window.addEventListener(sign, begin, { passive: true, signal })
    return () => leaving.abort()
  }, [])
  return isActive
}
