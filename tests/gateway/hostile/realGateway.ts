import { readEnv } from '#gateway/env.ts'
import { createGateway } from '#gateway/server.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { testApi, testSecret } from '#tests/support/testApi.ts'

export type RealGateway = {
  url: string
  /** All that both programs have written. */
  log: () => string
  post: (body: unknown, headers?: Record<string, string>) => Promise<Response>
  close: () => Promise<void>
}

/** The gateway as it is, in front of the api as it is, on the demonstration. */
export async function startRealGateway(variables: Record<string, string> = {}): Promise<RealGateway> {
  const captured = capturedLog()
  const { db, close } = await openTestDatabase('PostgreSQL', 'demo')
  const api = await testApi(db, { env: { logLevel: 'trace', trustProxy: true }, logStream: captured.stream })
  const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 })
  const env = readEnv({ SESSION_SECRET: testSecret, LOG_LEVEL: 'trace', ...variables })
  const gateway = await createGateway({ apiUrl, env, logStream: captured.stream })
  const url = await gateway.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    log: captured.all,
    post: (body, headers) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async close() {
      await gateway.close()
      await api.close()
      await close()
    },
  }
}
