import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { messages } from '#web/agency/messages.ts'

/**
 * Asks before a form with unsaved changes is left, by a link or by closing the tab. The returned function lets
 * the next navigation pass: it follows a save.
 */
export function useLeaveGuard(isDirty: boolean): () => void {
  const isReleased = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(messages.leave)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return useCallback(() => {
    isReleased.current = true
  }, [])
}
