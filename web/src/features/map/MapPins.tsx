import { Link } from 'react-router-dom'
import { messages } from '#web/features/map/messages.ts'
import { anchorOf } from '#web/features/map/PlaceList.tsx'
import { mergePins, type PlacedExpedition, writeBoxOf } from '#web/features/map/pins.rules.ts'
import { priceOf } from '#web/lib/format/format.ts'
import { EuropeMap } from '#web/ui/map/EuropeMap.tsx'
import { MapNames } from '#web/ui/map/MapNames.tsx'
import { type Place, project } from '#web/ui/map/projection.ts'
import { isNarrowest, placeIn, type Window } from '#web/ui/map/window.rules.ts'

type Props = {
  expeditions: PlacedExpedition[]
  window: Window
  /** Usual width on screen, which decides when pins merge. */
  usualWidth: number
  chosen: string
  /** Slug of the expedition that the list points at. */
  pointed?: string
  /** Route of the chosen expedition. */
  route: Place[]
  onChoose: (slug: string) => void
  addressOf: (bbox: string) => string
  className: string
}

/** Prices at meeting points; pins that would overlap merge into one, which links to a closer view. */
export function MapPins(props: Props) {
  const { expeditions, window, usualWidth, chosen, pointed, route, onChoose, addressOf, className } = props
  const usualHeight = (usualWidth * window.height) / window.width
  const spread = isNarrowest(window) ? 4 : 1
  const pins = mergePins(expeditions, ({ meetingPoint }) => {
    const { x, y } = placeIn(window, project(meetingPoint))
    return { x: x * usualWidth * spread, y: y * usualHeight * spread }
  })
  const inView = pins.filter(
    ({ x, y }) => x > 0 && y > 0 && x < usualWidth * spread && y < usualHeight * spread,
  )
  return (
    <div className={`relative isolate overflow-hidden rounded-lg ${className}`}>
      <EuropeMap window={window} label={messages.title} className="absolute inset-0 size-full">
        <MapNames window={window} />
        <RouteLine route={route} width={window.width} />
      </EuropeMap>
      <ul>
        {inView.map(({ x, y, expeditions: [first, ...others] }) => (
          <li
            key={first?.id}
            className={`absolute -translate-x-1/2 -translate-y-full has-[[aria-current]]:z-2 hover:z-1 ${[first, ...others].some((each) => each?.slug === pointed) ? 'pin-pointed z-2' : others.length > 0 ? 'z-0' : ''}`}
            style={{
              left: `${(100 * x) / usualWidth / spread}%`,
              top: `${(100 * y) / usualHeight / spread}%`,
            }}
          >
            {first && others.length === 0 && (
              <PricePin expedition={first} isChosen={first.slug === chosen} onChoose={onChoose} />
            )}
            {first && others.length > 0 && (
              <MergedPin expeditions={[first, ...others]} addressOf={addressOf} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type PricePinProps = { expedition: PlacedExpedition; isChosen: boolean; onChoose: (slug: string) => void }

function PricePin({ expedition, isChosen, onChoose }: PricePinProps) {
  const { slug, name } = expedition
  return (
    <a
      href={anchorOf(slug)}
      onClick={(event) => {
        event.preventDefault()
        onChoose(slug)
      }}
      aria-label={messages.pin(name, expedition)}
      aria-current={isChosen ? 'true' : undefined}
      className={`pin ${isChosen ? 'pin-chosen' : ''}`}
    >
      {priceOf(expedition)}
    </a>
  )
}

function MergedPin({
  expeditions,
  addressOf,
}: {
  expeditions: PlacedExpedition[]
  addressOf: Props['addressOf']
}) {
  return (
    <Link
      to={addressOf(writeBoxOf(expeditions))}
      preventScrollReset
      aria-label={messages.zoom(expeditions.length)}
      className="pin pin-merged"
    >
      {messages.merged(expeditions.length)}
    </Link>
  )
}

function RouteLine({ route, width }: { route: Place[]; width: number }) {
  if (route.length < 2) return null
  const points = route.map(project).map(({ x, y }) => `${x},${y}`)
  return (
    <polyline
      points={points.join(' ')}
      fill="none"
      strokeLinejoin="round"
      strokeWidth={width / 260}
      className="stroke-ember-500"
    />
  )
}
