import type { ComponentProps } from 'react'
import { useHydrated } from '#web/lib/useHydrated.ts'

/** A form that only scripts can send: until they have come, its fields are disabled and no browser sends it by itself. */
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
