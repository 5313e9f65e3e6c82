import { useEffect, useState } from 'react'
import { useAgency } from '#web/lib/site/agency.ts'
import type { Support } from '#web/lib/site/supportHours.ts'

/** Open or closed is known in the browser only: the rendered page is the same at any hour. */
export function useSupport(): Support | undefined {
  const agency = useAgency()
  const [support, setSupport] = useState<Support>()
  useEffect(() => {
    const look = () =>
      import('#web/lib/site/supportHours.ts').then(
        ({ supportAt }) => setSupport(supportAt(new Date(), agency)),
        // The hours are shown beside it.
        () => {},
      )
    void look()
    const timer = setInterval(() => void look(), 60_000)
    return () => clearInterval(timer)
  }, [agency])
  return support
}
