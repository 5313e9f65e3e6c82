import { Refusal } from '#api/plugins/errors.ts'

/**
 * Semaphore with a bounded queue: runs `running` tasks at once, queues `waiting`, and refuses further callers
 * at once.
 */
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
      // The slot passes to the next waiter without becoming free.
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
