import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { GpxFault } from '#api/modules/agency/route/gpx.messages.ts'
import { gpxLimits, type Recorded } from '#api/modules/agency/route/line.domain.ts'

/** A reason to refuse a file. */
export class GpxError extends Error {
  readonly fault: GpxFault

  constructor(fault: GpxFault) {
    super(`invalid GPX file: ${fault}`)
    this.fault = fault
  }
}

type State = {
  isGpx: boolean
  depth: number
  points: number
  /** The point whose elevation may follow. */
  point: Recorded | undefined
  elevation: string | undefined
  segments: Record<'trkpt' | 'rtept', Recorded[][]>
}

/**
 * Reads the positions of a GPX document as its text arrives: segments of tracks, or else routes. All the rest is
 * skipped, times too. A document type is refused, so no entity of its own is ever defined or expanded.
 */
export function gpxParser(): { write: (text: string) => void; end: () => Recorded[][] } {
  const parser = new SaxesParser()
  const state: State = {
    isGpx: false,
    depth: 0,
    points: 0,
    point: undefined,
    elevation: undefined,
    segments: { trkpt: [], rtept: [] },
  }
  parser.on('error', () => {
    throw new GpxError(state.isGpx ? 'broken' : 'notGpx')
  })
  parser.on('doctype', () => {
    throw new GpxError('entities')
  })
  parser.on('opentag', (tag) => openTag(state, tag))
  parser.on('closetag', ({ name }) => closeTag(state, localName(name)))
  parser.on('text', (text) => {
    if (state.elevation !== undefined) state.elevation += text
  })
  return {
    write: (text) => void parser.write(text),
    end() {
      parser.close()
      const { trkpt, rtept } = state.segments
      return (trkpt.some((segment) => segment.length > 0) ? trkpt : rtept).filter(({ length }) => length > 0)
    },
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function openTag(state: State, { name, attributes }: SaxesTagPlain): void {
  const tag = localName(name)
  if (state.depth === 0 && tag !== 'gpx') throw new GpxError(tag === 'kml' ? 'kml' : 'notGpx')
  state.isGpx = true
  state.depth += 1
  if (state.depth > gpxLimits.depth) throw new GpxError('broken')
  if (tag === 'trkseg') state.segments.trkpt.push([])
  if (tag === 'rte') state.segments.rtept.push([])
  if (tag === 'trkpt' || tag === 'rtept') addPoint(state, tag, attributes)
  if (tag === 'ele' && state.point) state.elevation = ''
}

function addPoint(state: State, tag: 'trkpt' | 'rtept', { lon, lat }: Record<string, string>): void {
  state.points += 1
  if (state.points > gpxLimits.points) throw new GpxError('tooManyPoints')
  const segment = state.segments[tag].at(-1)
  const [longitude, latitude] = [degrees(lon, 180), degrees(lat, 90)]
  if (!segment || longitude === undefined || latitude === undefined) throw new GpxError('broken')
  state.point = [longitude, latitude, null]
  segment.push(state.point)
}

function closeTag(state: State, tag: string): void {
  state.depth -= 1
  if (tag === 'ele' && state.point && state.elevation !== undefined) {
    state.point[2] = metres(state.elevation)
    state.elevation = undefined
  }
  if (tag === 'trkpt' || tag === 'rtept') state.point = undefined
}

const decimalNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,2})?$/i

function toNumber(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? ''
  return decimalNumber.test(trimmed) ? Number(trimmed) : undefined
}

function degrees(text: string | undefined, most: number): number | undefined {
  const value = toNumber(text)
  return value !== undefined && Math.abs(value) <= most ? value : undefined
}

/** Elevation in metres; null where no place of the earth has it, as devices write without a signal. */
function metres(text: string): number | null {
  const value = toNumber(text)
  return value !== undefined && value > -500 && value < 9000 ? value : null
}
