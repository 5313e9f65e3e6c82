import { Refusal } from '#api/plugins/errors.ts'

/** Runs so many at once and lets so many wait; whoever comes after is told to come back, at once. */
export function boundedQueue(running: number, waiting: number) {
  let busy = 0
  const queue: (() => void)[] = []

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (busy < running) busy += 1
    else if (queue.length < waiting) await new Promise<void>((go) => queue.push(go))
    else throw new Refusal('OVERLOADED')
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place: it is never free in between.
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
