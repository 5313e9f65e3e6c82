import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { id?: string; summary: ReactNode; isOpen?: boolean; group?: string; children: ReactNode }

/** A native disclosure: works without scripts, and find-in-page opens it. */
export function Disclosure({ id, summary, isOpen = false, group, children }: Props) {
  return (
    <details
      id={id}
      name={group}
      open={isOpen}
      className="group border-b border-line data-active:[&>summary]:text-ember-700"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5 text-ink-2">{children}</div>
    </details>
  )
}
