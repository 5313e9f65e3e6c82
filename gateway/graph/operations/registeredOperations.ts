import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const mostCharacters = 4_000_000
const mostTexts = 1000

/**
 * Documents by SHA-256: those of the site, from the manifest of its build, never evicted; and those that
 * clients sent with their hash, least recently used evicted first.
 */
export function registeredOperations(manifest: Record<string, string>) {
  const registered = new Map(Object.entries(manifest))
  for (const [hash, text] of registered)
    if (sha256(text) !== hash)
      throw new Error(`The operation manifest is invalid: ${hash} is not the hash of its text.`)
  const strangers = new LRUCache<string, string>({
    max: mostTexts,
    maxSize: mostCharacters,
    sizeCalculation: ({ length }) => length || 1,
  })
  return {
    texts: [...registered.values()],
    get: (hash: string): string | undefined => registered.get(hash) ?? strangers.get(hash),
    set(hash: string, text: string): void {
      if (!registered.has(hash)) strangers.set(hash, text)
    },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
