import { Server as NetServer } from 'node:net'
import { setImmediate as afterReading, setTimeout as wait } from 'node:timers/promises'
import type { Api } from '#api/app.ts'

const turns = 10
const turnMs = 30
/** Somebody may always come: this long at most. */
const patienceMs = 3_000
/** Longer than a proxy keeps a connection that it does not use. */
const proxyMs = 5_000

/** Closes a server so that nobody who was asking is left without an answer. */
export function drainBeforeClose(app: Api, isBehindProxy: boolean): void {
  app.addHook('preClose', async () => {
    if (isBehindProxy) await leftByProxy(app)
    // What was sent before anybody could know is still on its way: it is read in these turns of the loop.
    else await untilNobodyComes(app.server, turns, () => wait(turnMs))
    // A connection whose last answer has gone would be held open for seconds, for nothing.
    setInterval(() => app.server.closeIdleConnections(), turnMs).unref()
  })
}

/**
 * New connections are refused from now on: a proxy asks another node then, even for a change, since nothing was sent. Those that
 * it holds are left for it to close: were they closed here, a change might be on its way that nobody may send again.
 */
async function leftByProxy({ server }: Api): Promise<void> {
  await untilNobodyComes(server, 1, afterReading)
  // HTTP's own way would close the idle ones too.
  NetServer.prototype.close.call(server)
  const end = performance.now() + proxyMs
  while ((await connectionsOf(server)) > 0 && performance.now() < end) await wait(turnMs)
}

/**
 * So many turns of the loop without a new connection. A turn lets in one alone, and whoever is still outside when the listener
 * closes is cut off: on a machine that does much else, a fixed time is a few turns.
 */
async function untilNobodyComes(
  server: NetServer,
  turns: number,
  turn: () => Promise<unknown>,
): Promise<void> {
  let quiet = 0
  const count = () => {
    quiet = 0
  }
  server.on('connection', count)
  const end = performance.now() + patienceMs
  while (quiet < turns && performance.now() < end) {
    quiet += 1
    await turn()
  }
  server.off('connection', count)
}

const connectionsOf = (server: NetServer) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
