/** Overhead of an entry beside its bytes: many small responses must not outgrow the bound. */
const entryBytes = 300

/** An entry without a body was requested once. */
type CacheEntry = { version: string; body?: Buffer }

export type ResponseCache = (
  key: string,
  version: string,
  read: () => Promise<string | undefined>,
) => Promise<Buffer | undefined>

/**
 * Response cache in memory, one for the whole service. No write invalidates an entry: each request reads the
 * version of its rows first, and an entry of another version is read again. An entry is stored from its second
 * request on, so that a single scan evicts nothing. Evicts the least recently used entry.
 */
export function responseCache(mostBytes: number): ResponseCache {
  const entries = new Map<string, CacheEntry>()
  let bytes = 0

  function evict(key: string): void {
    const entry = entries.get(key)
    if (entry) bytes -= computeSize(entry)
    entries.delete(key)
  }

  /** Stores an entry as the most recently used one. */
  function store(key: string, entry: CacheEntry): void {
    evict(key)
    entries.set(key, entry)
    bytes += computeSize(entry)
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break
      evict(oldest)
    }
  }

  return async (key, version, read) => {
    const entry = entries.get(key)
    if (entry?.body && entry.version === version) {
      store(key, entry)
      return entry.body
    }
    const json = await read()
    if (json === undefined) return undefined
    const body = Buffer.from(json)
    store(key, entry ? { version, body } : { version })
    return body
  }
}

function computeSize({ body }: CacheEntry): number {
  return entryBytes + (body?.length ?? 0)
}
