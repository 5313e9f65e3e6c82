/** What an entry takes beside its bytes: many small answers must not outgrow the bound. */
const entryBytes = 300

type Kept = { version: string; body: Buffer }

/**
 * Answers kept in memory while the version they were made from stands. None is ever out of date: whoever asks has just read
 * the version. The one not asked for the longest goes first.
 */
export function keptAnswers(mostBytes: number) {
  const kept = new Map<string, Kept>()
  let bytes = 0

  function forget(key: string): void {
    const found = kept.get(key)
    if (found) bytes -= found.body.length + entryBytes
    kept.delete(key)
  }

  function keep(key: string, answer: Kept): Buffer {
    forget(key)
    kept.set(key, answer)
    bytes += answer.body.length + entryBytes
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      forget(oldest)
    }
    return answer.body
  }

  return async (
    key: string,
    version: string,
    read: () => Promise<string | undefined>,
  ): Promise<Buffer | undefined> => {
    const found = kept.get(key)
    if (found?.version === version) return keep(key, found)
    const json = await read()
    return json === undefined ? undefined : keep(key, { version, body: Buffer.from(json) })
  }
}
