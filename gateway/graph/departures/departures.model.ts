import { toGuide } from '#gateway/graph/guides/guides.model.ts'
import type { Departure, DepartureStatus, PledgeCount, Sky } from '#gateway/graph/schema.generated.ts'
import { computeSky } from '#gateway/graph/sky/sky.model.ts'
import {
  dayOrNull,
  flag,
  numberOrNull,
  record,
  recordOrNull,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from '#gateway/upstream/read.ts'

/** Statuses by their name in the REST API. */
export const statuses: Record<string, DepartureStatus> = {
  open: 'OPEN',
  almost: 'ALMOST',
  confirmed: 'CONFIRMED',
  full: 'FULL',
  canceled: 'CANCELED',
}

const dayMs = 86_400_000

type Expedition = { id: string; nextDepartures: readonly Departure[] }

/** Another service may send two departures of one day without ids, or places without departures. */
export function toDepartures(
  bodies: unknown[],
  { id: expeditionId, nextDepartures }: Expedition,
): Departure[] {
  const taken = new Set<string>()
  return bodies.map((body, index) => {
    const departure = toDeparture(body, expeditionId, nextDepartures)
    const { id } = departure
    if (!taken.has(id)) taken.add(id)
    else departure.id = `${id}-${index}`
    return departure
  })
}

/** Another service may identify its departures by their days alone. */
export function toDeparture(body: unknown, expeditionId: string, next: readonly Departure[] = []): Departure {
  const api = record(body)
  const startDate = dayOrNull(api.start) ?? ''
  const formatted =
    wholeOrNull(api.available_count) ?? next.find((each) => each.startDate === startDate)?.availableCount
  const availableCount = Math.max(0, formatted ?? 0)
  const isConfirmed = flag(api.is_confirmed)
  const missingToConfirm = whole(api.missing_to_confirm)
  return {
    id: text(api.id, `${expeditionId}-${startDate}`),
    startDate,
    endDate: dayOrNull(api.end) ?? startDate,
    availableCount,
    capacity: wholeOrNull(api.capacity),
    heldCount: Math.max(0, whole(api.held_count)),
    heldUntil: textOrNull(api.held_until),
    pledges: toPledgeCount(api.pledges),
    isConfirmed,
    missingToConfirm,
    price: numberOrNull(api.price),
    status: statuses[text(api.status)] ?? toStatus(availableCount, isConfirmed, missingToConfirm),
    guide: toGuide(api.guide),
    sky: null,
  }
}

function toPledgeCount(body: unknown): PledgeCount | null {
  const api = recordOrNull(body)
  if (!api) return null
  return {
    places: whole(api.places),
    booked: whole(api.booked),
    needed: whole(api.needed),
    callEndsAt: textOrNull(api.call_ends_at),
  }
}

/** A line of a card: start and places, without the end; with an expedition, the sky of its place. */
export function toNextDeparture(
  body: unknown,
  expeditionId: string,
  durationDays: number,
  expedition: Place | null = null,
): Departure | null {
  const api = record(body)
  const startDate = dayOrNull(api.next_departure_start)
  return startDate ? new NextDeparture(api, startDate, { expeditionId, durationDays, expedition }) : null
}

type Place = Parameters<typeof computeSky>[1]
type Of = { expeditionId: string; durationDays: number; expedition: Place | null }

/** Computes end, status and sky lazily: a card shows few of their fields. */
class NextDeparture implements Departure {
  readonly #durationDays: number
  readonly #expedition: Place | null
  readonly id: string
  readonly startDate: string
  readonly availableCount: number
  readonly isConfirmed: boolean
  readonly missingToConfirm: number
  readonly capacity = null
  readonly heldCount = 0
  readonly heldUntil = null
  readonly pledges = null
  readonly price = null
  readonly guide = null

  constructor(
    api: { readonly [name: string]: unknown },
    startDate: string,
    { expeditionId, durationDays, expedition }: Of,
  ) {
    this.#durationDays = durationDays
    this.#expedition = expedition
    this.id = textOrNull(api.departure_id) ?? `${expeditionId}-${startDate}`
    this.startDate = startDate
    this.availableCount = Math.max(0, whole(api.available_count))
    this.isConfirmed = flag(api.is_confirmed)
    this.missingToConfirm = whole(api.missing_to_confirm)
  }

  get endDate(): string {
    return findLastDay(this.startDate, this.#durationDays)
  }

  get sky(): Sky | null {
    return this.#expedition && computeSky(this, this.#expedition)
  }

  get status(): DepartureStatus {
    return toStatus(this.availableCount, this.isConfirmed, this.missingToConfirm)
  }
}

/** Derives the status of lines that come without one, by the rule of the REST API. */
function toStatus(availableCount: number, isConfirmed: boolean, missingToConfirm: number): DepartureStatus {
  if (availableCount === 0) return 'FULL'
  if (isConfirmed) return 'CONFIRMED'
  return missingToConfirm > 0 && missingToConfirm <= 2 ? 'ALMOST' : 'OPEN'
}

/** The end of a departure of that length. */
export function findLastDay(startDate: string, durationDays: number): string {
  const last = new Date(Date.parse(`${startDate}T00:00:00Z`) + (Math.max(1, durationDays) - 1) * dayMs)
  return Number.isNaN(last.getTime()) ? startDate : last.toISOString().slice(0, 10)
}
