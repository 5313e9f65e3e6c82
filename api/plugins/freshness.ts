import { hash } from 'node:crypto'
import type { Api } from '#api/deps.ts'

/** For so long a cache may give an answer out again without asking: as short as what it shows may change. */
const usualSeconds = 30
const freshSeconds: Record<string, number> = {
  '/api/v1/expeditions/:id/departures': 5,
  '/api/v1/expeditions/:id/messages': 5,
  '/api/v1/filters': 300,
  '/api/v1/photos': 300,
  '/api/v1/themes': 300,
}

/** It tells how long it took: its bytes are never the same twice. */
const search = '/api/v1/expeditions/search'

/**
 * What everybody may read carries a strong `ETag`, the hash of its bytes, the same on every node; who has these bytes already
 * is told so by a 304. Whatever was said not to be stored (it is personal, or a refusal) is left alone.
 */
export function installFreshness(app: Api): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isText || reply.statusCode !== 200 || reply.hasHeader('cache-control')) return done(null, payload)
    const { url = '' } = request.routeOptions
    reply.header('cache-control', `public, max-age=${freshSeconds[url] ?? usualSeconds}`)
    if (url === search) return done(null, payload)
    const tag = tagOf(payload)
    reply.header('etag', tag)
    if (!holds(request.headers['if-none-match'], tag)) return done(null, payload)
    reply.code(304).removeHeader('content-type')
    done(null, null)
  })
}

/** An answer kept in memory is the same object each time: it is hashed once. */
const tagsOfKept = new WeakMap<Buffer, string>()

function tagOf(payload: string | Buffer): string {
  const known = typeof payload === 'string' ? undefined : tagsOfKept.get(payload)
  if (known) return known
  const tag = `"${hash('sha256', payload, 'base64url')}"`
  if (typeof payload !== 'string') tagsOfKept.set(payload, tag)
  return tag
}

/** Whether `If-None-Match` names the tag; caches between may have marked theirs as weak. */
function holds(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')))
}
