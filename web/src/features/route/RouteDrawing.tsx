import { type Drawing, type DrawnLeg, plan } from '#web/features/route/drawing.rules.ts'
import { type Label, labelsOf } from '#web/features/route/labels.rules.ts'
import { messages } from '#web/features/route/messages.ts'
import { PlaceMark } from '#web/features/route/PlaceMark.tsx'
import { useActiveDay } from '#web/lib/route/activeDay.tsx'
import { dayColour } from '#web/ui/dayColour.ts'

type Props = { drawing: Drawing; shown: number | null }

/** Type sizes of the names on a wide and on a narrow screen, in units of the drawing. */
const sizes = { wide: 12.5, narrow: 23 }

/** The route from above: land and water around it, the line of each day, and the places on it. */
export function RouteDrawing({ drawing, shown }: Props) {
  const { legs, stops, land, start } = drawing
  const { day: active, show } = useActiveDay()
  const lit = shown ?? active
  const isFaint = (day: number | null) => lit !== null && day !== null && day !== lit
  return (
    <svg
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="img"
      aria-label={messages.map(legs.length)}
      className={`block w-full rounded-lg ${land ? 'bg-glacier-100' : 'bg-sand'}`}
    >
      {land && <path d={land} fillRule="evenodd" className="fill-sand stroke-line" strokeWidth="1" />}
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        {legs.map(({ day, path }) => (
          <path key={day} d={path} className="stroke-white" strokeWidth="7" />
        ))}
        {legs.map(({ day, path }) => (
          <path
            key={day}
            d={path}
            stroke={dayColour(day)}
            strokeWidth={day !== null && day === lit ? 5.5 : 3.5}
            strokeDasharray="9 5"
            className={`transition-opacity duration-200 ${isFaint(day) ? 'opacity-30' : ''}`}
          />
        ))}
        {legs.map(({ day, path }) => (
          <path key={day} d={path} stroke="transparent" strokeWidth="26" onPointerEnter={() => show(day)} />
        ))}
      </g>
      {stops.map((stop) => (
        <PlaceMark key={`${stop.label}-${stop.x}-${stop.y}`} stop={stop} />
      ))}
      <circle cx={start.x} cy={start.y} r="6" className="fill-sun-500 stroke-ink" strokeWidth="2" />
      <Names labels={labelsOf(drawing, sizes.wide)} size={sizes.wide} className="max-sm:hidden" />
      <Names labels={labelsOf(drawing, sizes.narrow)} size={sizes.narrow} className="sm:hidden" />
      {legs.map((leg) => (
        <DayEnd key={leg.day} leg={leg} isLit={leg.day === lit} isFaint={isFaint(leg.day)} onEnter={show} />
      ))}
      <Legend scale={drawing.scale} />
    </svg>
  )
}

type EndProps = {
  leg: DrawnLeg
  isLit: boolean
  isFaint: boolean
  onEnter: (day: number | null) => void
}

function DayEnd({ leg: { day, end }, isLit, isFaint, onEnter }: EndProps) {
  if (day === null) return null
  return (
    <g
      transform={`translate(${end.x} ${end.y})`}
      className={`transition-opacity duration-200 ${isFaint ? 'opacity-40' : ''}`}
      onPointerEnter={() => onEnter(day)}
    >
      <g className="max-sm:scale-165">
        <circle r={isLit ? 13 : 11} fill={dayColour(day)} className="stroke-white" strokeWidth="2" />
        <text y="4" textAnchor="middle" className="fill-white text-[12px] font-bold">
          {day}
        </text>
      </g>
    </g>
  )
}

function Names({ labels, size, className }: { labels: Label[]; size: number; className: string }) {
  return (
    <g
      fontSize={size}
      strokeWidth={size / 4}
      className={`fill-ink stroke-white/85 font-medium [paint-order:stroke] ${className}`}
      strokeLinejoin="round"
    >
      {labels.map(({ x, y, text, anchor }) => (
        <text key={text} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  )
}

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
