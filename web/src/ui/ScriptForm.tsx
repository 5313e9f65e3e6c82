import type { ComponentProps } from 'react'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'

/** A form that needs scripts: until they run its fields are disabled, and the browser cannot submit it. */
export function ScriptForm({ children, className, ...form }: ComponentProps<'form'>) {
  const isHydrated = useHydrated()
  return isHydrated ? (
    <form method="post" {...form} className={className}>
      {children}
    </form>
  ) : (
    <div className={className}>
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </div>
  )
}
