import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#api/db/client.ts'
import type { Api } from '#api/deps.ts'
import type { ApiEnv } from '#api/env.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { unusedProvider } from '#tests/support/demoPayments.ts'
import { patientLimits, startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { testApi } from '#tests/support/testApi.ts'

export type Service = {
  db: Database
  apiUrl: string
  /** REST calls of the gateway since the last time, as `GET /expeditions/1`. */
  calls(): string[]
}
export type Product = Service & { gateway: TestGateway }

/**
 * The real service on the demonstration, for the tests of a file. On PostgreSQL, which runs beside the tests'
 * process: opening the embedded database takes two seconds. The api's tests compare both.
 */
export function service(
  env: Partial<ApiEnv> = {},
  isBookingOpen = false,
  paymentProvider: PaymentProvider = unusedProvider,
): () => Service {
  const parts: { close(): Promise<unknown> }[] = []
  let started: Service | undefined
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
    // An aborted stream of `fetch` connects again, without a request: for Node that connection is not idle.
    parts.push({
      async close() {
        api.server.closeAllConnections()
        await api.close()
      },
    })
    const calls = callsTo(api)
    started = { db, apiUrl: await api.listen({ host: '127.0.0.1', port: 0 }), calls }
  })
  afterAll(async () => {
    for (const part of parts.toReversed()) await part.close()
  })
  return () => {
    if (!started) throw new Error('The service runs inside tests and hooks only.')
    return started
  }
}

/** The gateway before it. */
export function product(...deps: Parameters<typeof service>): () => Product {
  const parts = service(...deps)
  let gateway: TestGateway | undefined
  beforeAll(async () => {
    gateway = await startGateway(parts().apiUrl, {}, {}, patientLimits)
  })
  afterAll(() => gateway?.close())
  return () => {
    if (!gateway) throw new Error('The gateway runs inside tests and hooks only.')
    return { ...parts(), gateway }
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
