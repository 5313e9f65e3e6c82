import closeWithGrace from 'close-with-grace'
import { drainBeforeClose } from '#gateway/drain.ts'
import { startEmbeddedApi } from '#gateway/embeddedApi.ts'
import { EnvError, readEnv } from '#gateway/env.ts'
import { openLogStream } from '#gateway/logStream.ts'
import { readManifest } from '#gateway/schema.ts'
import { createGateway } from '#gateway/server.ts'
import { readSite } from '#gateway/site/build.ts'

try {
  await start()
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const apiUrl = env.apiUrl ?? `http://127.0.0.1:${env.apiPort}`
  const app = await createGateway({
    apiUrl,
    env,
    logStream: openLogStream(),
    manifest: readManifest(),
    site: await readSite(),
  })
  drainBeforeClose(app)
  await app.listen({ host: env.host, port: env.port })
  const api = env.apiUrl
    ? undefined
    : startEmbeddedApi({
        // Only the gateway reaches it, and says on whose behalf it calls.
        env: {
          ...process.env,
          PUBLIC_URL: env.publicUrl,
          SESSION_SECRET: env.sessionSecret,
          TRUST_PROXY: '1',
        },
        log: app.log,
        onUnusable: () => process.exit(1),
      })
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error')
    await app.close()
    await api?.stop()
  })
}

/** What the person who started us can mend, in one sentence; anything else whole. */
function sentenceFor(error: unknown): string {
  if (error instanceof EnvError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `PORT: ${error.message}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
