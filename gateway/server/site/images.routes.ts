import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import flagsByCode from '#gateway/graph/expeditions/flags.json' with { type: 'json' }
import { widths } from '#gateway/graph/images/images.model.ts'
import { connectionsByAddress } from '#gateway/graph/live/connectionsByAddress.ts'
import { messages } from '#gateway/graph/messages.ts'
import { sendRefusal } from '#gateway/server/guard/refusal.ts'
import { goneSignal } from '#gateway/server/requestScope.ts'
import { type Format, photographs } from '#gateway/server/site/photographs.ts'
import type { Masters } from '#gateway/upstream/masters.ts'

const forEver = 'public, max-age=31536000, immutable'
const vary = 'Origin, Accept, Save-Data'
const flags = new Map(Object.entries(flagsByCode).map(([code, flag]) => [`${code}.svg`, flag]))
const svg = 'image/svg+xml; charset=utf-8'
/**
 * Photographs are resized on first request, in turn; a crowd on an empty cache waits, and browsers do not
 * retry images.
 */
const timeoutMs = 60_000

/** Concurrent requests of one address block: a page needs fewer, and an office opens several. */
const mostWaiting = 40
const tooMany = { status: 429, code: 'RATE_LIMITED', message: messages.rateLimited, retryAfterS: 2 }

type ImageDeps = { dataDir: string; masters: Masters }

/** Serves photographs and flags by name, with permanent caching; returns the photographs. */
export function imageRoutes(app: FastifyInstance, { dataDir, masters }: ImageDeps) {
  const folder = join(dataDir, 'images')
  const photos = photographs({ folder, log: app.log, readMaster: masters.read })
  app.addHook('onClose', () => masters.close())
  const enter = connectionsByAddress(mostWaiting)

  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
    const { name } = request.params
    const width = measureWidth(request)
    if (!photos.has(name)) return reply.callNotFound()
    if (!width) return reply.redirect(`/images/${name}?w=1280`, 302)
    const format = toFormat(request.headers.accept)
    request.socket.setTimeout(timeoutMs)
    const leaveLine = enter(request.ip)
    if (!leaveLine) return sendRefusal(request, reply, tooMany)
    const bytes = await photos
      .read({ name, width: lighter(width, request), format }, goneSignal(reply))
      .finally(leaveLine)
    if (!bytes) return reply.callNotFound()
    return reply.headers({ 'cache-control': forEver, vary, 'content-type': `image/${format}` }).send(bytes)
  })

  app.get<{ Params: { file: string } }>('/flags/:file', async (request, reply) => {
    const flag = flags.get(request.params.file)
    if (!flag) return reply.callNotFound()
    return reply.headers({ 'cache-control': forEver, 'content-type': svg }).send(flag)
  })

  app.get<{ Params: { file: string } }>('/avatars/:file', async (request, reply) => {
    const letters = /^(\p{L}{1,2})\.svg$/u.exec(request.params.file)?.[1]
    if (!letters) return reply.callNotFound()
    return reply
      .headers({ 'cache-control': forEver, 'content-type': svg })
      .send(initials(letters.toLocaleUpperCase('fr')))
  })
  return photos
}

/** One of the served widths, or undefined. */
function measureWidth({ url }: FastifyRequest): number | undefined {
  const requested = new URLSearchParams(url.split('?', 2)[1]).getAll('w').join()
  return widths.find((width) => String(width) === requested)
}

/** One width less for a browser that saves data, unless it requests the bytes that were announced to it. */
function lighter(width: number, { headers, url }: FastifyRequest): number {
  if (headers['save-data'] !== 'on' || url.endsWith(announced)) return width
  return widths[widths.indexOf(width) - 1] ?? width
}

const announced = '&announced'

/** Address of a photograph whose hash is announced: Save-Data does not change its width. */
export const announcedPath = (name: string, width: number): string => `/images/${name}?w=${width}${announced}`

function toFormat(accept = ''): Format {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}

/** The route admits letters only. */
const initials = (letters: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="20" fill="#1a4d40"/><text x="20" y="26" text-anchor="middle" font-family="sans-serif" font-weight="600" font-size="16" fill="#fff">${letters}</text></svg>`
