import { capturedLog } from '#tests/support/capturedLog.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { testApi } from '#tests/support/testApi.ts'

export type RealGateway = {
  url: string
  /** The output of both programs. */
  log: () => string
  post: (body: unknown, headers?: Record<string, string>) => Promise<Response>
  close: () => Promise<void>
}

/** The gateway before the api, unmodified, on the demonstration, at the most verbose log level. */
export async function startRealGateway(): Promise<RealGateway> {
  const captured = capturedLog()
  const database = await openTestDatabase('PostgreSQL', 'demo')
  const env = { logLevel: 'trace', proxies: 1 }
  const api = await testApi(database.db, { env, logStream: captured.stream })
  const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 })
  const gateway = await startGateway(apiUrl, { LOG_LEVEL: 'trace' })
  return {
    url: gateway.url,
    log: () => captured.all() + gateway.logged(),
    post: (body, headers) =>
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async close() {
      await gateway.close()
      await api.close()
      await database.close()
    },
  }
}
