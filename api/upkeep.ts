import type { FastifyBaseLogger } from 'fastify'
import type { ApiDeps } from '#api/deps.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'

const everyMs = 60_000

/** Rewrites documents that a new day or a migration has invalidated, at once and every minute. */
export function startUpkeep(
  { db, clock, batch }: Pick<ApiDeps, 'db' | 'clock'> & { batch?: number },
  log: Pick<FastifyBaseLogger, 'error'>,
): { stop: () => Promise<void> } {
  let isStopping = false
  const run = async () => {
    try {
      while (!isStopping && (await refreshStaleExpeditions(db, clock(), batch)));
    } catch (error) {
      log.error({ err: error }, 'upkeep failed, retrying in one minute')
    }
  }
  let current = run()
  const timer = setInterval(() => {
    current = current.then(run)
  }, everyMs)
  return {
    stop: () => {
      isStopping = true
      clearInterval(timer)
      return current
    },
  }
}
