import { tmpdir } from 'node:os'
import { type Api, buildApi } from '#api/app.ts'
import type { Clock } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import type { Listen } from '#api/db/listen.ts'
import { type ApiEnv, readEnv } from '#api/env.ts'
import { testNow } from '#tests/support/testNow.ts'

export const testSecret = 'a secret for tests, long enough to sign'

export function testEnv(changes: Partial<ApiEnv> = {}): ApiEnv {
  const defaults = readEnv({ SESSION_SECRET: testSecret, DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' })
  return { ...defaults, ...changes }
}

/** The service on a database, at the tests' hour unless told otherwise; close it when done. */
export function testApi(
  db: Database,
  changes: { env?: Partial<ApiEnv>; clock?: Clock; listen?: Listen; logStream?: NodeJS.WritableStream } = {},
): Promise<Api> {
  const { env, clock = () => testNow, listen = unheard, ...rest } = changes
  return buildApi({ db, listen, clock, env: testEnv(env), ...rest })
}

/** For the tests that follow nothing. */
const unheard: Listen = () => Promise.reject(new Error('This test gave the service nothing to listen to.'))
