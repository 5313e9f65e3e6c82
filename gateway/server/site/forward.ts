import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Dispatcher, Pool } from 'undici'
import { messages } from '#gateway/graph/messages.ts'

export const unavailable = { status: 502, code: 'UPSTREAM_UNAVAILABLE', message: messages.unavailable }
export const unauthenticated = { status: 401, code: 'UNAUTHENTICATED', message: messages.unauthenticated }

type Forwarded = Pick<Dispatcher.RequestOptions, 'method' | 'path' | 'headers' | 'body' | 'signal'> & {
  headers: Record<string, string | string[] | undefined>
}

/** Sends requests to the REST service over connections of their own, with the client's address and the request id. */
export function createForward(app: FastifyInstance, apiUrl: string, options: Pool.Options = {}) {
  const { origin, pathname } = new URL(apiUrl)
  const basePath = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, options)
  app.addHook('onClose', () => pool.destroy())
  return ({ ip, id }: FastifyRequest, { path, headers, ...sent }: Forwarded) =>
    pool.request({
      ...sent,
      path: basePath + path,
      headers: { ...headers, 'x-forwarded-for': ip, 'x-request-id': id },
    })
}

export type Forward = ReturnType<typeof createForward>

export function pickHeaders(
  headers: IncomingHttpHeaders,
  names: readonly string[],
): Record<string, string | string[]> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** Whether a path reads the same everywhere: the service could read another one differently. */
export function isPlainPath(url: string): boolean {
  const [path] = url.split('?', 1)
  return (
    URL.canParse(url, 'http://site') &&
    new URL(url, 'http://site').pathname === path &&
    !/%2f|%5c/i.test(path)
  )
}
