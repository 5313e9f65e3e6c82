import { type ReactNode, Suspense, useId } from 'react'

type Props = {
  title: string
  intro?: string | undefined
  action?: ReactNode
  children: ReactNode
  className?: string
}

/** A titled part of a page that hydrates by itself, touched parts first. */
export function Section({ title, intro, action, children, className = '' }: Props) {
  const id = useId()
  return (
    <Suspense>
      <section aria-labelledby={id} className={`page section later ${className}`}>
        <div className="mb-6 flex items-end justify-between gap-6">
          <div>
            <h2 id={id} className="text-h2">
              {title}
            </h2>
            {intro && <p className="mt-1.5 max-w-[35.9em] text-ink-2">{intro}</p>}
          </div>
          {action}
        </div>
        {children}
      </section>
    </Suspense>
  )
}
