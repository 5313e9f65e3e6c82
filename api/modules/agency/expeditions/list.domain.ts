import type { expeditionSorts } from '#api/modules/agency/expeditions/list.contract.ts'

export type ExpeditionSort = (typeof expeditionSorts)[number]

/** Position in the list: the value of its order, then the id. Times are in milliseconds. */
export type ListPosition = { value: string | number; id: number }

export const toListCursor = ({ value, id }: ListPosition): string =>
  Buffer.from(`${id}_${value}`).toString('base64url')

/** Reads a cursor of that order; undefined for any other text. */
export function readListCursor(cursor: string, sort: ExpeditionSort): ListPosition | undefined {
  const decoded = Buffer.from(cursor, 'base64url').toString()
  const [, id, value] = /^(\d{1,9})_(.*)$/s.exec(decoded) ?? []
  if (id === undefined || value === undefined) return undefined
  if (sort === 'name') return { value, id: Number(id) }
  return /^\d{1,15}$/.test(value) ? { value: Number(value), id: Number(id) } : undefined
}
