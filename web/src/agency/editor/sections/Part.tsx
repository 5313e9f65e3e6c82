import type { ReactNode } from 'react'

type Props = { id: string; title: string; children: ReactNode }

/** A section of the editor, to which the list of sections leads. */
export const Part = ({ id, title, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="scroll-mt-4 rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6 sm:py-6"
  >
    <h2 id={`${id}-title`} className="mb-4 text-h3">
      {title}
    </h2>
    {children}
  </section>
)
