import { type ReactNode, useId } from 'react'

/** A section of the account, with its title at the left where there is room. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-t border-line py-10 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-12"
    >
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  )
}
