import { type UIEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '#web/features/map/messages.ts'
import type { PlacedExpedition } from '#web/features/map/pins.rules.ts'
import { fromPrice } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Picture } from '#web/ui/Picture.tsx'

/** The anchor of an expedition in the list beside the map. */
export const toAnchor = (slug: string): string => `#aventure-${slug}`

type Props = {
  expeditions: PlacedExpedition[]
  chosen: string
  /** The pointer or the focus is on an expedition, or left it. */
  onPoint: (slug: string) => void
}

/** The map in words beside it, and a row of cards over it on small screens: its pins follow the pointer, the focus and the row. */
export function PlaceList({ expeditions, chosen, onPoint }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (chosen)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen])
  const pointAtMiddle = ({ currentTarget: row }: UIEvent<HTMLOListElement>) => {
    const middle = row.scrollLeft + row.clientWidth / 2
    const index = [...row.querySelectorAll('li')].findIndex(
      ({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth >= middle,
    )
    onPoint(expeditions[index]?.slug ?? '')
  }
  return (
    <section aria-labelledby="points" className="map-cards">
      <h2 id="points" className="sr-only">
        {messages.places}
      </h2>
      <ol ref={list} onScroll={pointAtMiddle}>
        {expeditions.map((expedition) => (
          <li
            key={expedition.id}
            id={toAnchor(expedition.slug).slice(1)}
            aria-current={expedition.slug === chosen ? 'true' : undefined}
            onMouseEnter={() => onPoint(expedition.slug)}
            onMouseLeave={() => onPoint('')}
            onFocus={() => onPoint(expedition.slug)}
            onBlur={() => onPoint('')}
            className="relative flex scroll-my-24 items-center gap-4 rounded-lg p-2 target:bg-sun-100 hover:bg-sand aria-[current]:bg-pine-50"
          >
            <PlaceCard expedition={expedition} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const PlaceCard = ({ expedition }: { expedition: PlacedExpedition }) => (
  <>
    <span className="block aspect-4/3 w-24 shrink-0 overflow-hidden rounded-md bg-sand">
      {expedition.coverImage && <Picture image={expedition.coverImage} sizes="96px" ratio={4 / 3} alt="" />}
    </span>
    <span className="min-w-0 leading-snug">
      <Link
        to={paths.expedition(expedition.slug)}
        className="line-clamp-2 font-semibold after:absolute after:inset-0"
      >
        {expedition.name}
      </Link>
      <span className="block truncate text-meta text-ink-2">
        {expedition.meetingPoint.name ?? expedition.region}
      </span>
      <span className="block text-meta tabular-nums">
        <b className="font-semibold">{fromPrice(expedition)}</b>
        {` · ${messages.days(expedition.durationDays)}`}
      </span>
    </span>
  </>
)
