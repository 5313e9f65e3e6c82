import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether hydration is done: until then the page must match the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
