export type Outcome = {
  /** The final state at the service; `undefined` when it accepted none. */
  held: boolean | undefined
  error?: unknown
}

/**
 * Coalesces rapid changes of one entity: one request in flight, and the last write wins. The first call
 * resolves for all; the others return nothing.
 */
export function lastWriteWins(send: (id: string, intent: boolean) => Promise<void>) {
  const wanted = new Map<string, boolean>()
  return async (id: string, intent: boolean): Promise<Outcome | undefined> => {
    const isUnderWay = wanted.has(id)
    wanted.set(id, intent)
    if (isUnderWay) return undefined
    let held: boolean | undefined
    try {
      for (let next = intent; next !== held; next = wanted.get(id) ?? next) {
        await send(id, next)
        held = next
      }
      return { held }
    } catch (error) {
      return { held, error }
    } finally {
      wanted.delete(id)
    }
  }
}
