import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyServerFactory } from 'fastify'
import { readManifest } from '#gateway/graph/schema.ts'
import { checkApiPort, startEmbeddedApi, tryPort } from '#gateway/server/embeddedApi.ts'
import { readEnv } from '#gateway/server/env.ts'
import { isReady } from '#gateway/server/health.ts'
import { openLogStream } from '#gateway/server/logStream.ts'
import { createGateway } from '#gateway/server/server.ts'
import type { Site } from '#gateway/server/site/build.ts'
import { retainCompiledCode } from '#gateway/server/v8Flags.ts'
import { drainBeforeClose } from '#server/drain.ts'

type Parts = {
  site: Site | undefined
  /** Supplies the HTTP server when another handler precedes the gateway in this process. */
  serverFactory?: FastifyServerFactory<Server>
}

const signals = ['SIGINT', 'SIGTERM'] as const
/**
 * A terminal or systemd signals npm too, which forwards the signal: a duplicate this soon is not a second
 * request.
 */
const copyMs = 500
const pollMs = 50

/** Runs the gateway, and the embedded api unless another service is configured, until a signal. */
export async function startProduct({ site, serverFactory }: Parts): Promise<void> {
  retainCompiledCode()
  const env = readEnv(process.env)
  await tryPort(env.port, env.host)
  if (!env.apiUrl) await checkApiPort(env.apiPort)
  let api: ReturnType<typeof startEmbeddedApi> | undefined
  const apiUrl = env.apiUrl ?? `http://127.0.0.1:${env.apiPort}`
  const app = await createGateway({
    apiUrl,
    env,
    logStream: openLogStream(),
    manifest: readManifest(),
    site,
    ...(!env.apiUrl && { apiPid: () => api?.pid() }),
    ...(serverFactory && { serverFactory }),
  })
  drainBeforeClose(app, env.proxies > 0)
  if (!env.apiUrl)
    api = startEmbeddedApi({
      // Only the gateway reaches it, and forwards the client address.
      env: {
        ...process.env,
        API_HOST: '127.0.0.1',
        PUBLIC_URL: env.publicUrl,
        SESSION_SECRET: env.sessionSecret,
        TRUST_PROXY: '1',
      },
      log: app.log,
      onUnusable: () => process.exit(1),
    })
  const { close } = closeWithGrace({ delay: 10_000, skip: [...signals] }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error')
    await app.close()
    await api?.stop()
  })
  stopOnSignal(close)
  // Pages that are requested before would lack their data, and a cache would store them.
  const address = `${apiUrl}/health/ready`
  while (api && !(await isReady(address, api.pid))) await sleep(pollMs)
  await app.listen({ host: env.host, port: env.port })
}

/** Stops at the first signal, and at once at a second one. */
function stopOnSignal(close: () => void): void {
  let firstAt: number | undefined
  const stop = () => {
    if (firstAt !== undefined && performance.now() - firstAt > copyMs) process.exit(1)
    if (firstAt === undefined) close()
    firstAt ??= performance.now()
  }
  for (const signal of signals) process.on(signal, stop)
}
