import type { ReactNode } from 'react'

/** One line, one action, no drawing. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5 py-10">
      <p className="text-lede text-ink-2">{children}</p>
      {action}
    </div>
  )
}
