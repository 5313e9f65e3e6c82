type Point = { x: number; y: number; elevation: number }
type Stage = { day: number | null; label: string; x: number; y: number }
export type DrawnRoute = { path: string; profile: string; low: number; high: number; stages: Stage[] }

const size = { width: 640, height: 420, margin: 28 }
const profileSize = { width: 640, height: 110 }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPosition = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length >= 2 && value.every((each) => typeof each === 'number')

type Feature = { kind: string; coordinates: unknown; day: number | null; label: string }

function featuresOf(geojson: unknown): Feature[] {
  const features = isRecord(geojson) && Array.isArray(geojson.features) ? geojson.features : []
  return features.filter(isRecord).flatMap(({ geometry, properties }) => {
    if (!isRecord(geometry)) return []
    const { day, label } = isRecord(properties) ? properties : {}
    return [
      {
        kind: String(geometry.type),
        coordinates: geometry.coordinates,
        day: typeof day === 'number' ? day : null,
        label: typeof label === 'string' ? label : '',
      },
    ]
  })
}

/** The way as paths of a drawing: seen from above in Mercator's manner, and from the side. Nothing without a line. */
export function drawRoute(geojson: unknown): DrawnRoute | undefined {
  const features = featuresOf(geojson)
  const line = features.find(({ kind }) => kind === 'LineString')?.coordinates
  const positions = Array.isArray(line) ? line.filter(isPosition) : []
  if (positions.length < 2) return undefined
  const toPoint = projection(positions)
  const points = positions.map(toPoint)
  const elevations = points.map(({ elevation }) => elevation)
  const [low, high] = [Math.min(...elevations), Math.max(...elevations)]
  return {
    path: pathOf(points),
    profile: profileOf(elevations, low, high),
    low,
    high,
    stages: features
      .filter(({ kind, coordinates }) => kind === 'Point' && isPosition(coordinates))
      .map(({ coordinates, day, label }) => ({
        day,
        label,
        ...(isPosition(coordinates) ? toPoint(coordinates) : { x: 0, y: 0 }),
      })),
  }
}

function projection(positions: number[][]): (position: number[]) => Point {
  const middle = ((positions[0]?.[1] ?? 45) * Math.PI) / 180
  const flat = ([longitude = 0, latitude = 0]: number[]) => ({
    x: longitude * Math.cos(middle),
    y: -latitude,
  })
  const flats = positions.map(flat)
  const xs = flats.map(({ x }) => x)
  const ys = flats.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, tall] = [Math.max(...xs) - left || 1e-6, Math.max(...ys) - top || 1e-6]
  const scale = Math.min((size.width - 2 * size.margin) / wide, (size.height - 2 * size.margin) / tall)
  const [right, down] = [(size.width - wide * scale) / 2, (size.height - tall * scale) / 2]
  return (position) => {
    const { x, y } = flat(position)
    return {
      x: round((x - left) * scale + right),
      y: round((y - top) * scale + down),
      elevation: position[2] ?? 0,
    }
  }
}

const round = (value: number) => Math.round(value * 10) / 10

const pathOf = (points: { x: number; y: number }[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

function profileOf(elevations: number[], low: number, high: number): string {
  const { width, height } = profileSize
  const points = elevations.map((elevation, index) => ({
    x: round((index / (elevations.length - 1)) * width),
    y: round(height - 8 - ((elevation - low) / Math.max(1, high - low)) * (height - 20)),
  }))
  return `${pathOf(points)}L${width} ${height}L0 ${height}Z`
}
