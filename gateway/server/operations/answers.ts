import { createHash } from 'node:crypto'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'

/** A whole public answer as it is sent, and compressed once for all who take it so. */
export type KeptAnswer = {
  body: Buffer
  compressed: Partial<Record<Encoding, Buffer>>
  freshUntilMs: number
  maxAgeS: number
  paths: Set<string>
  tag: string | undefined
  /** How many times it went out by brotli. */
  sent: number
}

const mostBytes = 64 * 1024 * 1024
/** With what it may take compressed twice. */
const bytesOf = ({ body }: KeptAnswer, key: string) => Math.ceil(body.length * 1.5) + key.length + 200
/** So many forgotten paths are remembered: what was begun before an older one was forgotten is not kept at all. */
const mostForgotten = 10_000
const worthCompressing = 1024
const brotliQuality = 5
/** Sent so often, it is worth a tenth less: 200 ms of a thread that nobody waits for. */
const oftenSent = 20

export function answerStore(nowMs: () => number) {
  const kept = new LRUCache<string, KeptAnswer>({ maxSize: mostBytes, sizeCalculation: bytesOf })
  let forgets = 0
  let allForgotten = 0
  /** Which of the forgets was the last of each path, the oldest first. */
  const forgotten = new Map<string, number>()
  const isOlder = (begun: number, paths: Set<string>) =>
    begun < allForgotten || [...paths].some((path) => (forgotten.get(path) ?? 0) > begun)

  return {
    /** What an answer is begun with: if anything of it is forgotten meanwhile, it may be older than that. */
    begin: (): number => forgets,

    /** One that is fresh, or has not been for `staleS` at most. */
    find(key: string, staleS = 0): KeptAnswer | undefined {
      const answer = kept.get(key)
      return answer && answer.freshUntilMs + staleS * 1000 > nowMs() ? answer : undefined
    },

    keep(key: string, begun: number, body: Buffer, maxAgeS: number, paths: Set<string>): KeptAnswer {
      const before = kept.get(key)
      const answer = {
        ...newAnswer(body, maxAgeS, paths),
        // What was made anew is mostly what it was.
        ...(before?.body.equals(body) && {
          compressed: before.compressed,
          tag: before.tag,
          sent: before.sent,
        }),
        freshUntilMs: nowMs() + maxAgeS * 1000,
      }
      if (!isOlder(begun, paths)) kept.set(key, answer)
      return answer
    },

    clear(): void {
      forgets += 1
      allForgotten = forgets
      forgotten.clear()
      kept.clear()
    },

    /** Every answer that was made of one of these paths is no longer true. */
    forget(paths: string[]): void {
      forgets += 1
      for (const path of paths) {
        forgotten.delete(path)
        forgotten.set(path, forgets)
      }
      for (const [path, last] of forgotten) {
        if (forgotten.size <= mostForgotten) break
        forgotten.delete(path)
        allForgotten = last
      }
      for (const [key, answer] of kept.entries())
        if (paths.some((path) => answer.paths.has(path))) kept.delete(key)
    },
  }
}

export type AnswerStore = ReturnType<typeof answerStore>

/** Not kept yet. */
export const newAnswer = (body: Buffer, maxAgeS: number, paths: Set<string>): KeptAnswer => ({
  body,
  compressed: {},
  freshUntilMs: 0,
  maxAgeS,
  paths,
  tag: undefined,
  sent: 0,
})

/** Weak: it stands for the answer in every encoding. */
export function tagOf(answer: KeptAnswer): string {
  answer.tag ??= `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`
  return answer.tag
}

/** The bytes for a client that takes these encodings. */
export function encodedFor(
  answer: KeptAnswer,
  accepted: string | undefined,
): { bytes: Buffer; encoding?: Encoding } {
  const encoding = answer.body.length < worthCompressing ? undefined : encodingOf(accepted)
  if (!encoding) return { bytes: answer.body }
  const bytes = answer.compressed[encoding] ?? compress(answer.body, encoding)
  answer.compressed[encoding] = bytes
  if (encoding === 'br') compressBetter(answer)
  return { bytes, encoding }
}

function compressBetter(answer: KeptAnswer): void {
  answer.sent += 1
  if (answer.sent !== oftenSent) return
  const { body, compressed } = answer
  brotliCompress(body, brotliParams(constants.BROTLI_MAX_QUALITY), (error, bytes) => {
    if (!error) compressed.br = bytes
  })
}

function encodingOf(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted) ? 'gzip' : undefined
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, brotliParams(brotliQuality))
}

const brotliParams = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
