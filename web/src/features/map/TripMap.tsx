import { Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { ChosenTrip } from '#web/features/map/ChosenTrip.tsx'
import type { MapExplorer } from '#web/features/map/MapExplorer.tsx'
import { MapPins } from '#web/features/map/MapPins.tsx'
import type { MapTripFragment } from '#web/features/map/MapTrip.generated.ts'
import { messages } from '#web/features/map/messages.ts'
import { PlaceList } from '#web/features/map/PlaceList.tsx'
import { isPlaced, type PlacedTrip, readBox } from '#web/features/map/pins.rules.ts'
import { type Region, RegionLinks } from '#web/features/map/RegionLinks.tsx'
import { useTripRouteQuery } from '#web/features/map/TripRoute.generated.ts'
import { readRoute } from '#web/lib/geojson.ts'
import { useHydrated } from '#web/lib/useHydrated.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { type Place, project } from '#web/ui/map/projection.ts'
import { isDrawn, placeIn, placesOf, windowOf } from '#web/ui/map/window.rules.ts'
import { useAsked } from '#web/ui/useLate.ts'

type Props = {
  trips: MapTripFragment[]
  total: number
  bbox: string
  addressOf: (bbox: string) => string
  regions: Region[]
  regionAddressOf: (region: string) => string
}

/** For a telephone and for a desk: how wide the map usually is there, and its shape. */
const frames = [
  { usualWidth: 358, shape: 4 / 5, className: 'aspect-4/5 sm:hidden' },
  { usualWidth: 820, shape: 4 / 3, className: 'aspect-4/3 max-sm:hidden' },
] as const

/** The trips of a search where they begin. The address says what the map looks at. */
export function TripMap({ trips, total, bbox, addressOf, regions, regionAddressOf }: Props) {
  const [isExploring, setIsExploring] = useState(false)
  const isHydrated = useHydrated()
  const placed = trips.filter(isPlaced)
  const drawn = placed.filter(({ meetingPoint }) => isDrawn(meetingPoint))
  const { chosen, choose, route } = useChosen(placed)
  const box = readBox(bbox)
  const looked = box ? placesOf(box) : drawn.map(({ meetingPoint }) => meetingPoint)
  if (placed.length === 0)
    return (
      <EmptyState action={box && <ButtonLink to={addressOf('')}>{messages.whole}</ButtonLink>}>
        {messages.none}
      </EmptyState>
    )
  return (
    <>
      <RegionLinks regions={regions} addressOf={regionAddressOf} />
      <div className="relative">
        {isExploring && (
          <Explorer
            key={regions.find(({ isChosen }) => isChosen)?.value}
            trips={placed}
            looked={looked}
            chosen={chosen?.slug ?? ''}
            route={route}
            onChoose={choose}
            onFailure={() => setIsExploring(false)}
          />
        )}
        {!isExploring &&
          looked.length > 0 &&
          frames.map(({ shape, ...frame }) => (
            <MapPins
              key={shape}
              {...frame}
              trips={drawn}
              window={windowOf(looked, shape)}
              chosen={chosen?.slug ?? ''}
              route={route}
              onChoose={choose}
              addressOf={addressOf}
            />
          ))}
        {chosen && <ChosenTrip trip={chosen} isOnTop={isLow(chosen, looked)} onClose={() => choose('')} />}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {isHydrated && (
          <Button size="sm" onClick={() => setIsExploring(!isExploring)}>
            <MapIcon aria-hidden="true" className="size-[18px]" />
            {isExploring ? messages.close : messages.explore}
          </Button>
        )}
        {box && (
          <ButtonLink to={addressOf('')} size="sm">
            {messages.whole}
          </ButtonLink>
        )}
        <p className="ml-auto text-[13px] text-ink-2">{messages.credit}</p>
      </div>
      {total > trips.length && <p className="mt-4 text-ink-2">{messages.partial(trips.length, total)}</p>}
      <PlaceList trips={placed} />
    </>
  )
}

/** The card leaves the half of the map free where its pin stands. */
const isLow = ({ meetingPoint }: PlacedTrip, looked: Place[]) =>
  placeIn(windowOf(looked, frames[1].shape), project(meetingPoint)).y > 0.5

/** Where no script runs, a pin leads to its trip in the list; elsewhere it opens a card over the map. */
function useChosen(trips: PlacedTrip[]) {
  const [slug, choose] = useState('')
  const chosen = trips.find((trip) => trip.slug === slug)
  const { data } = useTripRouteQuery({ variables: { slug }, skip: !chosen })
  const { line } = readRoute(chosen && data?.expedition?.route)
  return { chosen, choose, route: line.map(([longitude, latitude]) => ({ longitude, latitude })) }
}

function Explorer({ onFailure, ...map }: Parameters<typeof MapExplorer>[0] & { onFailure: () => void }) {
  const Loaded = useAsked(
    true,
    () => import('#web/features/map/MapExplorer.tsx').then((module) => module.MapExplorer),
    onFailure,
  )
  return Loaded ? <Loaded {...map} /> : <Waiting />
}

const Waiting = () => (
  <p
    role="status"
    className="grid aspect-4/5 place-items-center rounded-lg bg-glacier-100 text-ink-2 sm:aspect-4/3"
  >
    {messages.loading}
  </p>
)
