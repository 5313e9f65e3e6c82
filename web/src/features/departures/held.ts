import { notifyFollowers, useFollowed } from '#web/lib/browser/device.ts'

export type OwnHold = { places: number; expiresAt: string }

/** A departure with its free places, which for the holder of a cart include its own. */
export type HeldLine = { id: string; availableCount: number; own?: OwnHold | null }

type Describe = (line: HeldLine) => string | undefined

/** Comes with the code that follows places, after the first touch. */
let describe: Describe | undefined

/** The places of a departure in words, where bookings under way hold some of them. */
export const useHeldPlaces = (line: HeldLine): string | undefined =>
  useFollowed(() => describe?.(line), undefined)

/** Sets the words of held places, and renders all departures with them again. */
export function setHeldWords(words: Describe): void {
  describe = words
  notifyFollowers()
}
