import { europe, type Place, type Point, project } from '#web/ui/map/projection.ts'

/** A section of the drawing of Europe. */
export type Window = { x: number; y: number; width: number; height: number }

/** A view in degrees. */
export type Box = { west: number; south: number; east: number; north: number }

/** Around a place: `width` units wide. */
export function windowAround(place: Place, width: number, height: number): Window {
  const { x, y } = project(place)
  return { x: round(x - width / 2), y: round(y - height / 2), width, height }
}

/** Whether the drawing contains the place. */
export function isDrawn(place: Place): boolean {
  const { x, y } = project(place)
  return x >= 0 && x <= europe.width && y >= 0 && y <= europe.height
}

/** Position in fractions of a window's sides. */
export const placeIn = (window: Window, { x, y }: Point): Point => ({
  x: (x - window.x) / window.width,
  y: (y - window.y) / window.height,
})

/** Some two hundred kilometres: the drawing has no more detail. */
const narrowest = 50
const air = 1.3

/**
 * The smallest window of a shape (width ÷ height) that contains all places with a margin; never outside the
 * drawing.
 */
export function toWindow(places: Place[], shape: number): Window {
  const points = places.map(project)
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const target = Math.max(narrowest, (right - left) * air, (bottom - top) * air * shape)
  const width = Math.min(target, europe.width, europe.height * shape)
  const height = width / shape
  return {
    x: round(between(0, (left + right - width) / 2, europe.width - width)),
    y: round(between(0, (top + bottom - height) / 2, europe.height - height)),
    width: round(width),
    height: round(height),
  }
}

/** Widest or highest window, in units of four kilometres, that names areas instead of countries. */
const near = 420

export const isNear = ({ width, height }: Window): boolean => Math.min(width, height) <= near

/** The window so many times as wide and high around the same middle. */
export function grown({ x, y, width, height }: Window, times: number): Window {
  const more = (times - 1) / 2
  return {
    x: round(x - width * more),
    y: round(y - height * more),
    width: round(width * times),
    height: round(height * times),
  }
}

export const isNarrowest = ({ width }: Window): boolean => width <= narrowest

export const computeBox = (places: Place[]): Box => ({
  west: Math.min(...places.map(({ longitude }) => longitude)),
  south: Math.min(...places.map(({ latitude }) => latitude)),
  east: Math.max(...places.map(({ longitude }) => longitude)),
  north: Math.max(...places.map(({ latitude }) => latitude)),
})

/** The corners and the middles of the sides, which may lie further out on the drawing. */
export function listPlaces({ west, south, east, north }: Box): Place[] {
  const longitudes = [west, (west + east) / 2, east]
  return longitudes.flatMap((longitude) => [
    { longitude, latitude: south },
    { longitude, latitude: north },
  ])
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

const round = (value: number) => Math.round(value * 10) / 10
