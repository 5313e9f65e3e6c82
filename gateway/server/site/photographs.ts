import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import { messages } from '#gateway/graph/messages.ts'
import { Refused } from '#gateway/server/guard/refusal.ts'
import { semaphore } from '#gateway/server/site/turns.ts'

const formats = {
  avif: { quality: 40, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 74 },
  jpeg: { quality: 78, mozjpeg: true },
}
export type Format = keyof typeof formats

type Wanted = { name: string; width: number; format: Format }
/** A resize in progress, shared by all who wait for it. */
type Pending = { bytes: Promise<Buffer>; controller: AbortController; followers: number; isMaking: boolean }

/** A refusal, not an error for the log. */
const abandoned = { status: 503, code: 'OVERLOADED', message: messages.unavailable }

const source = join(import.meta.dirname, '../../../photos')
const mostPixels = 40_000_000

/** Resizes photographs of a closed list to a width and a format: once each, cached on disk, single-flight. */
export function photographs(folder: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  const names = new Set(readdirSync(source).filter((name) => name.endsWith('.jpg')))
  const pending = new Map<string, Pending>()
  // Resizing takes a whole core, and rendering needs one too.
  const enter = semaphore(Math.max(1, availableParallelism() - 1))
  mkdirSync(folder, { recursive: true })

  async function make({ name, width, format }: Wanted, kept: string): Promise<Buffer> {
    const bytes = await sharp(join(source, name), { limitInputPixels: mostPixels })
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, formats[format])
      .toBuffer()
    await keep(bytes, kept).catch((err) => log.warn({ err }, 'failed to cache photograph'))
    return bytes
  }

  function begin(wanted: Wanted, kept: string): Pending {
    const controller = new AbortController()
    async function makeInTurn(): Promise<Buffer> {
      const endTurn = await enter(controller.signal)
      begun.isMaking = true
      return make(wanted, kept).finally(endTurn)
    }
    const bytes = readFile(kept)
      .catch(makeInTurn)
      .finally(() => {
        if (pending.get(kept) === begun) pending.delete(kept)
      })
    const begun: Pending = { bytes, controller, followers: 0, isMaking: false }
    pending.set(kept, begun)
    return begun
  }

  return {
    has: (name: string): boolean => names.has(name),

    /** `gone` aborts when the client has left: a photograph without waiters is not resized. */
    read(wanted: Wanted, gone: AbortSignal): Promise<Buffer> {
      const { name, width, format } = wanted
      const kept = join(folder, `${name.replace(/\.jpg$/, '')}-${width}.${format}`)
      const known = pending.get(kept)
      const found = known && !known.controller.signal.aborted ? known : begin(wanted, kept)
      found.followers += 1
      gone.addEventListener('abort', () => abandon(found), { once: true })
      return found.bytes
    },
  }
}

/** A resize in progress completes, since the next client may need it. */
function abandon(pending: Pending): void {
  pending.followers -= 1
  if (pending.followers === 0 && !pending.isMaking) pending.controller.abort(new Refused(abandoned))
}

/** Written to a temporary file and renamed: readers see a whole file or none. */
async function keep(bytes: Buffer, path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, bytes)
  await rename(aside, path)
}
