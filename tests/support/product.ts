import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#api/db/client.ts'
import type { Api } from '#api/deps.ts'
import type { ApiEnv } from '#api/env.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { unusedProvider } from '#tests/support/demoPayments.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { testApi } from '#tests/support/testApi.ts'

export type Product = {
  db: Database
  apiUrl: string
  gateway: TestGateway
  /** REST calls of the gateway since the last time, as `GET /expeditions/1`. */
  calls(): string[]
}

/**
 * The gateway before the real service on the demonstration, for the tests of a file. On PostgreSQL, which
 * runs beside the tests' process: opening the embedded database takes two seconds. The api's tests compare
 * both.
 */
export function product(
  env: Partial<ApiEnv> = {},
  isBookingOpen = false,
  paymentProvider: PaymentProvider = unusedProvider,
): () => Product {
  const parts: { close(): Promise<unknown> }[] = []
  let started: Product | undefined
  beforeAll(async () => {
    const database = await openTestDatabase('PostgreSQL', 'demo')
    parts.push(database)
    const { db, listen } = database
    const api = await testApi(db, {
      listen,
      isBookingOpen,
      paymentProvider,
      env: { rateLimitFactor: 1_000_000, ...env },
    })
    parts.push(api)
    const calls = callsTo(api)
    const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 })
    const gateway = await startGateway(apiUrl)
    parts.push(gateway)
    started = { db, apiUrl, gateway, calls }
  })
  afterAll(async () => {
    for (const part of parts.toReversed()) await part.close()
  })
  return () => {
    if (!started) throw new Error('The product runs inside tests and hooks only.')
    return started
  }
}

/** Counts calls on arrival, whatever their result. */
function callsTo({ server }: Api): () => string[] {
  const calls: string[] = []
  server.on('request', ({ method, url = '' }) => {
    // Health checks and the live feed are not calls of a request.
    if (url.startsWith('/api/v1/') && url !== '/api/v1/live')
      calls.push(`${method} ${url.replace('/api/v1', '')}`)
  })
  return () => calls.splice(0)
}
