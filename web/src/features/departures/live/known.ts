import { placesSentence } from '#rules/places.ts'
import { type HeldLine, setHeldWords } from '#web/features/departures/held.ts'
import type { LiveDepartureFragment } from '#web/features/departures/live/LivePlaces.generated.ts'

type Held = Pick<LiveDepartureFragment, 'availableCount' | 'heldCount' | 'heldUntil'>

/** Last known places, by departure. */
const known = new Map<string, Held>()

/** Stores the places of departures, and renders their words again where they are shown. */
export function know(departures: readonly LiveDepartureFragment[]): void {
  for (const departure of departures) known.set(departure.id, departure)
  setHeldWords(heldPlaces)
}

/** The places of a departure in words; those of the visitor's own hold are free to them. */
function heldPlaces({ id, availableCount, own }: HeldLine): string | undefined {
  const { heldCount = 0, heldUntil = null } = known.get(id) ?? {}
  const held = heldCount - (own?.places ?? 0)
  if (held <= 0) return undefined
  // The earliest end may be that of the own hold: the others' is unknown then.
  const until = own?.expiresAt === heldUntil ? null : heldUntil
  return placesSentence({ free: availableCount, held, heldUntil: until }, new Date())
}

/** The new places in words, if they have changed. */
export function changedPlaces({ id, availableCount, heldCount, heldUntil }: LiveDepartureFragment) {
  const before = known.get(id)
  const now = toWords({ availableCount, heldCount, heldUntil })
  return before && toWords(before) !== now ? now : undefined
}

const toWords = ({ availableCount, heldCount, heldUntil }: Held): string =>
  placesSentence({ free: availableCount, held: heldCount, heldUntil }, new Date())
