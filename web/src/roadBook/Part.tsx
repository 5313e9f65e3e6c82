import type { ReactNode } from 'react'

type Props = { id: string; title: string; children: ReactNode }

export const Part = ({ id, title, children }: Props) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-3 text-h2">
      {title}
    </h2>
    {children}
  </section>
)
