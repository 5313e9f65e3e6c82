import { readEnv } from '#gateway/server/env.ts'
import { createGateway } from '#gateway/server/server.ts'
import type { RestLimits } from '#gateway/upstream/limits.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { testSecret } from '#tests/support/testApi.ts'

export type Credentials = { cookie?: string | undefined; bearer?: string | undefined }
type ExecutionError = { message: string; path?: (string | number)[]; extensions: { code: string } }

/** A response; the test asserts the type `Data`. */
type Answered<Data> = {
  status: number
  headers: Headers
  data: Data
  errors: ExecutionError[] | undefined
  /** The session cookie as the browser stores it: `''` when it was cleared. */
  cookie: string | undefined
}

export type Ask = <Data = unknown>(
  query: string,
  variables?: Record<string, unknown>,
  credentials?: Credentials,
) => Promise<Answered<Data>>

export type TestGateway = {
  url: string
  ask: Ask
  /** The log so far. */
  logged(): string
  close(): Promise<void>
}

/** A service in the tests' process, which works on all of them, answers late on a loaded machine. */
export const patientLimits = { connectMs: 60_000, tryMs: 60_000, totalMs: 60_000 }

/**
 * Starts the gateway on a free port before the service at `apiUrl`, with limits out of reach unless a test
 * sets them.
 */
export async function startGateway(
  apiUrl: string,
  source: Record<string, string> = {},
  manifest: Record<string, string> = {},
  limits: Partial<RestLimits> = {},
): Promise<TestGateway> {
  const defaults = { SESSION_SECRET: testSecret, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000000' }
  const { stream, all } = capturedLog()
  const env = readEnv({ ...defaults, ...source })
  // The embedded database, where it shares the tests' process, holds the event loop for whole queries.
  const app = await createGateway({
    apiUrl,
    env,
    logStream: stream,
    maxDelayMs: Number.POSITIVE_INFINITY,
    limits,
    manifest,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, ask: askAt(url), logged: all, close: () => app.close() }
}

/** Sends operations as JSON by POST. */
export function askAt(url: string): Ask {
  return async (query, variables = {}, credentials = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...toHeaders(credentials) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = JSON.parse(await response.text())
    return { status: response.status, headers: response.headers, data, errors, cookie: readCookie(response) }
  }
}

export const toHeaders = ({ cookie, bearer }: Credentials): Record<string, string> => ({
  ...(cookie && { cookie }),
  ...(bearer && { authorization: `Bearer ${bearer}` }),
})

function readCookie({ headers }: Response): string | undefined {
  const [value] = headers.getSetCookie()
  const pair = value?.split(';')[0]
  return pair?.endsWith('=') ? '' : pair
}
