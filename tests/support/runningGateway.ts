import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { readEnv } from '#gateway/env.ts'
import { createGateway } from '#gateway/server.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { testApi, testSecret } from '#tests/support/testApi.ts'

export type RunningGateway = { url: string; close: () => Promise<void> }

/** The gateway before the service with the demonstration data, both listening; for those who come by the network. */
export async function runningGateway(): Promise<RunningGateway> {
  const { db, listen, close } = await openTestDatabase('PostgreSQL', 'demo')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const api = await testApi(db, { listen, env: { publicUrl: url, rateLimitFactor: 100 } })
  const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 })
  const env = readEnv({
    PORT: String(port),
    PUBLIC_URL: url,
    SESSION_SECRET: testSecret,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'explora-gateway-')),
    RATE_LIMIT_FACTOR: '100',
    LOG_LEVEL: 'silent',
  })
  // The tests share its event loop, and hold it.
  const gateway = await createGateway({ apiUrl, env, maxDelayMs: 0 })
  await gateway.listen({ host: '127.0.0.1', port })
  return {
    url,
    close: async () => {
      await gateway.close()
      await api.close()
      await close()
    },
  }
}

/** Links and origins name the port before the gateway listens on it. */
async function freePort(): Promise<number> {
  const probe = Fastify()
  const address = await probe.listen({ host: '127.0.0.1', port: 0 })
  await probe.close()
  return Number(new URL(address).port)
}
