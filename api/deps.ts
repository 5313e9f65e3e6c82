import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type * as argon2 from '@node-rs/argon2'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { Clock } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import type { Listen } from '#api/db/listen.ts'
import type { ResponseCache } from '#api/db/responseCache.ts'
import type { ApiEnv } from '#api/env.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'

export type Argon2 = Pick<typeof argon2, 'hash' | 'verify'>

/** Dependencies of the service; tests, development and production pass different ones. */
export type ApiDeps = {
  db: Database
  listen: Listen
  clock: Clock
  env: ApiEnv
  logStream?: NodeJS.WritableStream
  /** Whether places are sold online. Unset: not, and the agency completes carts by phone. */
  isBookingOpen?: boolean
  /** Takes the money. Unset: nothing can be paid. */
  paymentProvider?: PaymentProvider
  /** Event-loop delay above which work is refused. Unset: never. */
  maxDelayMs?: number
  /** Hashes passwords. Unset: the library. */
  argon2?: Argon2
}

/** Adds what the routes of `/api/v1` share. */
export type CachingDeps = ApiDeps & { responses: ResponseCache }

export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>
