const earthRadiusKm = 6_371

/** Degrees east, degrees north. */
type Position = readonly [longitude: number, latitude: number, ...rest: unknown[]]

/** Great-circle distance. */
export function distanceKm([fromLon, fromLat]: Position, [toLon, toLat]: Position): number {
  const [a, b] = [radians(fromLat), radians(toLat)]
  const half = Math.sin((b - a) / 2) ** 2
  const across = Math.cos(a) * Math.cos(b) * Math.sin(radians(toLon - fromLon) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half + across))
}

/** First bearing of the great circle, in degrees from north, clockwise. */
export function computeBearing([fromLon, fromLat]: Position, [toLon, toLat]: Position): number {
  const [a, b, across] = [radians(fromLat), radians(toLat), radians(toLon - fromLon)]
  const east = Math.sin(across) * Math.cos(b)
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(across)
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
