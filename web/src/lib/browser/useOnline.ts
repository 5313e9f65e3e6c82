import { useEffect, useEffectEvent } from 'react'

/** Acts each time that the network is back. */
export function useOnline(act: () => void): void {
  const online = useEffectEvent(act)
  useEffect(() => {
    const listen = () => online()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
}
