/** Semaphore in the order of arrival. Aborted work leaves the queue. */
export function semaphore(places: number) {
  let free = places
  const line = new Set<() => void>()

  function leave(): void {
    const [next] = line
    if (!next) {
      free += 1
      return
    }
    line.delete(next)
    next()
  }

  /** Resolves with the release function; rejects once `signal` aborts. */
  return async function enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    if (free > 0) free -= 1
    else
      await new Promise<void>((resolve, reject) => {
        line.add(resolve)
        signal.addEventListener(
          'abort',
          () => {
            if (line.delete(resolve)) reject(signal.reason)
          },
          { once: true },
        )
      })
    return leave
  }
}
