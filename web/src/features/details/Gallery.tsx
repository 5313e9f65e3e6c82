import { Images } from 'lucide-react'
import { type MouseEvent, type UIEvent, useRef, useState } from 'react'
import { messages } from '#web/features/details/messages.ts'
import { getMosaic, inMosaic, sizesInGallery } from '#web/features/details/mosaic.rules.ts'
import type { Photograph } from '#web/features/details/photograph.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

/** A mosaic from `lg` up, a strip to swipe below. A click opens them large; without scripts, the file. */
export function Gallery({ images }: { images: Photograph[] }) {
  const [current, setCurrent] = useState(0)
  const [shown, setShown] = useState<number>()
  const close = () => setShown(undefined)
  const Lightbox = useOnDemand(
    shown !== undefined,
    () => import('#web/features/details/Lightbox.tsx').then((module) => module.Lightbox),
    close,
  )
  const list = useRef<HTMLUListElement>(null)
  const toCopy = (index: number) => loadedCopy(list.current?.querySelectorAll('img')[index])
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    setShown(index)
  }
  const [first] = images
  if (!first) return null
  return (
    <div className="relative -mx-(--gutter) lg:mx-0">
      <ul
        ref={list}
        aria-label={messages.photos}
        onScroll={follow}
        className={`photos no-scrollbar flex snap-x snap-mandatory overflow-x-auto lg:grid lg:h-[clamp(300px,46svh,400px)] lg:gap-2 lg:overflow-hidden lg:rounded-xl ${getMosaic(images.length)}`}
      >
        {images.map((image, index) => (
          <li
            key={image.url}
            className={`aspect-4/3 sm:aspect-2/1 w-full shrink-0 snap-start overflow-hidden bg-sand lg:aspect-auto lg:w-auto ${index < inMosaic ? '' : 'lg:hidden'}`}
          >
            <a href={image.url} onClick={show(index)} className="on-photo block size-full -outline-offset-6">
              <Picture
                image={image}
                isPriority={index === 0}
                sizes={sizesInGallery(image, index, images.length)}
              />
            </a>
          </li>
        ))}
      </ul>
      <a
        href={first.url}
        onClick={show(0)}
        className={`absolute right-4.5 bottom-4.5 max-lg:hidden print:hidden ${buttonClass({ size: 'sm' })}`}
      >
        <Images aria-hidden="true" className="size-5" />
        {messages.seePhotos(images.length)}
      </a>
      {images.length > 1 && <Position current={current} count={images.length} />}
      {Lightbox && <Lightbox images={images} shown={shown} getCopy={toCopy} onClose={close} />}
    </div>
  )
}

/** The address that the browser chose, once it has loaded. */
const loadedCopy = (image: HTMLImageElement | undefined): string | undefined =>
  image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined

const Position = ({ current, count }: { current: number; count: number }) => (
  <p
    aria-hidden="true"
    className="pointer-events-none absolute right-3.5 bottom-3.5 flex h-8 items-center gap-1.5 rounded-full bg-scrim/78 px-3 text-[0.85rem] font-semibold text-white tabular-nums lg:hidden print:hidden"
  >
    <Images className="size-4.5" />
    {messages.position(current + 1, count)}
  </p>
)
