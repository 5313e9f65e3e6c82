import { type Drawing, round } from '#web/features/route/drawing.rules.ts'
import { type Label, listLabels } from '#web/features/route/labels.rules.ts'
import { fewest, listPins, type Pin } from '#web/features/route/pins.rules.ts'
import { kilometreKind, townKind } from '#web/features/route/route.content.ts'
import { dayColour } from '#web/ui/dayColour.ts'

/** Sizes on a wide and on a narrow screen, in units of the drawing. */
const scales = {
  wide: {
    size: 12.5,
    radius: 11,
    pins: 99,
    most: { all: 16, waters: 4, towns: 7, marks: 6 },
    shown: 'max-sm:hidden',
  },
  narrow: {
    size: 22,
    radius: 18,
    pins: 4,
    most: { all: 4, waters: 1, towns: 2, marks: 3 },
    shown: 'sm:hidden',
  },
}

type Props = { drawing: Drawing; lit: number | null; onEnter: (day: number | null) => void }

/** Names and numbers of the days; on a narrow screen four of each, others as their day is touched. */
export function RouteNames({ drawing, lit, onEnter }: Props) {
  return Object.entries(scales).map(([name, { size, radius, pins: count, most, shown }]) => {
    const legs = drawing.isWhole ? drawing.legs : drawing.legs.filter(({ day }) => day === lit)
    const all = listPins(legs, radius)
    const pins = fewest(all, count, lit)
    const labels = listLabels(drawing, { size, radius, pins, most, lit })
    return (
      <g key={name} className={shown}>
        {all.map((pin) => !pins.includes(pin) && <Dot key={pin.text} pin={pin} />)}
        <Start drawing={drawing} pins={pins} radius={radius} />
        <Names labels={labels} size={size} />
        {pins.map((pin) => (
          <DayEnd key={pin.text} pin={pin} radius={radius} lit={lit} onEnter={onEnter} />
        ))}
      </g>
    )
  })
}

const Dot = ({ pin: { x, y, days } }: { pin: Pin }) => (
  <circle cx={x} cy={y} r="7" fill={dayColour(days[0] ?? null)} className="stroke-white" strokeWidth="2" />
)

/** A sun at the start; around the number of a day that ends there. */
function Start({ drawing: { start }, pins, radius }: { drawing: Drawing; pins: Pin[]; radius: number }) {
  const over = pins.find(({ x, y }) => Math.hypot(x - start.x, y - start.y) < radius * 1.4)
  if (!over) return <circle cx={start.x} cy={start.y} r={round(radius * 0.6)} {...sun} />
  const [width, height] = [over.width + 10, 2 * radius + 10]
  return (
    <rect
      x={round(over.x - width / 2)}
      y={round(over.y - height / 2)}
      width={width}
      height={height}
      rx={height / 2}
      {...sun}
    />
  )
}

const sun = { className: 'fill-sun-500 stroke-ink', strokeWidth: 2 }

type EndProps = { pin: Pin; radius: number; lit: number | null; onEnter: (day: number | null) => void }

function DayEnd({ pin: { x, y, days, text, width }, radius, lit, onEnter }: EndProps) {
  const isFaint = lit !== null && !days.includes(lit)
  const [day = null] = days
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={`transition-opacity duration-200${isFaint ? ' opacity-40' : ''}`}
      onPointerEnter={() => onEnter(day)}
    >
      <rect
        x={-width / 2}
        y={-radius}
        width={width}
        height={2 * radius}
        rx={radius}
        fill={dayColour(day)}
        className="stroke-white"
        strokeWidth="2"
      />
      <text
        y={round(radius * 0.37)}
        textAnchor="middle"
        fontSize={round(radius * 1.1)}
        className="fill-white font-bold"
      >
        {text}
      </text>
    </g>
  )
}

function Names({ labels, size }: { labels: Label[]; size: number }) {
  return (
    <g
      fontSize={size}
      strokeWidth={size / 4}
      className="fill-ink stroke-white/85 font-medium [paint-order:stroke]"
      strokeLinejoin="round"
    >
      {labels.map(({ x, y, text, lines, height, kind, anchor }) => (
        <text
          key={`${text}-${x}`}
          x={x}
          y={y}
          textAnchor={anchor}
          fontSize={smallKinds.includes(kind) ? size * 0.88 : undefined}
          className={styles[kind]}
        >
          {lines.length < 2
            ? text
            : lines.map((line, index) => (
                <tspan key={line} x={x} dy={index === 0 ? undefined : '1.1em'}>
                  {line}
                </tspan>
              ))}
          {height && <tspan className="fill-ink-2 font-normal">{` ${height}`}</tspan>}
        </text>
      ))}
    </g>
  )
}

const water = 'fill-glacier-700 stroke-none italic'
const smallKinds = [townKind, kilometreKind]
const styles: Record<string, string> = {
  [townKind]: 'fill-ink-2 font-normal',
  [kilometreKind]: 'fill-ink-2 font-normal tabular-nums',
  mer: water,
  lac: '',
  rivière: 'fill-glacier-700 italic',
}
