import type { Drawing } from '#web/features/route/drawing.rules.ts'
import { plan } from '#web/features/route/drawing.rules.ts'
import { messages } from '#web/features/route/messages.ts'
import { useActiveDay } from '#web/lib/route/activeDay.tsx'

/** The route from above, on plain sand: Natural Earth has no detail at this scale. */
export function RouteDrawing({ drawing: { legs, start, scale } }: { drawing: Drawing }) {
  const { day: active, show } = useActiveDay()
  return (
    <svg
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="img"
      aria-label={messages.map(legs.length)}
      className="block w-full rounded-lg bg-sand"
    >
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        {legs.map(({ day, path }) => (
          <path key={day} d={path} className="stroke-white" strokeWidth="8" />
        ))}
        {legs.map(({ day, path }) => (
          <path
            key={day}
            d={path}
            className={`transition-[stroke,stroke-width] duration-200 ${day === active ? 'stroke-ember-500' : 'stroke-pine-700'}`}
            strokeWidth={day === active ? 6 : 3.5}
          />
        ))}
        {legs.map(({ day, path }) => (
          <path key={day} d={path} stroke="transparent" strokeWidth="26" onPointerEnter={() => show(day)} />
        ))}
      </g>
      {legs.flatMap(({ day, passed }) =>
        passed.map(({ x, y }) => (
          <circle
            key={`${day}-${x}-${y}`}
            cx={x}
            cy={y}
            r="4"
            className="fill-white stroke-pine-700"
            strokeWidth="2"
          />
        )),
      )}
      <circle cx={start.x} cy={start.y} r="7" className="fill-sun-500 stroke-ink" strokeWidth="2.5" />
      {legs.map(({ day, end: { x, y } }) => (
        <g key={day} transform={`translate(${x} ${y})`} onPointerEnter={() => show(day)}>
          <g className="max-sm:scale-165">
            <circle
              r={day === active ? 15 : 12.5}
              className={`stroke-white ${day === active ? 'fill-ember-600' : 'fill-ink'}`}
              strokeWidth="2.5"
            />
            <text y="4.5" textAnchor="middle" className="fill-white text-[13px] font-bold">
              {day}
            </text>
          </g>
        </g>
      ))}
      <g transform={`translate(${plan.margin / 2} ${plan.height - 16})`} className="fill-ink-2 stroke-ink-2">
        <path d={`M0 -5V0H${scale.width}V-5`} fill="none" strokeWidth="1.5" />
        <text x={scale.width + 8} y="2" stroke="none" className="text-[13px] max-sm:text-[23px]">
          {messages.kilometres(scale.km)}
        </text>
      </g>
    </svg>
  )
}
