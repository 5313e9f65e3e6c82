import { useEffect, useState } from 'react'
import type { Support } from '#web/lib/site/supportHours.ts'

/** Open or closed is known in the browser only: the rendered page is the same at any hour. */
export function useSupport(): Support | undefined {
  const [support, setSupport] = useState<Support>()
  useEffect(() => {
    const look = () =>
      import('#web/lib/site/supportHours.ts').then(
        ({ supportAt }) => setSupport(supportAt(new Date())),
        // The hours are shown beside it.
        () => {},
      )
    void look()
    const timer = setInterval(() => void look(), 60_000)
    return () => clearInterval(timer)
  }, [])
  return support
}
