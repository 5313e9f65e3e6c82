import { type AnyColumn, type SQL, sql } from '#api/db/drizzle.ts'
import { Refusal } from '#api/plugins/errors.ts'

/** Position of a row in a list: what sorts it, milliseconds or a day, and its id. */
export type Position<At extends number | string = number> = { at: At; id: string }

const ids = {
  integer: /^\d{1,9}$/,
  bigint: /^\d{1,15}$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  photo: /^[\w-]{1,120}\.jpg$/,
}
type IdKind = keyof typeof ids

const encoded = (text: string) => Buffer.from(text).toString('base64url')

/** A page of a list that was read with one row more, and the cursor of the next one. */
export function toPage<Row>(
  rows: Row[],
  limit: number,
  toPosition: (row: Row) => Position<number | string>,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  if (!last) return { shown, next: null }
  const { at, id } = toPosition(last)
  return { shown, next: encoded(`${at}_${id}`) }
}

/** Condition of the rows after a position, by time and UUID, the newest first; undefined on the first page. */
export const isOlder = (
  at: AnyColumn,
  id: AnyColumn,
  after: Position<number | string> | undefined,
): SQL | undefined =>
  after && sql`(${at}, ${id}) < (${new Date(after.at).toISOString()}::timestamptz, ${after.id}::uuid)`

/** The position of a cursor of a list that is sorted by time. */
export function afterTime(cursor: string | undefined, kind: IdKind): Position | undefined {
  if (cursor === undefined) return undefined
  const { at, id } = decoded(cursor, kind)
  if (!/^\d{1,13}$/.test(at)) throw new Refusal('INVALID_REQUEST')
  return { at: Number(at), id }
}

/** The position of a cursor of a list that is sorted by day. */
export function afterDay(cursor: string | undefined, kind: IdKind): Position<string> | undefined {
  if (cursor === undefined) return undefined
  const { at, id } = decoded(cursor, kind)
  if (!isDay(at)) throw new Refusal('INVALID_REQUEST')
  return { at, id }
}

function decoded(cursor: string, kind: IdKind): Position<string> {
  const [, at = '', id = ''] = /^([\d-]+)_(.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!ids[kind].test(id)) throw new Refusal('INVALID_REQUEST')
  return { at, id }
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`)
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
