import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#gateway/server/metrics.ts'
import { loggedPath } from '#server/loggedPath.ts'

/** What is told of an operation: its name and its way, never its variables. */
export type ToldOperation = { name: string; lane: 'kept' | 'compiled' | 'apollo'; calls: number }

declare module 'fastify' {
  interface FastifyRequest {
    operation: ToldOperation | undefined
  }
}

/** One line and a few counts an answer; a path is told without its query, which may hold anything. */
export function installAccessLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { operation } = request
    const ms = reply.elapsedTime
    metrics.requests.inc({ route: request.routeOptions.url ?? 'unknown', status: reply.statusCode })
    if (operation) metrics.operations.observe({ operation: operation.name, lane: operation.lane }, ms / 1000)
    request.log.info(
      { method: request.method, path: loggedPath(request.url), status: reply.statusCode, ms, operation },
      'answered',
    )
    done()
  })
}
