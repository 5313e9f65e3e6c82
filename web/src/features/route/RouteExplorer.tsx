import { divIcon, type Map as LeafletMap, latLngBounds, marker, type Path, polyline } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { messages } from '#web/features/route/messages.ts'
import type { Leg, Track } from '#web/features/route/track.rules.ts'
import { useActiveDay } from '#web/lib/route/activeDay.tsx'
import type { Position } from '#web/lib/route/geojson.ts'
import { openMap } from '#web/ui/map/openMap.ts'

const toLatLng = ([longitude, latitude]: Position): [number, number] => [latitude, longitude]
const colours = { quiet: '#1a4d40', active: '#e4632c' }

/** The same route on an interactive map. */
export function RouteExplorer({ track: { legs } }: { track: Track }) {
  const box = useRef<HTMLDivElement>(null)
  const lines = useRef(new Map<number | null, Path>())
  const [hasFailed, setHasFailed] = useState(false)
  const { day: active, show } = useActiveDay()
  useEffect(() => {
    const element = box.current
    if (!element) return
    let opened: LeafletMap | undefined
    let isGone = false
    const bounds = latLngBounds(legs.flatMap(({ positions }) => positions.map(toLatLng)))
    openMap(element, bounds).then(
      (map) => {
        if (isGone) map.remove()
        else lines.current = drawLegs(map, legs, show)
        opened = map
      },
      () => setHasFailed(true),
    )
    return () => {
      isGone = true
      opened?.remove()
    }
  }, [legs, show])
  useEffect(() => {
    for (const [day, line] of lines.current)
      line.setStyle(
        day === active ? { color: colours.active, weight: 6 } : { color: colours.quiet, weight: 4 },
      )
  }, [active])
  if (hasFailed) return <p role="alert">{messages.failed}</p>
  return <div ref={box} className="leaflet-box aspect-640/400 w-full rounded-lg" />
}

function drawLegs(
  map: LeafletMap,
  legs: Leg[],
  show: (day: number | null) => void,
): Map<number | null, Path> {
  const lines = new Map<number | null, Path>()
  for (const { day, positions } of legs) {
    const places = positions.map(toLatLng)
    polyline(places, { color: '#fff', weight: 8, interactive: false }).addTo(map)
    const line = polyline(places, { color: colours.quiet, weight: 4 }).addTo(map)
    line.on('mouseover', () => show(day))
    lines.set(day, line)
    const end = places.at(-1)
    if (end && day !== null)
      marker(end, {
        icon: divIcon({ className: 'leaflet-day', html: String(day), iconSize: [26, 26] }),
        alt: messages.day(day),
      })
        .on('mouseover focus click', () => show(day))
        .addTo(map)
  }
  return lines
}
