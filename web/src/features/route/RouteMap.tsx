import { Download, Map as MapIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { drawTrack } from '#web/features/route/drawing.rules.ts'
import { messages } from '#web/features/route/messages.ts'
import { toProfile } from '#web/features/route/profile.rules.ts'
import { RouteDrawing } from '#web/features/route/RouteDrawing.tsx'
import type { RouteMapFragment } from '#web/features/route/RouteMap.generated.ts'
import { RouteProfile } from '#web/features/route/RouteProfile.tsx'
import type { ProfileStep } from '#web/features/route/steps.rules.ts'
import { type Leg, readTrack, type Track } from '#web/features/route/track.rules.ts'
import { useServices } from '#web/lib/browser/services.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { useActiveDay } from '#web/lib/route/activeDay.tsx'
import type { Position } from '#web/lib/route/geojson.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { EuropeMap } from '#web/ui/map/EuropeMap.tsx'
import { project } from '#web/ui/map/projection.ts'
import { isDrawn, windowAround } from '#web/ui/map/window.rules.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

/** The route drawn from its own data, without tiles; a day enlarges it. */
export function RouteMap({ expedition }: { expedition: RouteMapFragment }) {
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useHydrated()
  const { hasMapTiles } = useServices()
  const RouteExplorer = useOnDemand(
    isOpen,
    () => import('#web/features/route/RouteExplorer.tsx').then((module) => module.RouteExplorer),
    () => setIsOpen(false),
  )
  const [step, setStep] = useState<ProfileStep>()
  const { show } = useActiveDay()
  const { slug, route, routeText, days } = expedition
  const track = useMemo(() => readTrack(route, days ?? []), [route, days])
  const profile = useMemo(() => track && toProfile(track, days ?? []), [track, days])
  if (!track) return null
  return (
    <section aria-labelledby="parcours" className="mt-12">
      <h2 id="parcours" className="mb-4 text-h2">
        {messages.title}
      </h2>
      {!isOpen && <DrawnRoute track={track} step={step} onZoom={() => setStep(undefined)} />}
      {isOpen && (RouteExplorer ? <RouteExplorer track={track} /> : <Waiting />)}
      {profile && (
        <RouteProfile
          profile={profile}
          onMove={(next) => {
            setStep(next)
            show(next.day)
          }}
        />
      )}
      {routeText && <RouteText days={routeText} />}
      <p className="mt-2 text-meta text-ink-2">
        {messages.about(track.land.length + track.rivers.length + track.names.length > 0)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isHydrated && hasMapTiles && (
          <Button onClick={() => setIsOpen(!isOpen)}>
            <MapIcon aria-hidden="true" className="size-5" />
            {isOpen ? messages.close : messages.explore}
          </Button>
        )}
        <ButtonLink to={paths.gpx(slug)} isExternal>
          <Download aria-hidden="true" className="size-5" />
          {messages.gpx}
        </ButtonLink>
      </div>
    </section>
  )
}

type DrawnProps = { track: Track; step: ProfileStep | undefined; onZoom: () => void }

/** An enlarged day gives way to that of the slider. */
function DrawnRoute({ track, step, onZoom }: DrawnProps) {
  const [zoomed, setZoomed] = useState<number | null>(null)
  const shown = zoomed === null || !step ? zoomed : step.day
  const { show } = useActiveDay()
  const leg = track.legs.find(({ day }) => day === shown)
  const drawing = useMemo(() => drawTrack(track, leg), [track, leg])
  const zoom = (day: number | null) => {
    setZoomed(day)
    onZoom()
    show(day)
  }
  return (
    <>
      <div className="relative">
        <RouteDrawing drawing={drawing} shown={shown} mark={step?.position} />
        {!leg && <Locator position={track.legs[0]?.positions[0]} />}
      </div>
      <DayChoice legs={track.legs} shown={shown} onChoose={zoom} />
    </>
  )
}

type ChoiceProps = { legs: Leg[]; shown: number | null; onChoose: (day: number | null) => void }

/** Enlarges the drawing to a day; without scripts there is nothing to press, and the height is the same. */
function DayChoice({ legs, shown, onChoose }: ChoiceProps) {
  const isHydrated = useHydrated()
  const days = legs.flatMap(({ day }) => day ?? [])
  if (days.length < 2) return null
  return (
    <fieldset
      aria-label={messages.zoom}
      className="mt-1 flex min-h-13 min-w-0 items-center gap-1.5 overflow-x-auto p-2 print:hidden"
    >
      {isHydrated &&
        [null, ...days].map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === shown}
            onClick={() => onChoose(day)}
            className="min-h-9 shrink-0 rounded-full border border-line bg-surface px-3 text-meta font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
          >
            {day === null ? messages.whole : messages.day(day)}
          </button>
        ))}
    </fieldset>
  )
}

/** The days in words, with or without scripts. */
const RouteText = ({ days }: { days: NonNullable<RouteMapFragment['routeText']> }) => (
  <Disclosure summary={messages.inWords}>
    {days.map(({ day, text }) => (
      <p key={day} className="mb-2 text-prose">
        {text}
      </p>
    ))}
  </Disclosure>
)

const Waiting = () => (
  <p role="status" className="grid aspect-640/400 place-items-center rounded-lg bg-sand text-ink-2">
    {messages.loading}
  </p>
)

const shownAround = { width: 300, height: 225 }

function Locator({ position }: { position: Position | undefined }) {
  if (!position) return null
  const [longitude, latitude] = position
  if (!isDrawn({ longitude, latitude })) return null
  const { x, y } = project({ longitude, latitude })
  return (
    <EuropeMap
      window={windowAround({ longitude, latitude }, shownAround.width, shownAround.height)}
      label={messages.locator}
      className="absolute top-2 right-2 aspect-4/3 w-14 rounded-md border-2 border-white shadow-1 sm:top-3 sm:right-3 sm:w-28"
    >
      <circle cx={x} cy={y} r="11" className="fill-ember-600 stroke-white" strokeWidth="4" />
    </EuropeMap>
  )
}
