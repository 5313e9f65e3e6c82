import { useState } from 'react'
import { Listen } from '#web/features/route/Listen.tsx'
import { messages } from '#web/features/route/messages.ts'
import { ProfileSlider } from '#web/features/route/ProfileSlider.tsx'
import { type Profile, type ProfileBand, side } from '#web/features/route/profile.rules.ts'
import type { ProfileStep } from '#web/features/route/steps.rules.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { useActiveDay } from '#web/lib/route/activeDay.tsx'
import { dayColour } from '#web/ui/dayColour.ts'
import type { Point } from '#web/ui/map/projection.ts'

const ground = side.height - side.bottom
const text = 'fill-ink-2 text-[12px] max-sm:text-[17px]'

type Props = { profile: Profile; onMove: (step: ProfileStep) => void }

/** Altitude by distance, with its axes and a slider; a day responds to the pointer. */
export function RouteProfile({ profile, onMove }: Props) {
  const [at, setAt] = useState(0)
  const isHydrated = useHydrated()
  const { show } = useActiveDay()
  const move = (to: number) => {
    setAt(to)
    const step = profile.steps[to]
    if (step) onMove(step)
  }
  return (
    <figure className="mt-3 rounded-lg bg-sand p-2 sm:p-3">
      <div className="relative">
        <ProfileDrawing profile={profile} at={at} />
        {isHydrated && (
          <ProfileSlider profile={profile} at={at} onMove={move} onPoint={(step) => step && show(step.day)} />
        )}
      </div>
      <div className="mt-2 flex min-h-11 flex-wrap gap-2 print:hidden">
        {isHydrated && <Listen profile={profile} at={at} onMove={move} />}
      </div>
    </figure>
  )
}

function ProfileDrawing({ profile, at }: { profile: Profile; at: number }) {
  const { bands, altitudes, distances, names, steps, toPoint, low, high, km } = profile
  const step = at > 0 && steps[at]
  return (
    <svg
      viewBox={`0 0 ${side.width} ${side.height}`}
      role="img"
      aria-label={messages.profile(low, high, km)}
      className="block w-full tabular-nums"
    >
      {altitudes.map(({ metres, y }, index) => (
        <g key={metres} className={index % 2 === 1 ? 'max-sm:hidden' : ''}>
          <path d={`M${side.left} ${y}H${side.width - side.right}`} className="stroke-line" strokeWidth="1" />
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
      {step && <Cursor {...toPoint(step)} />}
    </svg>
  )
}

const Cursor = ({ x, y }: Point) => (
  <>
    <path d={`M${x} ${side.top}V${ground}`} className="stroke-ink" strokeWidth="1.5" />
    <circle cx={x} cy={y} r="6" className="fill-ember-600 stroke-white" strokeWidth="2" />
  </>
)

function Band({ band: { day, path, from, to } }: { band: ProfileBand }) {
  const { day: active } = useActiveDay()
  const isFaint = active !== null && day !== null && day !== active
  return (
    <g>
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
