import type { ReactNode } from 'react'
import europeUrl from '#web/ui/map/europe.svg?url'
import type { Window } from '#web/ui/map/window.rules.ts'

type Props = { window: Window; label: string; className?: string; children?: ReactNode }

/** A part of Europe, whose drawing is one file for every map of the site. */
export function EuropeMap({ window: { x, y, width, height }, label, className = '', children }: Props) {
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className={`bg-glacier-100 ${className}`}
    >
      <use href={`${europeUrl}#europe`} />
      {children}
    </svg>
  )
}
