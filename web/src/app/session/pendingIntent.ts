import { useEffect, useRef, useState } from 'react'
import type { Intent } from '#web/lib/account.tsx'
import { keep, readStored, reset } from '#web/lib/storage.ts'

/**
 * Stores the pending intent in the tab, since social sign-in leaves the page. An action is dropped when the
 * visitor is not signing in; a return address is not.
 */
export function usePendingIntent(isReady: boolean, isSigningIn: boolean) {
  const [intent, setIntent] = useState<Intent | null>(null)
  // Read before the first render.
  const latest = useRef(intent)

  useEffect(() => {
    if (!isReady || latest.current) return
    const stored = readIntent()
    if (stored?.kind !== 'page' && !isSigningIn) return reset('wish')
    latest.current = stored
    setIntent(stored)
  }, [isReady, isSigningIn])

  function change(next: Intent | null): void {
    if (next) keep('wish', JSON.stringify(next))
    else reset('wish')
    latest.current = next
    setIntent(next)
  }
  return [intent, change] as const
}

function readIntent(): Intent | null {
  try {
    return JSON.parse(readStored('wish') ?? 'null')
  } catch {
    return null
  }
}
