import { hash } from 'node:crypto'
import type { Api } from '#api/deps.ts'

/** Lifetime of a response in caches: as short as its content may change. */
const usualSeconds = 30
const freshSeconds: Record<string, number> = {
  '/api/v1/access': 3600,
  '/api/v1/expeditions/:id/departures': 5,
  '/api/v1/departures/calendar': 10,
  '/api/v1/expeditions/:id/messages': 5,
  '/api/v1/filters': 300,
  '/api/v1/photos': 300,
  '/api/v1/search/ask': 300,
  '/api/v1/themes': 300,
}

/** Its duration is part of the body: the bytes are never the same twice. */
const search = '/api/v1/expeditions/search'

/**
 * Gives public responses a strong `ETag`, the hash of their bytes, the same on every node, and answers 304 to
 * a client that has them. Responses marked not to be stored (personal ones, refusals) are left unchanged.
 */
export function installFreshness(app: Api): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isText || reply.statusCode !== 200 || reply.hasHeader('cache-control')) return done(null, payload)
    const { url = '' } = request.routeOptions
    reply.header('cache-control', `public, max-age=${freshSeconds[url] ?? usualSeconds}`)
    if (url === search) return done(null, payload)
    const tag = toTag(payload)
    reply.header('etag', tag)
    if (!holds(request.headers['if-none-match'], tag)) return done(null, payload)
    reply.code(304).removeHeader('content-type')
    done(null, null)
  })
}

/** A cached response is the same Buffer each time: it is hashed once. */
const cachedTags = new WeakMap<Buffer, string>()

function toTag(payload: string | Buffer): string {
  const known = typeof payload === 'string' ? undefined : cachedTags.get(payload)
  if (known) return known
  const tag = `"${hash('sha256', payload, 'base64url')}"`
  if (typeof payload !== 'string') cachedTags.set(payload, tag)
  return tag
}

/** Whether `If-None-Match` names the tag; proxies may have marked theirs as weak. */
function holds(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')))
}
