/** Position of a reservation in the list: its sort key, a time in milliseconds or a day, and its id. */
export type ReservationPosition = { at: number | string; id: string }

export function toCursor({ at, id }: ReservationPosition): string {
  return Buffer.from(`${at}_${id}`).toString('base64url')
}

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const patterns = {
  newest: new RegExp(`^(\\d{1,15})_${id}$`),
  leaving: new RegExp(`^(\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))_${id}$`),
}

/** Reads a cursor of a list in that order; undefined for any other text. */
export function readCursor(sort: keyof typeof patterns, cursor: string): ReservationPosition | undefined {
  const [, at, found] = patterns[sort].exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || found === undefined) return undefined
  if (sort === 'newest') return { at: Number(at), id: found }
  const isDay = new Date(`${at}T00:00:00Z`).toISOString().startsWith(at)
  return isDay ? { at, id: found } : undefined
}
