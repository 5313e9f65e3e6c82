import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** A value of the browser; until hydration, that of the server. Renders again only where the two differ. */
export const useInBrowser = <Value>(read: () => Value, served: Value): Value =>
  useSyncExternalStore(never, read, () => served)

/**
 * Whether hydration is done: until then the page must match the server's. It becomes known in a transition: a store
 * that changes renders all its readers in one task.
 */
export function useHydrated(): boolean {
  const [arrival] = useState({ isServed: false })
  const [isDone, setDone] = useState(false)
  const isServed = useSyncExternalStore(
    never,
    () => arrival.isServed,
    () => {
      arrival.isServed = true
      return true
    },
  )
  useEffect(() => {
    if (isServed) startTransition(() => setDone(true))
  }, [isServed])
  return !isServed || isDone
}
