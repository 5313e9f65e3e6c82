import { RestFailure } from '#gateway/upstream/restFailure.ts'

export type Semaphore = {
  /** Returns at once with a free slot, or a promise of one. */
  enter(signal: AbortSignal): Promise<void> | undefined
  leave(): void
  inside(): number
}

/** Semaphore in the order of arrival, with a bounded queue; rejects callers above it. */
export function createSemaphore(concurrent: number, waiting: number): Semaphore {
  let inside = 0
  const line = new Set<() => void>()

  function enter(signal: AbortSignal): Promise<void> | undefined {
    signal.throwIfAborted()
    if (inside < concurrent) {
      inside += 1
      return undefined
    }
    return new Promise((resolve, reject) => {
      if (line.size >= waiting)
        return reject(new RestFailure('UPSTREAM_UNAVAILABLE', 'too many calls are waiting'))
      line.add(resolve)
      const leaveLine = () => {
        line.delete(resolve)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leaveLine, { once: true })
    })
  }

  function leave(): void {
    const [next] = line
    if (!next) {
      inside -= 1
      return
    }
    line.delete(next)
    next()
  }

  return { enter, leave, inside: () => inside }
}
