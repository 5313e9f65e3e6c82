import { type ReactNode, useId } from 'react'
import { messages } from '#web/agency/figures/messages.ts'

type Props = { title: string; help: string; note?: string | undefined; children: ReactNode }

/** A figure with its definition. */
export function Figure({ title, help, note, children }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="relative rounded-lg bg-surface px-4 py-4 shadow-1 sm:px-5">
      <h2 id={heading} className="pr-11 text-h3">
        {title}
      </h2>
      <details className="text-meta text-ink-2">
        <summary
          aria-label={messages.definition(title)}
          className="absolute top-2 right-2 inline-flex size-11 cursor-pointer items-center justify-center font-semibold"
        >
          <span className="grid size-6 place-items-center rounded-full border-[1.5px] border-line-strong text-ink">
            ?
          </span>
        </summary>
        <p className="mt-1 mb-2">{help}</p>
      </details>
      {note && <p className="font-semibold">{note}</p>}
      {children}
    </section>
  )
}
