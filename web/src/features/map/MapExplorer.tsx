import {
  divIcon,
  type LayerGroup,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  marker,
  polyline,
} from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { messages } from '#web/features/map/messages.ts'
import { mergePins, type PlacedExpedition } from '#web/features/map/pins.rules.ts'
import { toPrice } from '#web/lib/format/format.ts'
import { openMap } from '#web/ui/map/openMap.ts'
import type { Place } from '#web/ui/map/projection.ts'

type Props = {
  expeditions: PlacedExpedition[]
  looked: Place[]
  chosen: string
  route: Place[]
  onChoose: (slug: string) => void
}

const toLatLng = ({ latitude, longitude }: Place): [number, number] => [latitude, longitude]

/** The same pins on an interactive map; they separate as it zooms in. */
export function MapExplorer({ expeditions, looked, chosen, route, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<LeafletMap>()
  const [hasFailed, setHasFailed] = useState(false)
  // The initial view only: afterwards the visitor moves it.
  const start = useRef(looked)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let map: LeafletMap | undefined
    let isGone = false
    openMap(element, latLngBounds(start.current.map(toLatLng))).then(
      (made) => {
        map = made
        if (isGone) made.remove()
        else setOpened(made)
      },
      () => setHasFailed(true),
    )
    return () => {
      isGone = true
      map?.remove()
    }
  }, [])
  usePins(opened, { expeditions, chosen, onChoose })
  useEffect(() => {
    if (!opened || route.length < 2) return
    const line = polyline(route.map(toLatLng), { color: '#e4632c', weight: 4, interactive: false }).addTo(
      opened,
    )
    return () => void line.remove()
  }, [opened, route])
  if (hasFailed) return <p role="alert">{messages.failed}</p>
  return <div ref={box} className="leaflet-box h-(--map-height) w-full lg:rounded-lg" />
}

function usePins(
  map: LeafletMap | undefined,
  pins: Pick<Props, 'expeditions' | 'chosen' | 'onChoose'>,
): void {
  const { expeditions, chosen, onChoose } = pins
  const choose = useRef(onChoose)
  choose.current = onChoose
  // One for all drawings: a pin has the focus until the next ones are there.
  const [layer] = useState(() => layerGroup())
  useEffect(() => {
    if (!map) return
    layer.addTo(map)
    const draw = () => drawPins(map, layer, { expeditions, chosen, onChoose: (slug) => choose.current(slug) })
    draw()
    map.on('zoomend', draw)
    return () => void map.off('zoomend', draw)
  }, [map, layer, expeditions, chosen])
}

function drawPins(
  map: LeafletMap,
  layer: LayerGroup,
  { expeditions, chosen, onChoose }: Omit<Props, 'looked' | 'route'>,
) {
  const focused = focusedPin(map)
  layer.clearLayers()
  const most = map.getZoom() >= 11 ? 1 : expeditions.length
  const toPoint = ({ meetingPoint }: PlacedExpedition) => map.project(toLatLng(meetingPoint))
  for (const { x, y, expeditions: merged } of mergePins(expeditions, toPoint, most)) {
    const [first] = merged
    if (!first) continue
    const isOne = merged.length === 1
    const isChosen = first.slug === chosen
    const look = isOne ? (isChosen ? 'pin-chosen' : '') : 'pin-merged'
    const text = isOne ? toPrice(first) : merged.length
    const name = isOne ? messages.pin(first.name, first) : messages.zoom(merged.length)
    const open = () => (isOne ? onChoose(first.slug) : separate(map, merged))
    const pin = marker(map.unproject([x, y]), {
      icon: divIcon({
        className: 'pin-box',
        html: `<span class="pin ${look}">${text}</span>`,
        iconSize: [0, 0],
      }),
      alt: name,
      title: name,
      zIndexOffset: isChosen ? 1000 : 0,
    })
    pin
      .on('click', open)
      .on('keydown', (event) => press(event, open))
      .addTo(layer)
    if (name === focused) pin.getElement()?.focus({ preventScroll: true })
  }
  if (focused && !focusedPin(map)) map.getContainer().focus({ preventScroll: true })
}

/** Name of the pin that has the focus, which drawing would lose. */
function focusedPin(map: LeafletMap): string | undefined {
  const element = document.activeElement
  return element instanceof HTMLElement && map.getContainer().contains(element) ? element.title : undefined
}

/** Leaflet makes a pin a button without the keys of one. */
function press({ originalEvent }: LeafletKeyboardEvent, open: () => void): void {
  if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
  originalEvent.preventDefault()
  open()
}

const separate = (map: LeafletMap, merged: PlacedExpedition[]) =>
  map.fitBounds(latLngBounds(merged.map(({ meetingPoint }) => toLatLng(meetingPoint))), {
    padding: [70, 70],
    maxZoom: 11,
  })
