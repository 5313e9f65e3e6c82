import type { ReactNode } from 'react'
import { messages } from '#web/agency/messages.ts'

type Props = { title: string; intro?: string; action?: ReactNode; children: ReactNode }

/** A screen with its heading and its main action. */
export function Screen({ title, intro, action, children }: Props) {
  return (
    <>
      <title>{`${title} – ${messages.agency}`}</title>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h2">{title}</h1>
          {intro && <p className="mt-1 text-ink-2">{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </>
  )
}
