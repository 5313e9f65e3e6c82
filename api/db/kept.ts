/** What an entry takes beside its bytes: many small answers must not outgrow the bound. */
const entryBytes = 300

/** Without a body: asked for once. */
type Kept = { version: string; body?: Buffer }

/**
 * Answers kept in memory, from the second time they are asked for and while the version they were made from stands. None is ever
 * out of date: whoever asks has just read the version. The one not asked for the longest goes first. What somebody reads once, one
 * trip after the other, pushes nothing out, and the collector need not carry it about, which doubled the time of the slowest.
 */
export function keptAnswers(mostBytes: number) {
  const kept = new Map<string, Kept>()
  let bytes = 0

  function forget(key: string): void {
    const found = kept.get(key)
    if (found) bytes -= sizeOf(found)
    kept.delete(key)
  }

  function keep(key: string, answer: Kept): void {
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

function sizeOf({ body }: Kept): number {
  return entryBytes + (body?.length ?? 0)
}
