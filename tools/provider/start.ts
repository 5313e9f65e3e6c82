import { resolve } from 'node:path'
import closeWithGrace from 'close-with-grace'
import fastify from 'fastify'
import { EnvError, type EnvSource, readPublicUrl, readUrl, readWhole } from '#server/env.ts'
import { apiRoutes } from '#tools/provider/api.ts'
import { openBooks } from '#tools/provider/books.ts'
import { pageRoutes } from '#tools/provider/pageRoutes.ts'
import { bookedPayments } from '#tools/provider/payments.ts'
import { startWebhooks } from '#tools/provider/webhooks.ts'

/** Longer than places are held: the bank of the slow card answers too late. */
const lateMs = 31 * 60 * 1000
const longestDelayMs = 24 * 3600 * 1000

try {
  await listen(readEnv(process.env))
} catch (error) {
  process.stderr.write(`${messageFor(error)}\n`)
  process.exit(1)
}

function readEnv(source: EnvSource) {
  if (source.NODE_ENV === 'production')
    throw new EnvError('NODE_ENV: the demonstration of payments is refused in production mode.')
  const secret = source.DEMO_PAYMENT_SECRET
  if (!secret || secret.length < 32)
    throw new EnvError('DEMO_PAYMENT_SECRET: required, at least 32 characters.')
  const port = readWhole(source, 'DEMO_PAYMENT_PORT', 4002)
  return {
    secret,
    port,
    host: source.HOST || '127.0.0.1',
    url: readUrl(source, 'DEMO_PAYMENT_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    target: `${readPublicUrl(source) ?? `http://localhost:${source.PORT || 4000}`}/payments/webhooks/demo`,
    file: resolve(source.DATA_DIR || '.data', 'demo-payments.jsonl'),
    delayMs: readWhole(source, 'DEMO_PAYMENT_DELAY_MS', lateMs, 0, longestDelayMs),
  }
}

async function listen({ secret, port, host, url, target, file, delayMs }: ReturnType<typeof readEnv>) {
  const books = openBooks(file)
  const webhooks = startWebhooks({ books, target, secret })
  const payments = bookedPayments({ books, delayMs, onEvent: webhooks.wake })
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true })
  // No answer before its cause is on disk.
  app.addHook('onSend', () => books.flush())
  app.get('/health/ready', async () => ({ status: 'ok' }))
  app.register(async (scope) => apiRoutes(scope, { books, payments, secret, url }))
  app.register(async (scope) => pageRoutes(scope, { books, payments }))
  await app.listen({ host, port })
  webhooks.wake()
  closeWithGrace({ delay: 2000 }, async () => {
    webhooks.stop()
    await app.close()
    books.close()
  })
  // The parent process has exited.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.send?.('ready')
}

/** A failure that the operator can correct, in one sentence; any other with its stack. */
function messageFor(error: unknown): string {
  if (error instanceof EnvError) return error.message
  const isPort = error instanceof Error && 'code' in error && /^E(ADDRINUSE|ACCES)$/.test(String(error.code))
  if (isPort) return `DEMO_PAYMENT_PORT: ${error.message}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
