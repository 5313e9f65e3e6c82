import type { KeyboardEvent, PointerEvent } from 'react'
import { messages } from '#web/agency/photos/messages.ts'
import { crops, type Focus, focusAfterKey, focusAtPress } from '#web/agency/photos/photos.rules.ts'

type Props = { url: string; width: number; height: number; focus: Focus; onChange: (focus: Focus) => void }

/** The point that every crop keeps: by a press on the picture, or by the arrow keys. */
export function FocalPoint({ url, width, height, focus, onChange }: Props) {
  const press = (event: PointerEvent<HTMLElement>) =>
    onChange(focusAtPress(event.currentTarget.getBoundingClientRect(), event))
  const type = (event: KeyboardEvent) => {
    const next = focusAfterKey(focus, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={messages.focus}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={messages.focusAt(focus.x, focus.y)}
        onPointerDown={press}
        onKeyDown={type}
        className="relative mx-auto mt-4 max-h-[40svh] w-fit cursor-crosshair touch-manipulation overflow-hidden rounded-md"
      >
        <img
          src={url}
          alt=""
          width={width}
          height={height}
          className="block max-h-[40svh] w-auto max-w-full bg-sand"
        />
        <span
          aria-hidden="true"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          className="absolute size-7 -translate-1/2 rounded-full border-3 border-white bg-ember-600/60 shadow-2"
        />
      </div>
      <p className="mt-2 text-meta text-ink-2">
        {messages.focusText} {messages.focusAt(focus.x, focus.y)}.
      </p>
      <p className="mt-4 text-15 font-semibold">{messages.crops}</p>
      <div className="mt-1.5 grid grid-cols-[4fr_3fr_5.33fr] items-start gap-2">
        {crops.map((ratio) => (
          <figure key={ratio}>
            <img
              src={url}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: `${focus.x}% ${focus.y}%` }}
              className="w-full rounded-sm bg-sand object-cover"
            />
            <figcaption className="text-meta text-ink-2">
              {ratio.replaceAll(' ', '').replace('/', ':')}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
