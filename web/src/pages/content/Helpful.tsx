import { useState } from 'react'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { faq } from '#web/pages/content/faq.content.ts'
import { Button } from '#web/ui/Button.tsx'

/** Sends nothing: a negative answer shows the address of support; hidden without one. */
export function Helpful() {
  const agency = useAgency()
  const [isHelped, setIsHelped] = useState<boolean>()
  const isHydrated = useHydrated()
  if (!isHydrated || !agency.email) return null
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-meta">
      <p role="status">
        {isHelped === undefined && faq.helpful}
        {isHelped === true && faq.helped}
        {isHelped === false && (
          <>
            {faq.notHelped}{' '}
            <a href={`mailto:${agency.email}`} className="link">
              {agency.email}
            </a>
          </>
        )}
      </p>
      {isHelped === undefined && (
        <span className="flex gap-2">
          <Button size="sm" onClick={() => setIsHelped(true)}>
            {faq.yes}
          </Button>
          <Button size="sm" onClick={() => setIsHelped(false)}>
            {faq.no}
          </Button>
        </span>
      )}
    </div>
  )
}
