import type { ReactNode } from 'react'
import { messages } from '#web/agency/messages.ts'
import { Mark } from '#web/agency/shell/Mark.tsx'

type Props = { title: string; children?: ReactNode; action?: ReactNode; isLoading?: boolean }

/** One card on an empty ground: a step before the screens, or their absence. */
export function Notice({ title, children, action, isLoading = false }: Props) {
  return (
    <main className="grid min-h-svh content-center justify-items-center bg-paper px-4 py-10">
      <title>{`${title} – ${messages.siteName}`}</title>
      <div className="w-full max-w-[520px] rounded-xl bg-surface px-6 py-8 shadow-2 sm:px-10 sm:py-10">
        <Mark />
        <h1 className="mt-6 text-h2">{title}</h1>
        {isLoading ? (
          <div role="status" aria-label={messages.loading} className="mt-4 grid gap-3">
            <span className="skeleton h-4 w-full rounded" />
            <span className="skeleton h-4 w-2/3 rounded" />
          </div>
        ) : (
          <div className="mt-3 text-ink-2">{children}</div>
        )}
        {action && <div className="mt-6">{action}</div>}
      </div>
    </main>
  )
}
