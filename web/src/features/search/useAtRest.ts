import { useEffect } from 'react'

/** Debounce of dragging. */
const restMs = 400

/** Applies the position of a slider once it rests. */
export function useAtRest(isMoved: boolean, apply: () => void): void {
  useEffect(() => {
    if (!isMoved) return
    const timer = setTimeout(apply, restMs)
    return () => clearTimeout(timer)
  }, [isMoved, apply])
}
