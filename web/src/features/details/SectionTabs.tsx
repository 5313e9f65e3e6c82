import { useEffect, useRef, useState } from 'react'
import { messages } from '#web/features/details/messages.ts'
import type { SectionId } from '#web/features/details/sections.rules.ts'

/** Links to the sections of the page, in view under the header. */
export function SectionTabs({ sections }: { sections: SectionId[] }) {
  const current = useCurrent(sections)
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (link) strip.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth })
  }, [current])
  return (
    <nav
      aria-label={messages.sections}
      className="section-tabs sticky top-(--header-height) z-20 -mx-(--gutter) bg-paper lg:mt-4 lg:px-(--gutter)"
    >
      <ul
        ref={strip}
        className="no-scrollbar relative flex gap-6 overflow-x-auto scroll-smooth border-b border-line px-(--gutter) lg:gap-8 lg:px-0"
      >
        {sections.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="flex h-(--tabs-height) items-center border-y-3 border-transparent font-semibold text-ink-2 -outline-offset-3 hover:text-ink aria-[current]:border-b-ember-600 aria-[current]:text-ink"
            >
              {messages.sectionNames[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Below the header and the tabs, above the lower half of the screen. */
const reading = { rootMargin: '-130px 0px -55%' }

/** The last section that lies where one reads; none above the first. */
function useCurrent(sections: SectionId[]): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId>()
  const ids = sections.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list with the same sections is the same.
  useEffect(() => {
    const shown = new Map<Element, boolean>()
    const parts = new Map(
      sections.map((id) => [id, document.getElementById(id)?.closest('section, aside, div')]),
    )
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) shown.set(target, isIntersecting)
      setCurrent(sections.findLast((id) => shown.get(parts.get(id) ?? document.body)))
    }, reading)
    for (const part of parts.values()) if (part) observer.observe(part)
    return () => observer.disconnect()
  }, [ids])
  return current
}
