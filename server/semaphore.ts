export type Semaphore = {
  /** Whether the next caller would find neither a slot nor room in the queue. Callers refuse work then, with their own error. */
  isFull(): boolean
  /** Returns at once with a free slot, or a promise of one. An abort leaves the queue and rejects. */
  enter(signal?: AbortSignal): Promise<void> | undefined
  leave(): void
  inside(): number
}

/** Semaphore in the order of arrival, with a bounded queue. */
export function createSemaphore(concurrent: number, waiting = Number.POSITIVE_INFINITY): Semaphore {
  let inside = 0
  const queue = new Set<() => void>()

  function enter(signal?: AbortSignal): Promise<void> | undefined {
    signal?.throwIfAborted()
    if (inside < concurrent) {
      inside += 1
      return undefined
    }
    return new Promise((resolve, reject) => {
      queue.add(resolve)
      const abandon = () => {
        queue.delete(resolve)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abandon, { once: true })
    })
  }

  /** Passes the slot to the next caller without freeing it. */
  function leave(): void {
    const [next] = queue
    if (!next) {
      inside -= 1
      return
    }
    queue.delete(next)
    next()
  }

  return { isFull: () => inside >= concurrent && queue.size >= waiting, enter, leave, inside: () => inside }
}

/** Runs work in a slot of the semaphore. */
export async function runInside<T>(
  semaphore: Semaphore,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  await semaphore.enter(signal)
  try {
    return await work()
  } finally {
    semaphore.leave()
  }
}
