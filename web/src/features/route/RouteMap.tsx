import { messages } from '#web/features/route/messages.ts'
import { drawRoute } from '#web/features/route/route.rules.ts'

/** The way, drawn: no tiles, nothing asked elsewhere; and the same in words. */
export function RouteMap({ geojson }: { geojson: unknown }) {
  const route = drawRoute(geojson)
  if (!route) return null
  return (
    <section aria-labelledby="parcours" className="mt-12">
      <h2 id="parcours" className="mb-4 text-h2">
        {messages.title}
      </h2>
      <svg viewBox="0 0 640 420" role="img" aria-label={messages.map} className="w-full rounded-lg bg-sand">
        <path
          d={route.path}
          fill="none"
          stroke="#fff"
          strokeWidth="7"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path
          d={route.path}
          fill="none"
          stroke="#1a4d40"
          strokeWidth="3.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {route.stages.map(({ x, y, day, label }) => (
          <g key={`${day}-${label}`} transform={`translate(${x} ${y})`}>
            <circle r="12" fill="#13241f" stroke="#fff" strokeWidth="2" />
            <text y="4.5" textAnchor="middle" fontSize="12" fontWeight="700" fill="#fff">
              {day}
            </text>
          </g>
        ))}
      </svg>
      <svg
        viewBox="0 0 640 110"
        role="img"
        aria-label={messages.profile(route.low, route.high)}
        preserveAspectRatio="none"
        className="mt-3 h-24 w-full rounded-md bg-sand"
      >
        <path
          d={route.profile}
          fill="#d9eae1"
          stroke="#22634f"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-1 flex justify-between text-meta text-ink-2 tabular-nums">
        <span>{messages.metres(route.low)}</span>
        <span>{messages.metres(route.high)}</span>
      </p>
      <ol className="mt-3 grid gap-1 text-meta text-ink-2">
        {route.stages.map(({ day, label }) => (
          <li key={`${day}-${label}`}>{messages.stage(day, label)}</li>
        ))}
      </ol>
    </section>
  )
}
