import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#gateway/server/metrics.ts'
import { loggedPath } from '#server/loggedPath.ts'

/** Logged fields of an operation: its name and lane, never its variables. */
export type LoggedOperation = { name: string; lane: 'cached' | 'compiled' | 'apollo'; calls: number }

declare module 'fastify' {
  interface FastifyRequest {
    operation: LoggedOperation | undefined
  }
}

/** Logs one line and counts each response; paths are logged without their query. */
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
