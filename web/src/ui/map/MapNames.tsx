import { areaNames, countryNames } from '#web/ui/map/labels.content.ts'
import { project } from '#web/ui/map/projection.ts'
import type { Window } from '#web/ui/map/window.rules.ts'

/** Widest window, in units of four kilometres, that names areas instead of countries. */
const near = 420

/** Names of the land in a window, drawn below the pins. */
export function MapNames({ window }: { window: Window }) {
  const names = window.width > near ? countryNames : areaNames
  return names.map(([name, longitude, latitude]) => {
    const { x, y } = project({ longitude, latitude })
    return (
      <text
        key={name}
        x={x}
        y={y}
        textAnchor="middle"
        fontSize={window.width / 42}
        className="fill-ink-2 font-semibold tracking-wide [paint-order:stroke] stroke-white/70"
        strokeWidth={window.width / 260}
      >
        {name}
      </text>
    )
  })
}
