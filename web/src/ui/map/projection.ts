/** Lambert's equal-area projection around this point, in units of four kilometres. */
export const europe = { longitude: 10, latitude: 54, width: 1500, height: 1125 }

const earthUnits = 6371 / 4
const radians = Math.PI / 180
const sinMiddle = Math.sin(europe.latitude * radians)
const cosMiddle = Math.cos(europe.latitude * radians)

export type Place = { longitude: number; latitude: number }
export type Point = { x: number; y: number }

/** Projects a place: x to the right, y down. */
export function project({ longitude, latitude }: Place): Point {
  const [sin, cos] = [Math.sin(latitude * radians), Math.cos(latitude * radians)]
  const turn = (longitude - europe.longitude) * radians
  const scale = earthUnits * Math.sqrt(2 / (1 + sinMiddle * sin + cosMiddle * cos * Math.cos(turn)))
  return {
    x: europe.width / 2 + scale * cos * Math.sin(turn),
    y: europe.height / 2 - scale * (cosMiddle * sin - sinMiddle * cos * Math.cos(turn)),
  }
}
