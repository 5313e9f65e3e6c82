import { Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { ChosenExpedition } from '#web/features/map/ChosenExpedition.tsx'
import { useExpeditionRouteQuery } from '#web/features/map/ExpeditionRoute.generated.ts'
import type { MapExpeditionFragment } from '#web/features/map/MapExpedition.generated.ts'
import type { MapExplorer } from '#web/features/map/MapExplorer.tsx'
import { MapPins } from '#web/features/map/MapPins.tsx'
import { messages } from '#web/features/map/messages.ts'
import { PlaceList } from '#web/features/map/PlaceList.tsx'
import {
  isPlaced,
  openedOn,
  type PlacedExpedition,
  readBox,
  wholeEurope,
} from '#web/features/map/pins.rules.ts'
import { type Region, RegionLinks } from '#web/features/map/RegionLinks.tsx'
import { useServices } from '#web/lib/browser/services.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { readRoute } from '#web/lib/route/geojson.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { type Place, project } from '#web/ui/map/projection.ts'
import { isDrawn, listPlaces, placeIn, toWindow } from '#web/ui/map/window.rules.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

type Props = {
  expeditions: MapExpeditionFragment[]
  total: number
  bbox: string
  toAddress: (bbox: string) => string
  regions: Region[]
  toRegionAddress: (region: string) => string
}

/** For phones, tablets and desktops: the usual width of the map, and the shape of what it must show. */
const frames = [
  { usualWidth: 390, shape: 12 / 11, className: '[--shape:1.0909] sm:hidden' },
  { usualWidth: 600, shape: 4 / 3, className: '[--shape:1.3333] max-sm:hidden xl:hidden' },
  { usualWidth: 776, shape: 3 / 2, className: '[--shape:1.5] max-xl:hidden' },
] as const

/** The expeditions of a search at their meeting points. The URL holds the view. */
export function ExpeditionMap({ expeditions, total, bbox, toAddress, regions, toRegionAddress }: Props) {
  const [isExploring, setIsExploring] = useState(false)
  const [pointed, setPointed] = useState('')
  const placed = expeditions.filter(isPlaced)
  const choice = useChosen(placed)
  const box = readBox(bbox)
  const points = placed.map(({ meetingPoint }) => meetingPoint).filter(isDrawn)
  const looked = box ? listPlaces(box) : openedOn(points)
  const isPart = bbox !== wholeEurope && (box !== undefined || looked.length < points.length)
  if (placed.length === 0)
    return (
      <EmptyState action={box && <ButtonLink to={toAddress('')}>{messages.whole}</ButtonLink>}>
        {messages.none}
      </EmptyState>
    )
  return (
    <div className="map-page">
      <div>
        <RegionLinks regions={regions} toAddress={toRegionAddress} />
        {total > expeditions.length && (
          <p className="mb-4 text-ink-2">{messages.partial(expeditions.length, total)}</p>
        )}
      </div>
      <div className="map-side">
        <Drawing
          key={regions.find(({ isChosen }) => isChosen)?.value}
          expeditions={placed}
          looked={looked}
          isExploring={isExploring}
          pointed={pointed}
          choice={choice}
          toAddress={toAddress}
          onFailure={() => setIsExploring(false)}
        />
        <MapActions
          isExploring={isExploring}
          onExplore={setIsExploring}
          wholeMap={isPart ? toAddress(wholeEurope) : undefined}
        />
      </div>
      <PlaceList expeditions={placed} chosen={choice.chosen?.slug ?? ''} onPoint={setPointed} />
    </div>
  )
}

type DrawingProps = {
  expeditions: PlacedExpedition[]
  looked: Place[]
  isExploring: boolean
  pointed: string
  choice: ReturnType<typeof useChosen>
  toAddress: Props['toAddress']
  onFailure: () => void
}

/** The drawn map, or the one to move; above it the card of the chosen pin. */
function Drawing({ expeditions, looked, isExploring, pointed, choice, toAddress, onFailure }: DrawingProps) {
  const { chosen, choose, route } = choice
  const pins = { chosen: chosen?.slug ?? '', route, onChoose: choose }
  const drawn = expeditions.filter(({ meetingPoint }) => isDrawn(meetingPoint))
  return (
    <div className="relative">
      {isExploring && <Explorer {...pins} expeditions={expeditions} looked={looked} onFailure={onFailure} />}
      {!isExploring &&
        looked.length > 0 &&
        frames.map(({ shape, ...frame }) => (
          <MapPins
            key={shape}
            {...frame}
            {...pins}
            expeditions={drawn}
            window={toWindow(looked, shape)}
            pointed={pointed}
            toAddress={toAddress}
          />
        ))}
      <p className="map-credit">{messages.credit}</p>
      {chosen && (
        <ChosenExpedition expedition={chosen} isOnTop={isLow(chosen, looked)} onClose={() => choose('')} />
      )}
    </div>
  )
}

type Actions = {
  isExploring: boolean
  onExplore: (isExploring: boolean) => void
  wholeMap: string | undefined
}

/** The interactive map is for tiles: without them it shows less than the drawing. */
function MapActions({ isExploring, onExplore, wholeMap }: Actions) {
  const isHydrated = useHydrated()
  const { hasMapTiles } = useServices()
  return (
    <div className="map-actions">
      {isHydrated && hasMapTiles && (
        <Button size="sm" onClick={() => onExplore(!isExploring)}>
          <MapIcon aria-hidden="true" className="size-[18px]" />
          {isExploring ? messages.close : messages.explore}
        </Button>
      )}
      {wholeMap && (
        <ButtonLink to={wholeMap} size="sm">
          {messages.whole}
        </ButtonLink>
      )}
    </div>
  )
}

/** The card covers the half of the map without its pin. */
const isLow = ({ meetingPoint }: PlacedExpedition, looked: Place[]) =>
  placeIn(toWindow(looked, frames[1].shape), project(meetingPoint)).y > 0.5

/** Without scripts a pin links to its expedition in the list; with scripts it opens a card over the map. */
function useChosen(expeditions: PlacedExpedition[]) {
  const [slug, choose] = useState('')
  const chosen = expeditions.find((expedition) => expedition.slug === slug)
  const { data } = useExpeditionRouteQuery({ variables: { slug }, skip: !chosen })
  const { line } = readRoute(chosen && data?.expedition?.route)
  return { chosen, choose, route: line.map(([longitude, latitude]) => ({ longitude, latitude })) }
}

function Explorer({ onFailure, ...map }: Parameters<typeof MapExplorer>[0] & { onFailure: () => void }) {
  const Loaded = useOnDemand(
    true,
    () => import('#web/features/map/MapExplorer.tsx').then((module) => module.MapExplorer),
    onFailure,
  )
  return Loaded ? <Loaded {...map} /> : <Waiting />
}

const Waiting = () => (
  <p
    role="status"
    className="grid h-(--map-height) place-items-center bg-glacier-100 text-ink-2 lg:rounded-lg"
  >
    {messages.loading}
  </p>
)
