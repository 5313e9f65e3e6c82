import { useEffect, useRef, useState } from 'react'
import type { Wish } from '#web/lib/account.tsx'
import { forget, keep, readKept } from '#web/lib/storage.ts'

/** Kept in the tab, since signing in elsewhere leaves the page; one left by somebody who did not sign in is dropped. */
export function useKeptWish(isReady: boolean, isSignedIn: boolean) {
  const [wish, setWish] = useState<Wish | null>(null)
  // Known before it is drawn.
  const latest = useRef(wish)

  useEffect(() => {
    if (!isReady || latest.current) return
    if (!isSignedIn) return forget('wish')
    latest.current = readWish()
    setWish(latest.current)
  }, [isReady, isSignedIn])

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
