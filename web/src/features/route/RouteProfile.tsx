import { type DrawnLeg, side } from '#web/features/route/drawing.rules.ts'
import { messages } from '#web/features/route/messages.ts'
import { useActiveDay } from '#web/lib/route/activeDay.tsx'

type Props = { legs: DrawnLeg[]; low: number; high: number }

/** The elevation profile; each day responds to the pointer, and the list below it to the keyboard. */
export function RouteProfile({ legs, low, high }: Props) {
  const { day: active, show } = useActiveDay()
  return (
    <figure className="mt-3 rounded-lg bg-sand pt-3">
      <svg
        viewBox={`0 0 ${side.width} ${side.height}`}
        role="img"
        aria-label={messages.profile(low, high)}
        preserveAspectRatio="none"
        className="block h-28 w-full"
      >
        {legs.map(({ day, profile, from, to }) => (
          <g key={day} onPointerEnter={() => show(day)}>
            <rect x={from} width={to - from} height={side.height} fill="transparent" />
            <path
              d={profile}
              vectorEffect="non-scaling-stroke"
              strokeWidth="1.5"
              className={`stroke-sand transition-colors duration-200 ${day === active ? 'fill-ember-500' : 'fill-pine-600'}`}
            />
          </g>
        ))}
      </svg>
      <figcaption className="flex justify-between px-4 py-2 text-meta text-ink-2 tabular-nums">
        <span>{messages.metres(low)}</span>
        <span>{messages.metres(high)}</span>
      </figcaption>
    </figure>
  )
}
