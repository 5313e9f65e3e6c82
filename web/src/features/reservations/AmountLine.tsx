import type { ReactNode } from 'react'

/** A name and its amount, in a list of descriptions. */
export const AmountLine = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-semibold whitespace-nowrap">{children}</dd>
  </div>
)
