import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'

const formats = {
  avif: { quality: 40, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 74 },
  jpeg: { quality: 78, mozjpeg: true },
}
export type Format = keyof typeof formats

const source = join(import.meta.dirname, '../../photos')
const mostPixels = 40_000_000

/** Photographs of a closed list, in a width and a format: made once, kept on the disk, never two at once of the same. */
export function photographs(folder: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  const names = new Set(readdirSync(source).filter((name) => name.endsWith('.jpg')))
  const pending = new Map<string, Promise<Buffer>>()
  const enter = queue(Math.max(1, availableParallelism() - 1))
  mkdirSync(folder, { recursive: true })

  async function make(name: string, width: number, format: Format, kept: string): Promise<Buffer> {
    const leave = await enter()
    try {
      const bytes = await sharp(join(source, name), { limitInputPixels: mostPixels })
        .resize({ width, withoutEnlargement: true })
        .toFormat(format, formats[format])
        .toBuffer()
      await keep(bytes, kept).catch((err) => log.warn({ err }, 'a photograph could not be kept'))
      return bytes
    } finally {
      leave()
    }
  }

  return {
    has: (name: string): boolean => names.has(name),

    read(name: string, width: number, format: Format): Promise<Buffer> {
      const kept = join(folder, `${name.replace(/\.jpg$/, '')}-${width}.${format}`)
      const found =
        pending.get(kept) ??
        readFile(kept)
          .catch(() => make(name, width, format, kept))
          .finally(() => pending.delete(kept))
      pending.set(kept, found)
      return found
    },
  }
}

/** Written aside first: whoever reads finds a whole file or none. */
async function keep(bytes: Buffer, path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, bytes)
  await rename(aside, path)
}

/** So many at a time: resizing takes a whole core, and pages want one too. */
function queue(places: number) {
  let free = places
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (): Promise<() => void> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return leave
  }
}
