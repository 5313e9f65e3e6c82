import { useSyncExternalStore } from 'react'

export type OwnHold = { places: number; expiresAt: string }

/** A departure with its free places, which for the holder of a cart include its own. */
export type HeldLine = { id: string; availableCount: number; own?: OwnHold | null }

type WordsOf = (line: HeldLine) => string | undefined

/** Comes with the code that follows places, after the first touch. */
let wordsOf: WordsOf | undefined
const followers = new Set<() => void>()

function follow(act: () => void): () => void {
  followers.add(act)
  return () => followers.delete(act)
}

/** The places of a departure in words, where bookings under way hold some of them. */
export const useHeldPlaces = (line: HeldLine): string | undefined =>
  useSyncExternalStore(
    follow,
    () => wordsOf?.(line),
    () => undefined,
  )

/** Sets the words of held places, and renders all departures with them again. */
export function setHeldWords(words: WordsOf): void {
  wordsOf = words
  for (const act of followers) act()
}
