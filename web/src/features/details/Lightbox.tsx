import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { messages } from '#web/features/details/messages.ts'
import type { Photograph } from '#web/features/details/photograph.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { useModal } from '#web/ui/useModal.ts'

type Props = {
  images: Photograph[]
  /** Index of the first photograph; undefined when closed. */
  shown: number | undefined
  onClose: () => void
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** As large as its container allows, so that its placeholder has its shape. */
const wholeWithin = ({ width, height }: Photograph) => ({
  width: `min(100cqw, ${(100 * width) / height}cqh)`,
  aspectRatio: width / height,
})

/** Shows each photograph full screen, by swipe, scroll or arrows. The platform restores the focus. */
export function Lightbox({ images, shown, onClose }: Props) {
  const modal = useModal(shown !== undefined, onClose)
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const last = images.length - 1
  const moveTo = (index: number) => {
    const element = strip.current
    element?.scrollTo({ left: Math.max(0, Math.min(last, index)) * element.clientWidth })
  }
  useEffect(() => {
    if (shown !== undefined) strip.current?.scrollTo({ left: shown * strip.current.clientWidth })
  }, [shown])
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    moveTo(current + step)
  }
  return (
    <dialog
      {...modal}
      aria-label={messages.photos}
      onKeyDown={onKeyDown}
      className="on-photo fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-pine-900 p-0 text-white open:flex"
    >
      <div className="flex items-center justify-between px-(--gutter) py-2">
        <p role="status" className="font-semibold tabular-nums">
          <span className="sr-only">{messages.photoOf(current + 1, images.length)}</span>
          <span aria-hidden="true">{messages.position(current + 1, images.length)}</span>
        </p>
        <IconButton label={messages.close} onClick={onClose} className="hover:bg-white/14">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <ul
        ref={strip}
        onScroll={follow}
        className="no-scrollbar flex min-h-0 grow snap-x snap-mandatory overflow-x-auto"
      >
        {images.map((image) => (
          <li
            key={image.url}
            className="grid h-full w-full shrink-0 snap-start place-items-center [container-type:size]"
          >
            <div style={wholeWithin(image)}>
              <Picture image={image} sizes="100vw" />
            </div>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-3 px-(--gutter) py-3">
        <p className="grow text-meta text-pine-100">{images[current]?.alt}</p>
        {last > 0 && (
          <>
            <Step label={messages.previous} isEnd={current === 0} onClick={() => moveTo(current - 1)}>
              <ChevronLeft aria-hidden="true" />
            </Step>
            <Step label={messages.next} isEnd={current === last} onClick={() => moveTo(current + 1)}>
              <ChevronRight aria-hidden="true" />
            </Step>
          </>
        )}
      </div>
    </dialog>
  )
}

type StepProps = Parameters<typeof IconButton>[0] & { isEnd: boolean }

/** Stays focusable at either end. */
function Step({ isEnd, ...button }: StepProps) {
  return (
    <IconButton
      {...button}
      aria-disabled={isEnd}
      className="shrink-0 ring-1 ring-white/40 hover:bg-white/14 aria-disabled:opacity-40"
    />
  )
}
