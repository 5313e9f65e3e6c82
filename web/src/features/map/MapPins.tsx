import { Link } from 'react-router-dom'
import { messages } from '#web/features/map/messages.ts'
import { toAnchor } from '#web/features/map/PlaceList.tsx'
import {
  mergePins,
  type PlacedExpedition,
  spreadPins,
  toRoom,
  toWriteBox,
} from '#web/features/map/pins.rules.ts'
import { toPrice } from '#web/lib/format/format.ts'
import { EuropeMap } from '#web/ui/map/EuropeMap.tsx'
import { namesIn } from '#web/ui/map/names.rules.ts'
import { type Place, type Point, project } from '#web/ui/map/projection.ts'
import { grown, isNarrowest, isNear, placeIn, type Window } from '#web/ui/map/window.rules.ts'

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
  toAddress: (bbox: string) => string
  className: string
}

/** Most expeditions of a pin, once the map is near enough to name areas. */
const mostMerged = 5

/** Times that the drawing reaches beyond its window, for screens of any shape. */
const reach = 2.5

/** Prices at meeting points; pins that would overlap merge into one, which links to a closer view. */
export function MapPins(props: Props) {
  const { window, usualWidth, chosen, pointed, route, onChoose, toAddress, className } = props
  const size = { width: usualWidth, height: (usualWidth * window.height) / window.width }
  const pins = pinsIn(props, size)
  const at = ({ x, y }: Point) => ({
    left: `${inDrawing(x / size.width)}%`,
    top: `${inDrawing(y / size.height)}%`,
  })
  return (
    <div className={`map-frame ${className}`}>
      <div className="map-drawing">
        <EuropeMap window={grown(window, reach)} label={messages.title} className="absolute inset-0">
          <RouteLine route={route} width={window.width} />
        </EuropeMap>
        {namesIn(window, size, pins.map(toRoom)).map(({ name, ...point }) => (
          <span key={name} className="map-name" style={at(point)}>
            {name}
          </span>
        ))}
        <ul>
          {pins.map(({ expeditions: [first, ...others], ...point }) => (
            <li
              key={first?.id}
              className={`absolute -translate-x-1/2 -translate-y-full has-[[aria-current]]:z-2 hover:z-1 focus-within:z-1 ${[first, ...others].some((each) => each?.slug === pointed) ? 'pin-pointed z-2' : others.length > 0 ? 'z-0' : ''}`}
              style={at(point)}
            >
              {first && others.length === 0 && (
                <PricePin expedition={first} isChosen={first.slug === chosen} onChoose={onChoose} />
              )}
              {first && others.length > 0 && (
                <MergedPin expeditions={[first, ...others]} toAddress={toAddress} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A fraction of the window as a percentage of the drawing around it. */
const inDrawing = (fraction: number) => Math.round(100 * (50 + (100 * (fraction - 0.5)) / reach)) / 100

/** From afar any number merges; at the closest view none do. */
function pinsIn({ expeditions, window }: Props, size: { width: number; height: number }) {
  const toPoint = ({ meetingPoint }: PlacedExpedition) => {
    const { x, y } = placeIn(window, project(meetingPoint))
    return { x: x * size.width, y: y * size.height }
  }
  const inView = expeditions.filter((expedition) => {
    const { x, y } = toPoint(expedition)
    return x > 0 && y > 0 && x < size.width && y < size.height
  })
  const most = isNarrowest(window) ? 1 : isNear(window) ? mostMerged : expeditions.length
  return spreadPins(mergePins(inView, toPoint, most), size)
}

type PricePinProps = { expedition: PlacedExpedition; isChosen: boolean; onChoose: (slug: string) => void }

function PricePin({ expedition, isChosen, onChoose }: PricePinProps) {
  const { slug, name } = expedition
  return (
    <a
      href={toAnchor(slug)}
      onClick={(event) => {
        event.preventDefault()
        onChoose(slug)
      }}
      aria-label={messages.pin(name, expedition)}
      aria-current={isChosen ? 'true' : undefined}
      className={`pin ${isChosen ? 'pin-chosen' : ''}`}
    >
      {toPrice(expedition)}
    </a>
  )
}

function MergedPin({
  expeditions,
  toAddress,
}: {
  expeditions: PlacedExpedition[]
  toAddress: Props['toAddress']
}) {
  return (
    <Link
      to={toAddress(toWriteBox(expeditions))}
      preventScrollReset
      aria-label={messages.zoom(expeditions.length)}
      className="pin pin-merged"
    >
      {expeditions.length}
      <span className="pin-word">{messages.mergedWord}</span>
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
