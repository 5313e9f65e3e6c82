import type { FastifyBaseLogger } from 'fastify'
import { type Database, findRows } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { hearNotices } from '#api/worker/notices.ts'
import { createRunner, type Task } from '#api/worker/runner.ts'

export type Worker = { stop(): Promise<void> }

type WorkerDeps = Pick<ApiDeps, 'db' | 'listen'> & { log: Pick<FastifyBaseLogger, 'error' | 'warn'> }

/** Due times are read this often without a notice. */
const longestPauseMs = 60_000
/** After a run or a failure. */
const usualPauseMs = 1_000
const shortestPauseMs = 250
/** Changes of one action come together. */
const noticeMs = 30

/**
 * Runs each task when a row of it is due: one query reads the earliest due time of all, one timer waits for it, and
 * notices of the database shorten the wait. Any number of nodes may run one: tasks claim their rows.
 */
export function startWorker({ db, listen, log }: WorkerDeps, tasks: readonly Task[]): Worker {
  const onEnd = (isNoticed: boolean) => timer.plan(isNoticed ? noticeMs : usualPauseMs)
  const runners = tasks.map((task) => createRunner(task, { log, onEnd }))
  let isFailing = false

  async function runDue(): Promise<void> {
    try {
      const dueTimes = await readDueTimes(db, tasks)
      isFailing = false
      if (timer.isStopped()) return
      const waits = runners.map((runner) => runner.runIfDue(dueTimes[runner.name]))
      timer.plan(Math.min(longestPauseMs, ...waits))
    } catch (err) {
      if (!isFailing) log.error({ err }, 'failed to read which tasks are due, will retry')
      isFailing = true
      timer.plan(usualPauseMs)
    }
  }

  const timer = createTimer(runDue)
  const stopHearing = hearNotices(
    { listen, log },
    {
      onConnect() {
        for (const runner of runners) runner.notice()
        timer.plan(0)
      },
      onNotice(name) {
        runners.find((runner) => runner.name === name)?.notice()
        timer.plan(noticeMs)
      },
    },
  )
  timer.plan(0)
  return {
    async stop() {
      for (const { stop } of tasks) stop?.()
      await Promise.all([timer.stop(), stopHearing()])
      await Promise.all(runners.map((runner) => runner.ended()))
      await Promise.all(tasks.map(({ ended }) => ended?.()))
    },
  }
}

/** In milliseconds since 1970, by task. */
async function readDueTimes(db: Database, tasks: readonly Task[]): Promise<Record<string, number | null>> {
  const columns = tasks.flatMap(({ name, due, clock }) =>
    due ? [sql`(extract(epoch from ${due(clock())}) * 1000)::float8 as ${sql.identifier(name)}`] : [],
  )
  if (columns.length === 0) return {}
  const [row] = await findRows<Record<string, number | null>>(db, sql`select ${sql.join(columns, sql`, `)}`)
  return row ?? {}
}

/** One timer: of several plans the earliest holds. Its work never runs twice at once. */
function createTimer(work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let plannedAt = Infinity
  let begunAt = -Infinity
  let working = Promise.resolve()
  let isStopped = false

  function fire(): void {
    plannedAt = Infinity
    begunAt = performance.now()
    working = working.then(work)
  }

  return {
    plan(delayMs: number): void {
      const now = performance.now()
      const at = Math.max(now + delayMs, begunAt + shortestPauseMs)
      if (isStopped || at >= plannedAt) return
      clearTimeout(timer)
      plannedAt = at
      timer = setTimeout(fire, at - now).unref()
    },
    isStopped: () => isStopped,
    stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      return working
    },
  }
}
