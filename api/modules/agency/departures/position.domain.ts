/** Position of a departure in the list, as its page's cursor. */
export type DeparturePosition = { startOn: string; id: number }

export function toCursor({ startOn, id }: DeparturePosition): string {
  return Buffer.from(`${startOn}_${id}`).toString('base64url')
}

/** Reads a cursor; undefined for any other text. */
export function readCursor(cursor: string): DeparturePosition | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, startOn = '', id] = /^(\d{4}-\d{2}-\d{2})_(\d{1,9})$/.exec(text) ?? []
  return id === undefined || !isDay(startOn) ? undefined : { startOn, id: Number(id) }
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
