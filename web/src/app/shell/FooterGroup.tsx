import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDesktop } from '#web/lib/browser/desktop.ts'

/** A column on desktops; a disclosure on smaller screens, which works without scripts. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const isDesktop = useDesktop()
  return (
    <details
      open={isDesktop}
      className="group border-b border-white/15 lg:border-0 lg:details-content:[content-visibility:visible]"
    >
      <summary
        tabIndex={isDesktop ? -1 : undefined}
        className="flex min-h-12 list-none items-center justify-between lg:pointer-events-none lg:min-h-0 lg:pb-2"
      >
        <h2 className="text-h3">{title}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-200 group-open:rotate-180 lg:hidden"
        />
      </summary>
      <div className="pb-4 text-meta text-pine-100 lg:pb-0">{children}</div>
    </details>
  )
}

/** Targets of 28 px: the footer is short, and each link can be touched. */
export const footerLink = 'inline-flex min-h-11 items-center underline-offset-3 hover:underline lg:min-h-7'
