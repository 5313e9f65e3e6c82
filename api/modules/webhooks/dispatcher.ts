import { runningClock } from '#api/clock.ts'
import { attempting, type DispatcherDeps } from '#api/modules/webhooks/attempt.ts'
import { claimDelivery, dueEndpoints } from '#api/modules/webhooks/deliveries.repository.ts'
import { repeat } from '#api/worker/repeat.ts'

export type Dispatcher = { dispatchDue(): Promise<void>; stop(): Promise<void> }

const pollMs = 1_000
/** Grace period of attempts in progress at a stop; an aborted one is repeated once its claim has expired. */
const defaultGraceMs = 3_000

/**
 * Sends the deliveries that are due, at least once each, until it is stopped. An endpoint has one lane: its
 * deliveries leave one after the other in the order of their changes, and a slow one delays no other endpoint.
 * Any number of nodes may run one.
 */
export function startDispatcher(deps: DispatcherDeps): Dispatcher {
  const { db, log, graceMs = defaultGraceMs } = deps
  const cut = new AbortController()
  const now = runningClock(deps.clock, deps.env.fixedNow)
  const attempt = attempting(deps, now, cut.signal)
  const lanes = new Map<string, Promise<void>>()
  let isStopping = false

  async function open(): Promise<void> {
    for (const id of await dueEndpoints(db, [...lanes.keys()], now())) {
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
      const claimed = await claimDelivery(db, endpointId, now())
      if (!claimed || !(await attempt(claimed))) return
    }
  }

  const rounds = repeat(open, pollMs, (err) => log.warn({ err }, 'failed to read the webhook deliveries'))
  return {
    async dispatchDue() {
      await open()
      await Promise.all(lanes.values())
    },
    async stop() {
      isStopping = true
      const timer = setTimeout(() => cut.abort(), graceMs)
      await rounds.stop()
      await Promise.all(lanes.values())
      clearTimeout(timer)
    },
  }
}
