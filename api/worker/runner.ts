import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#api/clock.ts'
import type { SQL } from '#api/db/drizzle.ts'

export type Task = {
  /** Payload of its notices in the database. */
  name: string
  /** When its earliest row is due: a scalar, null without rows. */
  due?: (now: Date) => SQL
  /** The time that decides what is due. */
  clock: Clock
  /** Runs at a start and after this time too. */
  everyMs?: number
  /** Pause after a run while rows stay due: another node has locked them, or a provider has not decided. */
  restMs?: number
  run: () => Promise<unknown>
  /** Ends a run early at a stop. */
  stop?: () => void
  /** Waits for what a run has left behind. */
  ended?: () => Promise<void>
}

type RunnerDeps = { log: Pick<FastifyBaseLogger, 'error'>; onEnd: (isNoticed: boolean) => void }

const defaultRestMs = 1_000

/** Runs one task, never twice at once. Logs only the first of consecutive failures. */
export function createRunner(
  { name, clock, everyMs, restMs = defaultRestMs, run }: Task,
  { log, onEnd }: RunnerDeps,
) {
  let running: Promise<void> | undefined
  let restsUntil = -Infinity
  let nextAt = everyMs === undefined ? Infinity : -Infinity
  let isNoticed = false
  let isFailing = false

  async function runOnce(): Promise<void> {
    isNoticed = false
    nextAt = performance.now() + (everyMs ?? Infinity)
    try {
      await run()
      isFailing = false
    } catch (err) {
      if (!isFailing) log.error({ err, task: name }, 'failed to run a task, will retry')
      isFailing = true
    }
    running = undefined
    restsUntil = isNoticed ? -Infinity : performance.now() + restMs
    onEnd(isNoticed)
  }

  return {
    name,
    /** New rows do not wait for the rest after the last run. */
    notice(): void {
      isNoticed = true
      restsUntil = -Infinity
    },
    /** Begins a run if one is due; else returns the time until then. */
    runIfDue(dueAt: number | null | undefined): number {
      if (running) return Infinity
      const now = performance.now()
      const dueInMs = typeof dueAt === 'number' ? dueAt - clock().getTime() : Infinity
      const waitMs = Math.max(Math.min(dueInMs, nextAt - now), restsUntil - now)
      if (waitMs <= 0) running = runOnce()
      return running ? Infinity : waitMs
    },
    ended: () => running,
  }
}
