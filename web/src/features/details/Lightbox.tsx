import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, type UIEvent, useEffect, useRef, useState } from 'react'
import { messages } from '#web/features/details/messages.ts'
import type { Photograph } from '#web/features/details/photograph.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { useModal } from '#web/ui/useModal.ts'

type Props = {
  images: Photograph[]
  /** Index of the first photograph; undefined when closed. */
  shown: number | undefined
  /** The copy of a photograph that the page has loaded. */
  getCopy: (index: number) => string | undefined
  onClose: () => void
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** As large as its container allows above the caption, so that its placeholder has its shape. */
const wholeWithin = ({ width, height }: Photograph) => ({
  width: `min(100cqw, ${width / height} * (100cqh - 56px))`,
  aspectRatio: width / height,
})

/** Shows each photograph full screen, by swipe, scroll or arrows. The platform restores the focus. */
export function Lightbox({ images, shown, getCopy, onClose }: Props) {
  const modal = useModal(shown !== undefined, onClose)
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(shown ?? 0)
  const last = images.length - 1
  const moveTo = (index: number) => {
    const element = strip.current
    element?.scrollTo({ left: Math.max(0, Math.min(last, index)) * element.clientWidth })
  }
  useEffect(() => {
    if (shown !== undefined) strip.current?.scrollTo({ left: shown * strip.current.clientWidth })
  }, [shown])
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
          <span className="sr-only">{messages.photoFor(current + 1, images.length)}</span>
          <span aria-hidden="true">{messages.position(current + 1, images.length)}</span>
        </p>
        <IconButton label={messages.close} onClick={onClose} className="hover:bg-white/14">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {/* Arrows stand beside a photograph of 3:2 on wide screens, and on its edges on small ones. */}
      <div className="relative mx-auto flex min-h-0 w-full grow items-center pb-2 md:max-w-[calc(1.5*(100dvh-124px)+168px)]">
        {last > 0 && (
          <Step
            label={messages.previous}
            isEnd={current === 0}
            onClick={() => moveTo(current - 1)}
            className="left-2 md:ml-(--gutter)"
          >
            <ChevronLeft aria-hidden="true" />
          </Step>
        )}
        <Strip ref={strip} images={images} current={current} getCopy={getCopy} onCurrent={setCurrent} />
        {last > 0 && (
          <Step
            label={messages.next}
            isEnd={current === last}
            onClick={() => moveTo(current + 1)}
            className="right-2 md:mr-(--gutter)"
          >
            <ChevronRight aria-hidden="true" />
          </Step>
        )}
      </div>
    </dialog>
  )
}

type StripProps = Pick<Props, 'images' | 'getCopy'> & {
  ref: RefObject<HTMLUListElement | null>
  current: number
  onCurrent: (index: number) => void
}

/** The photographs in a row; the one in view and its neighbours load at once. */
function Strip({ ref, images, current, getCopy, onCurrent }: StripProps) {
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    onCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
  return (
    <ul
      ref={ref}
      onScroll={follow}
      className="no-scrollbar flex h-full min-w-0 grow snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
    >
      {images.map((image, index) => (
        <li
          key={image.url}
          className="grid h-full w-full shrink-0 snap-start place-items-center [container-type:size]"
        >
          <figure>
            <div style={wholeWithin(image)} className="mx-auto">
              <Picture
                image={image}
                sizes="100vw"
                copy={getCopy(index)}
                className="bg-cover"
                isPriority={Math.abs(index - current) <= 1}
              />
            </div>
            {/* The photograph's own alternative says the same. */}
            <figcaption
              aria-hidden="true"
              className="flex h-14 items-start justify-center px-4 pt-3 text-center text-meta text-pine-100"
            >
              {image.alt}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

type StepProps = Parameters<typeof IconButton>[0] & { isEnd: boolean }

/** Stays focusable at either end. */
function Step({ isEnd, className, ...button }: StepProps) {
  return (
    <IconButton
      {...button}
      aria-disabled={isEnd}
      className={`z-1 shrink-0 ring-1 ring-white/40 transition-[background-color,opacity] hover:bg-white/14 aria-disabled:opacity-30 max-md:absolute! max-md:top-[calc(50%-50px)] max-md:bg-scrim/60 max-md:hover:bg-scrim ${className}`}
    />
  )
}
