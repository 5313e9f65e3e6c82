import { clientGone } from '#gateway/upstream/restFailure.ts'

type Sharing = { controller: AbortController; followers: number }

/** Work in flight that several callers share; aborted when the last of them has left. */
export type InFlight<T> = Sharing & { result: Promise<T> }

/** Begins work without callers. Work that adds itself to `followers` ends without them too. */
export function begin<T>(run: (sharing: Sharing) => Promise<T>): InFlight<T> {
  const sharing = { controller: new AbortController(), followers: 0 }
  return Object.assign(sharing, { result: run(sharing) })
}

/** Work that its callers have abandoned may still be ending: joining it would report their cancellation. */
export const isJoinable = <T>(inFlight: InFlight<T> | undefined): inFlight is InFlight<T> =>
  inFlight !== undefined && !inFlight.controller.signal.aborted

export function leave(inFlight: Sharing, reason: unknown): void {
  inFlight.followers -= 1
  if (inFlight.followers === 0) inFlight.controller.abort(reason)
}

/** Leaves when the client disconnects, or at once if it has. */
export function leaveWith(gone: AbortSignal, inFlight: Sharing): void {
  const act = () => leave(inFlight, clientGone())
  if (gone.aborted) act()
  else gone.addEventListener('abort', act, { once: true })
}

/** Single-flight: work in flight by key. */
export function singleFlight<T>() {
  const inFlights = new Map<string, InFlight<T>>()
  return {
    has: (key: string): boolean => isJoinable(inFlights.get(key)),

    /** Joins the work of this key, or begins it. */
    join(key: string, run: (sharing: Sharing) => Promise<T>): InFlight<T> {
      const known = inFlights.get(key)
      if (isJoinable(known)) {
        known.followers += 1
        return known
      }
      const inFlight = begin(run)
      inFlight.followers += 1
      inFlights.set(key, inFlight)
      const land = () => {
        if (inFlights.get(key) === inFlight) inFlights.delete(key)
      }
      inFlight.result.then(land, land)
      return inFlight
    },
  }
}
