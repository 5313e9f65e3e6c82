import type { ReactNode } from 'react'
import { messages } from '#web/roadBook/messages.ts'

type Props = { title: string; intro?: string; back: { href: string; label: string }; children: ReactNode }

/** A page of road books. Its links open documents: no page of the site is shown by this one, or by its worker. */
export const Frame = ({ title, intro, back, children }: Props) => (
  <>
    <header className="page flex items-center justify-between gap-4 py-4">
      <a href="/" className="text-h3">
        {messages.site}
      </a>
      <a href={back.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {back.label}
      </a>
    </header>
    <main className="page pb-16">
      <h1 className="mt-4 text-h1">{title}</h1>
      {intro && <p className="mt-2 text-lede text-ink-2">{intro}</p>}
      {children}
    </main>
  </>
)
