import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const turns = 10
const turnMs = 30

/** Closes a server so that nobody who was asking is left without an answer. */
export function drainBeforeClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    // What was sent before anybody could know is still on its way: it is read in these turns of the loop.
    for (let turn = 0; turn < turns; turn++) await wait(turnMs)
    // A connection whose last answer has gone would be held open for seconds, for nothing.
    setInterval(() => app.server.closeIdleConnections(), turnMs).unref()
  })
}
