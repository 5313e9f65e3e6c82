import { setImmediate } from 'node:timers/promises'
import { type GpxFault, gpxMessages } from '#api/modules/agency/route/gpx.messages.ts'
import { GpxError, gpxParser } from '#api/modules/agency/route/gpxParser.ts'
import {
  computeAscent,
  computeLength,
  gpxLimits,
  type Recorded,
  simplify,
} from '#api/modules/agency/route/line.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { isNumber, listOf, nullable, type Schema, shape } from '#schema/json.ts'

/** Degrees east, degrees north, and metres above the sea, 0 where unknown. */
type Position = [longitude: number, latitude: number, elevation: number]

/** The lines of a GPX file, one for each segment, and the figures that it suggests. */
export type GpxRoute = {
  tracks: Position[][]
  distanceKm: number
  /** Null without elevations. */
  elevationGainM: number | null
}

const isPosition: Schema<Position> = (value): value is Position =>
  listOf(isNumber)(value) && value.length === 3

/** Whether a stored file is one that `readGpx` has written. */
export const isGpxRoute: Schema<GpxRoute> = shape({
  tracks: listOf(listOf(isPosition)),
  distanceKm: isNumber,
  elevationGainM: nullable(isNumber),
})

/** One line for each day where a file has as many; else all of them as one line, which is the whole route. */
export const listTracks = (lines: Position[][], days: number): Position[][] =>
  lines.length === days ? lines : [lines.flat()]

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Reads a GPX file in chunks, and refuses one that gives no line. Nothing of it but the positions remains. */
export async function readGpx(chunks: Chunks): Promise<GpxRoute> {
  try {
    return toRoute(await readSegments(chunks))
  } catch (error) {
    if (error instanceof GpxError) throw toRefusal(error.fault)
    throw error
  }
}

const chunkBytes = 65_536

/** Parts of a file between which other requests run. */
export function* toChunks(bytes: Buffer): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += chunkBytes) yield bytes.subarray(from, from + chunkBytes)
}

const toRefusal = (fault: GpxFault) => new Refusal('FILE_REFUSED', { message: gpxMessages[fault] })

/** Lets other requests run between chunks: a file of 5 MB takes a tenth of a second. */
async function readSegments(chunks: Chunks): Promise<Recorded[][]> {
  const parser = gpxParser()
  const decode = utf8()
  for await (const chunk of chunks) {
    parser.write(decode(chunk))
    await setImmediate()
  }
  parser.write(decode())
  return parser.end()
}

/** Decodes text that arrives in chunks, which may cut a character. */
function utf8(): (chunk?: Uint8Array) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return (chunk) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw new GpxError('broken')
    }
  }
}

function toRoute(segments: Recorded[][]): GpxRoute {
  const drawn = segments.filter(({ length }) => length > 1)
  if (drawn.length === 0) throw new GpxError('noTrack')
  const climbs = drawn.map(computeAscent).filter((ascent) => ascent !== null)
  return {
    tracks: simplify(drawn, gpxLimits).map(withElevations),
    distanceKm: Math.round(sum(drawn.map(computeLength)) / 1000),
    elevationGainM: climbs.length > 0 ? Math.round(sum(climbs) / 10) * 10 : null,
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** A point without an elevation takes that of the point before it. */
function withElevations(line: Recorded[]): Position[] {
  let last = line.find(([, , elevation]) => elevation !== null)?.[2] ?? 0
  return line.map(([longitude, latitude, elevation]) => {
    last = elevation ?? last
    return [rounded(longitude), rounded(latitude), Math.round(last)]
  })
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6
