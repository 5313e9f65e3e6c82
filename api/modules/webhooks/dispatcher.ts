import { runningClock } from '#api/clock.ts'
import { attempting, type DispatcherDeps } from '#api/modules/webhooks/attempt.ts'
import { claimDelivery, dueDeliveries, dueEndpoints } from '#api/modules/webhooks/deliveries.repository.ts'
import type { Task } from '#api/worker/runner.ts'

/** Grace period of attempts in progress at a stop; an aborted one is repeated once its claim has expired. */
const defaultGraceMs = 3_000

/**
 * Sends the deliveries that are due, at least once each. An endpoint has one lane: its deliveries leave one after
 * the other in the order of their changes, and a slow one delays no other endpoint. A run opens the lanes, and
 * waits for none.
 */
export function createDispatcher(deps: DispatcherDeps) {
  const { db, log, graceMs = defaultGraceMs } = deps
  const cut = new AbortController()
  const clock = runningClock(deps.clock, deps.env.fixedNow)
  const attempt = attempting(deps, clock, cut.signal)
  const lanes = new Map<string, Promise<void>>()
  let isStopping = false

  async function open(): Promise<void> {
    for (const id of await dueEndpoints(db, [...lanes.keys()], clock())) {
      // Opened by another round since the query.
      if (lanes.has(id)) continue
      const lane = run(id)
        .catch((err) => log.warn({ err, endpointId: id }, 'failed to read or record webhook deliveries'))
        .finally(() => lanes.delete(id))
      lanes.set(id, lane)
    }
  }

  /** A failure ends the lane: the next round opens it again. */
  async function run(endpointId: string): Promise<void> {
    while (!isStopping) {
      const claimed = await claimDelivery(db, endpointId, clock())
      if (!claimed || !(await attempt(claimed))) return
    }
  }

  return {
    name: 'webhooks',
    due: () => dueDeliveries,
    clock,
    run: open,
    stop() {
      isStopping = true
      setTimeout(() => cut.abort(), graceMs).unref()
    },
    ended: async () => void (await Promise.all(lanes.values())),
  } satisfies Task
}
