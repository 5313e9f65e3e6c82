/** Position of a failure in the list, as its page's cursor. */
export type FailurePosition = { at: Date; id: string }

export function toCursor({ at, id }: FailurePosition): string {
  return Buffer.from(`${at.getTime()}_${id}`).toString('base64url')
}

/** Reads a cursor; undefined for any other text. */
export function readCursor(cursor: string): FailurePosition | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, time, id] = /^(\d{1,15})_([0-9a-f-]{36}(?::\d{1,3})?)$/.exec(text) ?? []
  return time === undefined || id === undefined ? undefined : { at: new Date(Number(time)), id }
}
