import { createHash } from 'node:crypto'
import type { PackFile } from '#schema/roadBook.ts'

/** Files that a road book shares with others. */
export type PackFiles = {
  /** The application; none where the site is not built. */
  app: readonly PackFile[]
  /** A photograph by its address; null for one that this server does not hold. */
  photo: (url: string, gone: AbortSignal) => Promise<PackFile | null>
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

export const packFile = (path: string, content: string | Buffer): PackFile => ({
  path,
  bytes: Buffer.byteLength(content),
  sha256: sha256(content),
})

/** Changes with any path or content. */
export const toVersion = (files: readonly PackFile[]): string =>
  sha256(files.map(({ path, sha256: hash }) => `${path} ${hash}\n`).join('')).slice(0, 16)
