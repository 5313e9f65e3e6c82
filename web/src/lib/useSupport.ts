import { useEffect, useState } from 'react'
import { type Support, supportAt } from '#web/lib/supportHours.ts'

/** Open or closed is only known in the browser: the page is the same for everybody, at any hour. */
export function useSupport(): Support | undefined {
  const [support, setSupport] = useState<Support>()
  useEffect(() => {
    const look = () => setSupport(supportAt(new Date()))
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [])
  return support
}
