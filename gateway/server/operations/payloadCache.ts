import { createHash } from 'node:crypto'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'

/** A cached public response, compressed once for each encoding. */
export type CachedPayload = {
  body: Buffer
  compressed: Partial<Record<Encoding, Buffer>>
  freshUntilMs: number
  maxAgeS: number
  paths: Set<string>
  tag: string | undefined
  /** Number of brotli responses sent. */
  sent: number
}

const mostBytes = 64 * 1024 * 1024
/** Including both compressed forms. */
const toBytes = ({ body }: CachedPayload, key: string) => Math.ceil(body.length * 1.5) + key.length + 200
/** Bounds the invalidated paths remembered; a response begun before an older invalidation is not cached. */
const mostInvalidated = 10_000
const worthCompressing = 1024
const quickQuality = 5
/** Saves 8 to 9 % of a page in 24 to 39 ms of a background thread; quality 11 1 % more, in three times as long. */
const denseQuality = 10
/** Number of responses after which a payload is compressed densely. */
const oftenSent = 5

export function payloadCache(nowMs: () => number) {
  const entries = new LRUCache<string, CachedPayload>({ maxSize: mostBytes, sizeCalculation: toBytes })
  let invalidations = 0
  let allInvalidatedAt = 0
  /** Sequence number of the last invalidation of each path, the oldest first. */
  const invalidatedAt = new Map<string, number>()
  const isOlder = (begun: number, paths: Set<string>) =>
    begun < allInvalidatedAt || [...paths].some((path) => (invalidatedAt.get(path) ?? 0) > begun)

  return {
    /** Position in the sequence of invalidations: a response begun here may predate later ones. */
    begin: (): number => invalidations,

    /** A fresh entry, or one stale for at most `staleS`. */
    find(key: string, staleS = 0): CachedPayload | undefined {
      const payload = entries.get(key)
      return payload && payload.freshUntilMs + staleS * 1000 > nowMs() ? payload : undefined
    },

    set(key: string, begun: number, body: Buffer, maxAgeS: number, paths: Set<string>): CachedPayload {
      const before = entries.get(key)
      const payload = {
        ...uncachedPayload(body, maxAgeS, paths),
        // A rebuilt response is mostly unchanged: reuse its compressed forms.
        ...(before?.body.equals(body) && {
          compressed: before.compressed,
          tag: before.tag,
          sent: before.sent,
        }),
        freshUntilMs: nowMs() + maxAgeS * 1000,
      }
      if (!isOlder(begun, paths)) entries.set(key, payload)
      return payload
    },

    /** Invalidates the responses that depend on one of these paths; without paths, all. */
    invalidate(paths?: string[]): void {
      invalidations += 1
      if (!paths) {
        allInvalidatedAt = invalidations
        invalidatedAt.clear()
        entries.clear()
        return
      }
      for (const path of paths) {
        invalidatedAt.delete(path)
        invalidatedAt.set(path, invalidations)
      }
      for (const [path, last] of invalidatedAt) {
        if (invalidatedAt.size <= mostInvalidated) break
        invalidatedAt.delete(path)
        allInvalidatedAt = last
      }
      const changed = new Set(paths)
      for (const [key, payload] of entries.entries())
        if ([...payload.paths].some((path) => changed.has(path))) entries.delete(key)
    },
  }
}

export type PayloadCache = ReturnType<typeof payloadCache>

/** A response that is not cached. */
export const uncachedPayload = (body: Buffer, maxAgeS: number, paths: Set<string>): CachedPayload => ({
  body,
  compressed: {},
  freshUntilMs: 0,
  maxAgeS,
  paths,
  tag: undefined,
  sent: 0,
})

/** A weak tag: it identifies the response in every encoding. */
export function toTag(payload: CachedPayload): string {
  payload.tag ??= `W/"${computeDigest(payload.body)}"`
  return payload.tag
}

/** 132 bits of a hash: the name of a content. */
export const computeDigest = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** The body in the best encoding that the client accepts. */
export function encodedFor(
  payload: CachedPayload,
  accepted: string | undefined,
): { bytes: Buffer; encoding?: Encoding } {
  const encoding = payload.body.length < worthCompressing ? undefined : toEncoding(accepted)
  if (!encoding) return { bytes: payload.body }
  const bytes = payload.compressed[encoding] ?? compress(payload.body, encoding)
  payload.compressed[encoding] = bytes
  if (encoding === 'br') compressDensely(payload)
  return { bytes, encoding }
}

function compressDensely(payload: CachedPayload): void {
  payload.sent += 1
  if (payload.sent !== oftenSent) return
  const { body, compressed } = payload
  brotliCompress(body, brotliParams(denseQuality), (error, bytes) => {
    if (!error) compressed.br = bytes
  })
}

function toEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted) ? 'gzip' : undefined
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, brotliParams(quickQuality))
}

const brotliParams = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
