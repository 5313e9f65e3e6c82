import type { ReactNode } from 'react'
import europeUrl from '#web/ui/map/europe.svg?url'
import type { Window } from '#web/ui/map/window.rules.ts'

type Props = {
  window: Window
  label: string
  /** Its position: the element is positioned. */
  className: string
  children?: ReactNode
}

/** A section of Europe, drawn from one shared file, which loads as a picture when near. */
export function EuropeMap({ window: { x, y, width, height }, label, className, children }: Props) {
  const box = [x, y, width, height]
  return (
    <div className={`overflow-hidden bg-glacier-100 ${className}`}>
      <img
        src={`${europeUrl}#svgView(viewBox(${box.join()}))`}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full"
      />
      <svg
        viewBox={box.join(' ')}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
        className="absolute inset-0 size-full"
      >
        {children}
      </svg>
    </div>
  )
}
