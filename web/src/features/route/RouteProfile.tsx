import { messages } from '#web/features/route/messages.ts'
import { type Profile, type ProfileBand, side } from '#web/features/route/profile.rules.ts'
import { useActiveDay } from '#web/lib/route/activeDay.tsx'
import { dayColour } from '#web/ui/dayColour.ts'

const ground = side.height - side.bottom
const text = 'fill-ink-2 text-[12px] max-sm:text-[17px]'

/** Altitude by distance, with its axes; a day responds to the pointer, and the list of days to the keyboard. */
export function RouteProfile({ profile }: { profile: Profile }) {
  const { bands, altitudes, distances, names, low, high, km } = profile
  return (
    <figure className="mt-3 rounded-lg bg-sand p-2 sm:p-3">
      <svg
        viewBox={`0 0 ${side.width} ${side.height}`}
        role="img"
        aria-label={messages.profile(low, high, km)}
        className="block w-full tabular-nums"
      >
        {altitudes.map(({ metres, y }, index) => (
          <g key={metres} className={index % 2 === 1 ? 'max-sm:hidden' : ''}>
            <path
              d={`M${side.left} ${y}H${side.width - side.right}`}
              className="stroke-line"
              strokeWidth="1"
            />
            <text x={side.left - 6} y={y + 4} textAnchor="end" className={text}>
              {messages.metres(metres)}
            </text>
          </g>
        ))}
        {bands.map((band) => (
          <Band key={band.day} band={band} />
        ))}
        {names.map((name) => (
          <text
            key={name.text}
            x={name.x}
            y={name.y}
            textAnchor="middle"
            className="fill-ink stroke-sand text-[12px] font-medium [paint-order:stroke] max-sm:hidden"
            strokeWidth="3"
          >
            {name.text}
          </text>
        ))}
        {distances.map(({ km: at, x }, index) => (
          <text
            key={at}
            x={x}
            y={side.height - 6}
            textAnchor={index === 0 ? 'start' : 'middle'}
            className={`${text} ${index % 2 === 1 ? 'max-sm:hidden' : ''}`}
          >
            {index === 0 ? messages.kilometres(at) : messages.distance(at)}
          </text>
        ))}
      </svg>
    </figure>
  )
}

function Band({ band: { day, path, from, to } }: { band: ProfileBand }) {
  const { day: active, show } = useActiveDay()
  const isFaint = active !== null && day !== null && day !== active
  return (
    <g onPointerEnter={() => show(day)}>
      <rect x={from} width={to - from} height={ground} fill="transparent" />
      <path
        d={path}
        fill={dayColour(day)}
        strokeWidth="1.5"
        className={`stroke-sand transition-opacity duration-200 ${isFaint ? 'opacity-35' : 'opacity-85'}`}
      />
      {day !== null && to - from > 14 && (
        <text
          x={(from + to) / 2}
          y={ground - 6}
          textAnchor="middle"
          stroke={dayColour(day)}
          strokeWidth="4"
          strokeLinejoin="round"
          className="fill-white text-[12px] font-bold [paint-order:stroke] max-sm:text-[17px]"
        >
          {day}
        </text>
      )}
    </g>
  )
}
