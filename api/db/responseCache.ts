/** Overhead of an entry beside its bytes: many small responses must not outgrow the bound. */
const entryBytes = 300

/** An entry without a body was requested once. */
type CacheEntry = { version: string; body?: Buffer }

/**
 * Response cache in memory, by version. An entry is stored from its second request on, so that a single scan
 * evicts nothing, and is valid while its version stands: the caller has just read that version. Evicts the
 * least recently used entry.
 */
export function responseCache(mostBytes: number) {
  const kept = new Map<string, CacheEntry>()
  let bytes = 0

  function forget(key: string): void {
    const found = kept.get(key)
    if (found) bytes -= sizeOf(found)
    kept.delete(key)
  }

  function keep(key: string, answer: CacheEntry): void {
    forget(key)
    kept.set(key, answer)
    bytes += sizeOf(answer)
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      forget(oldest)
    }
  }

  return async (
    key: string,
    version: string,
    read: () => Promise<string | undefined>,
  ): Promise<Buffer | undefined> => {
    const found = kept.get(key)
    if (found?.body && found.version === version) {
      keep(key, found)
      return found.body
    }
    const json = await read()
    if (json === undefined) return undefined
    const body = Buffer.from(json)
    keep(key, found ? { version, body } : { version })
    return body
  }
}

function sizeOf({ body }: CacheEntry): number {
  return entryBytes + (body?.length ?? 0)
}
