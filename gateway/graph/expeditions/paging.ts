import { GraphQLError } from 'graphql'
import { messages } from '#gateway/graph/messages.ts'
import type { PageInfo } from '#gateway/graph/schema.generated.ts'

/** Maximum length of a page, whatever the argument. */
export const largestPage = 50
/** Most expeditions that are requested by their ids at once. */
export const mostByIds = 24

/** Beyond the end of any list; a larger cursor is not one of ours. */
const furthest = 10_000_000

export const toCursor = (offset: number): string => Buffer.from(`after:${offset}`).toString('base64url')

/** Offset and length of a page. */
export function toPage(first: number, after?: string | null, page?: number | null) {
  checkFirst(first)
  if (page !== null && page !== undefined && (page < 1 || after)) throw badInput(messages.pageWrong)
  const size = Math.min(first, largestPage)
  return { first: size, offset: page ? Math.min(furthest, (page - 1) * size) : after ? toOffset(after) : 0 }
}

function toOffset(cursor: string): number {
  const offset = Number(/^after:(\d{1,8})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1])
  if (Number.isNaN(offset) || offset > furthest) throw badInput(messages.cursorWrong)
  return offset
}

/** The REST API counts in whole pages: returns those that cover the window, and the items to skip. */
export function toRestPages({ offset, first }: { offset: number; first: number }) {
  const page = Math.floor(offset / first) + 1
  const skip = offset % first
  return { pages: skip === 0 ? [page] : [page, page + 1], skip }
}

/** Page info of a window; an empty page has no next page. */
export function toPageInfo(offset: number, found: number, totalCount: number): PageInfo {
  const end = offset + found
  return {
    hasNextPage: found > 0 && end < totalCount,
    hasPreviousPage: offset > 0,
    endCursor: found > 0 ? toCursor(end) : null,
  }
}

/** The first items of a list without pages. */
export function takeFirst<T>(list: T[], first: number): T[] {
  checkFirst(first)
  return list.slice(0, first)
}

function checkFirst(first: number): void {
  if (first < 1) throw badInput(messages.firstTooSmall)
}

export const badInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

/** Arguments of a field, those with a default value in the schema always set. */
export type WithDefaults<Args, Name extends keyof Args> = Args & Required<Pick<Args, Name>>
