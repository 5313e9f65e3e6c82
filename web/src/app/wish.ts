import { useEffect, useRef, useState } from 'react'
import type { Wish } from '#web/lib/account.tsx'
import { forget, keep, readKept } from '#web/lib/storage.ts'

/**
 * Stores the pending intent in the tab, since social sign-in leaves the page. An action is dropped when the
 * visitor is not signing in; a return address is not.
 */
export function useKeptWish(isReady: boolean, isSigningIn: boolean) {
  const [wish, setWish] = useState<Wish | null>(null)
  // Read before the first render.
  const latest = useRef(wish)

  useEffect(() => {
    if (!isReady || latest.current) return
    const stored = readWish()
    if (stored?.kind !== 'page' && !isSigningIn) return forget('wish')
    latest.current = stored
    setWish(stored)
  }, [isReady, isSigningIn])

  function change(next: Wish | null): void {
    if (next) keep('wish', JSON.stringify(next))
    else forget('wish')
    latest.current = next
    setWish(next)
  }
  return [wish, change] as const
}

function readWish(): Wish | null {
  try {
    return JSON.parse(readKept('wish') ?? 'null')
  } catch {
    return null
  }
}
