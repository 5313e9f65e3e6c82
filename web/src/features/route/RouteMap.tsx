import { Download, Map as MapIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { drawTrack } from '#web/features/route/drawing.rules.ts'
import { messages } from '#web/features/route/messages.ts'
import { RouteDays } from '#web/features/route/RouteDays.tsx'
import { RouteDrawing } from '#web/features/route/RouteDrawing.tsx'
import type { RouteMapFragment } from '#web/features/route/RouteMap.generated.ts'
import { RouteProfile } from '#web/features/route/RouteProfile.tsx'
import { readTrack } from '#web/features/route/track.rules.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import type { Position } from '#web/lib/route/geojson.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EuropeMap } from '#web/ui/map/EuropeMap.tsx'
import { project } from '#web/ui/map/projection.ts'
import { isDrawn, windowAround } from '#web/ui/map/window.rules.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

/** The route as a drawing, without tiles or requests, and in words. */
export function RouteMap({ expedition }: { expedition: RouteMapFragment }) {
  const [isOpen, setIsOpen] = useState(false)
  const RouteExplorer = useOnDemand(
    isOpen,
    () => import('#web/features/route/RouteExplorer.tsx').then((module) => module.RouteExplorer),
    () => setIsOpen(false),
  )
  const isHydrated = useHydrated()
  const track = useMemo(() => readTrack(expedition.route, expedition), [expedition])
  const drawing = useMemo(() => track && drawTrack(track), [track])
  if (!track || !drawing) return null
  const { legs, low, high, positions } = track
  return (
    <section aria-labelledby="parcours" className="mt-12">
      <h2 id="parcours" className="mb-4 text-h2">
        {messages.title}
      </h2>
      {isOpen ? (
        RouteExplorer ? (
          <RouteExplorer legs={legs} />
        ) : (
          <Waiting />
        )
      ) : (
        <div className="relative">
          <RouteDrawing drawing={drawing} />
          <Locator position={positions[0]} />
        </div>
      )}
      <RouteProfile legs={drawing.legs} low={low} high={high} />
      <RouteDays legs={legs} />
      <p className="mt-2 text-meta text-ink-2">{messages.about}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isHydrated && (
          <Button onClick={() => setIsOpen(!isOpen)}>
            <MapIcon aria-hidden="true" className="size-5" />
            {isOpen ? messages.close : messages.explore}
          </Button>
        )}
        <ButtonLink to={paths.gpx(expedition.slug)} isExternal>
          <Download aria-hidden="true" className="size-5" />
          {messages.gpx}
        </ButtonLink>
      </div>
    </section>
  )
}

const Waiting = () => (
  <p role="status" className="grid aspect-640/400 place-items-center rounded-lg bg-sand text-ink-2">
    {messages.loading}
  </p>
)

const shown = { width: 300, height: 225 }

function Locator({ position }: { position: Position | undefined }) {
  if (!position) return null
  const [longitude, latitude] = position
  if (!isDrawn({ longitude, latitude })) return null
  const { x, y } = project({ longitude, latitude })
  return (
    <EuropeMap
      window={windowAround({ longitude, latitude }, shown.width, shown.height)}
      label={messages.locator}
      className="absolute top-3 right-3 aspect-4/3 w-20 rounded-md border-2 border-white shadow-1 sm:w-36"
    >
      <circle cx={x} cy={y} r="11" className="fill-ember-600 stroke-white" strokeWidth="4" />
    </EuropeMap>
  )
}
