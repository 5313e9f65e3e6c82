import type { Kept } from '#gateway/rest/kept.ts'

export type MemoryCache = {
  get(path: string): Kept | undefined
  set(path: string, kept: Kept): void
  delete(path: string): void
  bytes(): number
}

type Place = { kept: Kept; bytes: number; wasRead: boolean }

/** What a place takes besides the answer. */
const placeBytes = 300

/** Holds so many bytes. What was read since it was last looked at gets a second chance: a read only sets a flag. */
export function createMemoryCache(maxBytes: number): MemoryCache {
  const places = new Map<string, Place>()
  let total = 0

  function remove(path: string): void {
    total -= places.get(path)?.bytes ?? 0
    places.delete(path)
  }

  function makeRoom(): void {
    for (const [path, place] of places) {
      if (total <= maxBytes) return
      if (!place.wasRead) remove(path)
      else {
        places.delete(path)
        places.set(path, { ...place, wasRead: false })
      }
    }
  }

  return {
    get(path) {
      const place = places.get(path)
      if (place) place.wasRead = true
      return place?.kept
    },
    set(path, kept) {
      remove(path)
      const bytes = kept.bytes + path.length + placeBytes
      // One answer is not worth all the others.
      if (bytes > maxBytes / 4) return
      places.set(path, { kept, bytes, wasRead: false })
      total += bytes
      makeRoom()
    },
    delete: remove,
    bytes: () => total,
  }
}
