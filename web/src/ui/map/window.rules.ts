import { europe, type Place, type Point, project } from '#web/ui/map/projection.ts'

/** A part of the drawing of Europe. */
export type Window = { x: number; y: number; width: number; height: number }

/** Around a place: `width` units wide. */
export function windowAround(place: Place, width: number, height: number): Window {
  const { x, y } = project(place)
  return { x: round(x - width / 2), y: round(y - height / 2), width, height }
}

/** Whether the drawing shows the place. */
export function isDrawn(place: Place): boolean {
  const { x, y } = project(place)
  return x >= 0 && x <= europe.width && y >= 0 && y <= europe.height
}

/** In shares of a window's sides. */
export const placeIn = (window: Window, { x, y }: Point): Point => ({
  x: (x - window.x) / window.width,
  y: (y - window.y) / window.height,
})

const round = (value: number) => Math.round(value * 10) / 10
