import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

/** A part of a screen on a ground of its own. */
export const Part = ({ title, children }: Props) => (
  <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
    <h2 className="text-h3">{title}</h2>
    {children}
  </section>
)
