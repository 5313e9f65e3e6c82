import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { messages } from '#web/ui/messages.ts'

type Props = { label: string; children: ReactNode }

/** A strip to swipe, scroll, tab through, or move by two buttons. */
export function Carousel({ label, children }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => {
    const element = strip.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.9 })
  }
  return (
    <div className="relative">
      <ul
        ref={strip}
        aria-label={label}
        className="no-scrollbar -mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) gap-6 overflow-x-auto scroll-smooth -mt-2 px-(--gutter) py-2 *:w-[min(82vw,300px)] *:shrink-0 *:snap-start"
      >
        {children}
      </ul>
      <div className="mt-4 hidden justify-end gap-2 lg:flex">
        <IconButton label={messages.previous} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={messages.next} onClick={() => move(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
