import { useEffect, useState } from 'react'
import { whenIdle } from '#web/lib/browser/whenIdle.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import type { Support } from '#web/lib/site/supportHours.ts'

/** Open or closed is known in the browser only: the rendered page is the same at any hour. */
export function useSupport(): Support | undefined {
  const agency = useAgency()
  const [support, setSupport] = useState<Support>()
  useEffect(() => {
    const look = () =>
      void import('#web/lib/site/supportHours.ts').then(
        ({ supportAt }) => setSupport(supportAt(new Date(), agency)),
        // The hours are shown beside it.
        () => {},
      )
    const cancel = whenIdle(look)
    const timer = setInterval(look, 60_000)
    return () => {
      cancel()
      clearInterval(timer)
    }
  }, [agency])
  return support
}
