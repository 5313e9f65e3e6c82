import { type Drawing, plan } from '#web/features/route/drawing.rules.ts'
import { messages } from '#web/features/route/messages.ts'
import { PlaceMark } from '#web/features/route/PlaceMark.tsx'
import { RouteNames } from '#web/features/route/RouteNames.tsx'
import { townKind } from '#web/features/route/route.content.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { useActiveDay } from '#web/lib/route/activeDay.tsx'
import type { Position } from '#web/lib/route/geojson.ts'
import { dayColour } from '#web/ui/dayColour.ts'
import type { Point } from '#web/ui/map/projection.ts'

type Props = { drawing: Drawing; shown: number | null; mark?: Position | undefined }

/** The route from above: what surrounds it, the line of each day, and the places on it. */
export function RouteDrawing({ drawing, shown, mark }: Props) {
  const { legs, stops, land } = drawing
  const { day: active, show } = useActiveDay()
  const lit = shown ?? active
  return (
    <svg
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="img"
      aria-label={messages.map(legs.length)}
      className={`block w-full rounded-lg ${land ? 'bg-glacier-100' : 'bg-sand'}`}
    >
      <Ground drawing={drawing} />
      <Legs drawing={drawing} lit={lit} onEnter={show} />
      {stops.map((stop) => (
        <PlaceMark key={`${stop.label}-${stop.x}-${stop.y}`} stop={stop} />
      ))}
      <g className="fill-white stroke-ink-2" strokeWidth="1.4">
        {drawing.marks.map(({ label, x, y }) => (
          <circle key={label} cx={x} cy={y} r="2.8" />
        ))}
      </g>
      <RouteNames drawing={drawing} lit={lit} onEnter={show} />
      {mark && <Mark at={drawing.toPoint(mark)} />}
      <Legend scale={drawing.scale} />
    </svg>
  )
}

/** Land, meridians and parallels, rivers, frontiers and towns. */
function Ground({ drawing: { land, grid, rivers, borders, names } }: { drawing: Drawing }) {
  return (
    <>
      {land && (
        <path d={land} fillRule="evenodd" className="fill-sand stroke-glacier-700/45" strokeWidth="0.9" />
      )}
      <path d={grid} className="stroke-white/70" strokeWidth="0.8" />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={rivers} className="stroke-water" strokeWidth="3" />
        <path d={borders} className="stroke-ink-3/60" strokeWidth="1.2" strokeDasharray="7 3 1 3" />
      </g>
      {names.map(
        ({ x, y, label, kind }) =>
          kind === townKind && (
            <circle key={label} cx={x} cy={y} r="2.2" className="fill-ink-3 max-sm:hidden" />
          ),
      )}
    </>
  )
}

type LegsProps = { drawing: Drawing; lit: number | null; onEnter: (day: number | null) => void }

function Legs({ drawing: { legs }, lit, onEnter }: LegsProps) {
  const isHydrated = useHydrated()
  const isFaint = (day: number | null) => lit !== null && day !== null && day !== lit
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {legs.map(({ day, path, isOnRiver }) => (
        <path
          key={day}
          d={path}
          className={isOnRiver ? 'stroke-water' : 'stroke-white'}
          strokeWidth={isOnRiver ? 11 : 7}
        />
      ))}
      {legs.map(({ day, path }) => (
        <path
          key={day}
          d={path}
          stroke={dayColour(day)}
          strokeWidth={day !== null && day === lit ? 4.5 : 3.5}
          strokeDasharray="8 7.5"
          className={`transition-opacity duration-200 ${isFaint(day) ? 'opacity-30' : ''}`}
        />
      ))}
      {isHydrated &&
        legs.map(({ day, path }) => (
          <path
            key={day}
            d={path}
            stroke="transparent"
            strokeWidth="26"
            onPointerEnter={() => onEnter(day)}
          />
        ))}
    </g>
  )
}

/** Place of the slider of the profile. */
const Mark = ({ at: { x, y } }: { at: Point }) => (
  <circle cx={x} cy={y} r="8" className="fill-ember-600 stroke-white" strokeWidth="3" />
)

/** Scale bar and north, at the bottom left. */
function Legend({ scale }: { scale: Drawing['scale'] }) {
  return (
    <g transform={`translate(16 ${plan.height - 14})`} className="fill-ink-2 stroke-ink-2">
      <path d="M4 0V-14M0 -9L4 -15L8 -9" fill="none" strokeWidth="1.5" />
      <path d={`M22 -5V0H${22 + scale.width}V-5`} fill="none" strokeWidth="1.5" />
      <text x={scale.width + 30} y="2" stroke="none" className="text-[13px] max-sm:text-[22px]">
        {messages.kilometres(scale.km)}
      </text>
    </g>
  )
}
