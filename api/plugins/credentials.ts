import cookie from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Api } from '#api/deps.ts'
import type { ApiEnv } from '#api/env.ts'
import { readBearer } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { sessionCookie } from '#api/plugins/hostCookie.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Checks of every call, whatever its route: which credentials may be combined, and from which site a mutation
 * may come.
 */
export async function installCredentials(app: Api, env: ApiEnv): Promise<void> {
  await app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    const hasBearer = readBearer(request) !== undefined
    const hasCookie = sessionCookie.of(request, env) !== undefined
    if (hasBearer && hasCookie) throw new Refusal('AMBIGUOUS_CREDENTIALS')
    const isRead = readingMethods.includes(request.method)
    if (hasBearer || hasCookie || !isRead) reply.header('cache-control', 'no-store')
    if (hasBearer || isRead) return
    if (!isOurOwn(request, env)) throw new Refusal('CROSS_SITE')
    if (hasCookie && !isJsonOrEmpty(request)) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  })
}

/**
 * Browsers send one of these headers with every POST; a program without a browser sends neither, and has no
 * cookie to abuse.
 */
function isOurOwn({ headers }: FastifyRequest, env: ApiEnv): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === new URL(env.publicUrl).origin
}

/** A form of another site always names its media type, and never this one. */
function isJsonOrEmpty({ headers }: FastifyRequest): boolean {
  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
  return mediaType === undefined ? isEmpty : mediaType === 'application/json'
}
