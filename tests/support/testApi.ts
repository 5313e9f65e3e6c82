import { tmpdir } from 'node:os'
import * as argon2 from '@node-rs/argon2'
import { buildApi } from '#api/app.ts'
import type { Clock } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import type { Listen } from '#api/db/listen.ts'
import type { Api, Argon2 } from '#api/deps.ts'
import { type ApiEnv, readEnv } from '#api/env.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { testNow } from '#tests/support/testNow.ts'

export const testSecret = 'a secret for tests, long enough to sign'

export function testEnv(changes: Partial<ApiEnv> = {}): ApiEnv {
  const defaults = readEnv({ SESSION_SECRET: testSecret, DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' })
  return { ...defaults, ...changes }
}

/** The service on a database, at the tests' time by default; close it when done. */
export function testApi(
  db: Database,
  changes: {
    env?: Partial<ApiEnv>
    clock?: Clock
    listen?: Listen
    logStream?: NodeJS.WritableStream
    argon2?: Argon2
    isBookingOpen?: boolean
    paymentProvider?: PaymentProvider
  } = {},
): Promise<Api> {
  const { env, ...rest } = changes
  return buildApi({
    db,
    listen: unheard,
    clock: () => testNow,
    argon2: lightArgon2,
    env: testEnv(env),
    ...rest,
  })
}

const light = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** Real hashes at low cost: the tests of passwords and of timing cover the real cost. */
export const lightArgon2: Argon2 = {
  hash: (password) => argon2.hash(password, light),
  verify: argon2.verify,
}

/** For tests without live events. */
const unheard: Listen = () => Promise.reject(new Error('This test gave the service nothing to listen to.'))
