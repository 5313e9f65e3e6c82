import { messages } from '#web/features/route/messages.ts'
import type { Leg } from '#web/features/route/track.rules.ts'
import { useActiveDay } from '#web/lib/route/activeDay.tsx'

/** The route in words: each day links to its place in the programme. */
export function RouteDays({ legs }: { legs: Leg[] }) {
  const { day: active, show } = useActiveDay()
  return (
    <ol className="mt-4 grid gap-x-4 sm:grid-cols-2">
      {legs.map(({ day, stops, distanceKm, ascentM, descentM }, index) => {
        const from = (index === 0 ? stops[0] : legs[index - 1]?.stops.at(-1))?.label ?? ''
        return (
          <li key={day}>
            <a
              href={`#jour-${day}`}
              onPointerEnter={() => show(day)}
              onFocus={() => show(day)}
              className={`flex h-full gap-3 rounded-md p-3 transition-colors hover:bg-sand ${day === active ? 'bg-sand' : ''}`}
            >
              <span
                className={`grid size-7 shrink-0 place-items-center rounded-full text-meta font-bold text-white ${day === active ? 'bg-ember-600' : 'bg-ink'}`}
              >
                <span className="sr-only">{messages.day(day)}</span>
                <span aria-hidden="true">{day}</span>
              </span>
              <span>
                <span className="block font-semibold">{messages.way(from, stops.at(-1)?.label ?? '')}</span>
                <span className="block text-meta text-ink-2 tabular-nums">
                  {messages.measures(distanceKm, roundTen(ascentM), roundTen(descentM))}
                </span>
              </span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}

/** More precision would be false. */
const roundTen = (metres: number) => Math.round(metres / 10) * 10
