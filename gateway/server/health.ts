import type { FastifyInstance } from 'fastify'
import { request } from 'undici'
import type { Metrics } from '#gateway/server/metrics.ts'
import { isRecord } from '#schema/json.ts'

const timeoutMs = 1000

/** Headers that reveal a proxy. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Process id of the api that this process has started; undefined until then. */
export type ApiPid = () => number | undefined

/** Live while the process responds; ready while the REST service does. Neither is refused under overload. */
export function healthRoutes(
  app: FastifyInstance,
  apiUrl: string,
  { registry }: Metrics,
  apiPid?: ApiPid,
): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  let asking: Promise<boolean> | undefined
  /** Single-flight: health checks are not rate-limited, and each would be a REST call. */
  const isServed = (): Promise<boolean> => {
    asking ??= isReady(`${apiUrl}/health/ready`, apiPid).finally(() => {
      asking = undefined
    })
    return asking
  }
  app.get('/health/live', { logLevel: 'silent' }, async () => ({ status: 'live' }))
  for (const path of ['/health/ready', '/health'])
    app.get(path, { logLevel: 'silent' }, async (_, reply) => {
      const isReady = !isStopping && (await isServed())
      return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
    })
  // For monitoring beside the gateway: requests through a proxy come from outside.
  app.get('/metrics', { logLevel: 'silent' }, async ({ headers }, reply) =>
    proxyHeaders.every((name) => headers[name] === undefined)
      ? reply.header('content-type', registry.contentType).send(await registry.metrics())
      : reply.callNotFound(),
  )
}

/** A service without this path answers 404: it is reachable, nothing more is known. */
export async function isReady(address: string, apiPid?: ApiPid): Promise<boolean> {
  try {
    const { statusCode, body } = await request(address, {
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      signal: AbortSignal.timeout(timeoutMs),
      // An idle keep-alive connection would delay the shutdown of the service.
      reset: true,
    })
    if (!apiPid) await body.dump()
    // Another process may hold the port of the api: its response says nothing about ours.
    else if (!hasPid(await body.json(), apiPid())) return false
    return statusCode < 500
  } catch {
    return false
  }
}

const hasPid = (body: unknown, pid: number | undefined): boolean => isRecord(body) && body.pid === pid
