import type { FastifyBaseLogger } from 'fastify'
import type { ApiDeps } from '#api/app.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'

const everyMs = 60_000

/** What the passing of time asks for: the answers that a new day makes untrue. */
export function startUpkeep(
  deps: Pick<ApiDeps, 'db' | 'clock'>,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  let current = Promise.resolve()
  const run = async () => {
    try {
      await refreshStaleExpeditions(deps.db, deps.clock())
    } catch (error) {
      log.error({ err: error }, 'upkeep failed; it is tried again in a minute')
    }
  }
  const timer = setInterval(() => {
    current = current.then(run)
  }, everyMs)
  return {
    stop: () => {
      clearInterval(timer)
      return current
    },
  }
}
