export type Outcome = {
  /** What the service holds in the end; `undefined` when it never took a wish. */
  held: boolean | undefined
  error?: unknown
}

/**
 * Many wishes in a row about one thing, told one at a time: while one is under way only the last of the others is remembered.
 * The first of the row answers for all; the others answer nothing.
 */
export function lastWishWins(send: (id: string, wish: boolean) => Promise<void>) {
  const wanted = new Map<string, boolean>()
  return async (id: string, wish: boolean): Promise<Outcome | undefined> => {
    const isUnderWay = wanted.has(id)
    wanted.set(id, wish)
    if (isUnderWay) return undefined
    let held: boolean | undefined
    try {
      for (let next = wish; next !== held; next = wanted.get(id) ?? next) {
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
