import type { FastifyInstance } from 'fastify'
import { request } from 'undici'
import type { Metrics } from '#gateway/server/metrics.ts'

const patienceMs = 1000

/** One of these says that somebody asks on behalf of another. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Process id of the api that this process has started; undefined until then. */
export type ApiPid = () => number | undefined

/** Alive while the process answers; ready while the service behind it does. Neither is ever refused for overload. */
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
  /** One question for all who ask meanwhile: nobody is counted here, and each would be a call to the service. */
  const isServed = (): Promise<boolean> => {
    asking ??= answers(`${apiUrl}/health/ready`, apiPid).finally(() => {
      asking = undefined
    })
    return asking
  }
  app.get('/health/live', { logLevel: 'silent' }, async () => ({ status: 'live' }))
  app.get('/health/ready', { logLevel: 'silent' }, async (_, reply) => {
    const isReady = !isStopping && (await isServed())
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
  // For who stands beside the gateway: what came through a proxy came from the outside.
  app.get('/metrics', { logLevel: 'silent' }, async ({ headers }, reply) =>
    proxyHeaders.every((name) => headers[name] === undefined)
      ? reply.header('content-type', registry.contentType).send(await registry.metrics())
      : reply.callNotFound(),
  )
}

/** A service without this path answers 404: it is there, and that is all it can tell. */
async function answers(address: string, apiPid?: ApiPid): Promise<boolean> {
  try {
    const { statusCode, body } = await request(address, {
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
      signal: AbortSignal.timeout(patienceMs),
      // A connection that is held for the next time would keep the service from stopping.
      reset: true,
    })
    if (!apiPid) await body.dump()
    // Another Explora may hold the port of the api: its answer says nothing of ours.
    else if (!hasPid(await body.json(), apiPid())) return false
    return statusCode < 500
  } catch {
    return false
  }
}

const hasPid = (answer: unknown, pid: number | undefined): boolean =>
  typeof answer === 'object' && answer !== null && 'pid' in answer && answer.pid === pid
