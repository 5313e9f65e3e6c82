import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { RawServerDefault } from 'fastify'

const turns = 10
const turnMs = 30
/** New connections may keep arriving: bounds the wait for a quiet listener. */
const acceptMs = 3_000
/** Longer than a proxy holds an idle connection. */
const proxyMs = 5_000

/** The part of a Fastify instance that draining needs; the api and the gateway type theirs differently. */
type Drainable = {
  server: RawServerDefault
  addHook(name: 'preClose', hook: () => Promise<void>): unknown
}

/** Drains a server before it closes, so that no request in flight is lost. */
export function drainBeforeClose(app: Drainable, isBehindProxy: boolean): void {
  app.addHook('preClose', async () => {
    if (isBehindProxy) await closeByProxy(app.server)
    // Requests sent before the shutdown are still in socket buffers: these turns of the event loop read them.
    else {
      for (let turn = 0; turn < turns; turn++) await wait(turnMs)
      await untilListenerIsQuiet(app.server)
      await nextTurn()
    }
    // Keep-alive would hold a connection open for seconds after its last response.
    setInterval(() => app.server.closeIdleConnections(), turnMs).unref()
  })
}

/**
 * Refuses new connections and waits until the proxy closes those it holds. A refused connection is safe to retry on another node;
 * closing an open one could lose a mutation on its way, which must not be retried.
 */
async function closeByProxy(server: NetServer): Promise<void> {
  await untilListenerIsQuiet(server)
  // http.Server's own close would close idle connections too.
  NetServer.prototype.close.call(server)
  const end = performance.now() + proxyMs
  while ((await findConnections(server)) > 0 && performance.now() < end) await wait(turnMs)
}

/** Waits for a turn without a new connection: one turn accepts one, and closing the listener resets the backlog. */
async function untilListenerIsQuiet(server: NetServer): Promise<void> {
  let isQuiet = false
  const onConnection = () => {
    isQuiet = false
  }
  server.on('connection', onConnection)
  const end = performance.now() + acceptMs
  while (!isQuiet && performance.now() < end) {
    isQuiet = true
    await nextTurn()
  }
  server.off('connection', onConnection)
}

const findConnections = (server: NetServer) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
