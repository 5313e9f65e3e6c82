import { Link } from 'react-router-dom'
import { messages } from '#web/features/map/messages.ts'
import type { PlacedExpedition } from '#web/features/map/pins.rules.ts'
import { priceOf } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'

/** The anchor of an expedition in the list below the map. */
export const anchorOf = (slug: string): string => `#aventure-${slug}`

/** The map in words. */
export function PlaceList({ expeditions }: { expeditions: PlacedExpedition[] }) {
  return (
    <section aria-labelledby="points" className="mt-8">
      <h2 id="points" className="mb-3 text-h3">
        {messages.places}
      </h2>
      <ol className="grid gap-x-6 sm:grid-cols-2">
        {expeditions.map((expedition) => (
          <li
            key={expedition.id}
            id={anchorOf(expedition.slug).slice(1)}
            className="relative flex items-baseline justify-between gap-4 border-b border-line px-2 py-2.5 target:bg-sun-100 hover:bg-sand"
          >
            <span>
              <Link
                to={paths.expedition(expedition.slug)}
                className="font-semibold after:absolute after:inset-0"
              >
                {expedition.name}
              </Link>
              <span className="block text-meta text-ink-2">
                {expedition.meetingPoint.name ?? expedition.region}
              </span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">{priceOf(expedition)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
