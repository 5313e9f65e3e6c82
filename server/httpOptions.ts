import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const requestId = /^[A-Za-z0-9_-]{8,64}$/

/** The caller's request id where it is well formed, a new one otherwise. */
export function readRequestId({ headers }: IncomingMessage): string {
  const value = headers['x-request-id']
  return typeof value === 'string' && requestId.test(value) ? value : randomUUID()
}

/**
 * Fastify's `trustProxy`: trusts the entries of `X-Forwarded-For` that our own proxies wrote, and no others.
 */
export const trustProxy = (proxies: number) => proxies > 0 && ((_: string, hop: number) => hop < proxies)
