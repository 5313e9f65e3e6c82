import { Server as NetServer } from 'node:net'
import { setImmediate as afterReading, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const turns = 10
const turnMs = 30
/** Somebody may always come: this long at most. */
const patienceMs = 3_000
/** Longer than a proxy keeps a connection that it does not use. */
const proxyMs = 5_000

/** Closes a server so that nobody who was asking is left without an answer. */
export function drainBeforeClose(app: FastifyInstance, isBehindProxy: boolean): void {
  app.addHook('preClose', async () => {
    if (isBehindProxy) await leftByProxy(app)
    // What was sent before anybody could know is still on its way: it is read in these turns of the loop.
    else {
      for (let turn = 0; turn < turns; turn++) await wait(turnMs)
      await untilNobodyWaits(app.server)
      await afterReading()
    }
    // A connection whose last answer has gone would be held open for seconds, for nothing.
    setInterval(() => app.server.closeIdleConnections(), turnMs).unref()
  })
}

/**
 * New connections are refused from now on: a proxy asks another node then, even for a change, since nothing was sent. Those that
 * it holds are left for it to close: were they closed here, a change might be on its way that nobody may send again.
 */
async function leftByProxy({ server }: FastifyInstance): Promise<void> {
  await untilNobodyWaits(server)
  // HTTP's own way would close the idle ones too.
  NetServer.prototype.close.call(server)
  const end = performance.now() + proxyMs
  while ((await connectionsOf(server)) > 0 && performance.now() < end) await wait(turnMs)
}

/** A turn of the loop lets in one connection alone, and whoever is still outside when the listener closes is cut off. */
async function untilNobodyWaits(server: NetServer): Promise<void> {
  let isEmpty = false
  const notEmpty = () => {
    isEmpty = false
  }
  server.on('connection', notEmpty)
  const end = performance.now() + patienceMs
  while (!isEmpty && performance.now() < end) {
    isEmpty = true
    await afterReading()
  }
  server.off('connection', notEmpty)
}

const connectionsOf = (server: NetServer) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
