import type { ErrorCodeAndField } from '#gateway/graph/errors.ts'
import { type Call, findRoute, listPlaceholders } from '#gateway/graph/wire/call.ts'
import { type RestArgument, toBody, toQuery } from '#gateway/graph/wire/write.ts'
import type { RestChange } from '#gateway/upstream/rest.ts'
import { isUuid } from '#gateway/upstream/restPath.ts'

/** Refuses the argument with which no request can be made. */
export class Unsendable extends Error {
  readonly refusal: ErrorCodeAndField
  constructor(...refusal: ErrorCodeAndField) {
    super(refusal.join(' '))
    this.refusal = refusal
  }
}

/** Ids, slugs, tokens and names of photographs: nothing else becomes part of a path. */
const isPathKey = (key: unknown) =>
  key !== null && key !== undefined && /^[\w-]{1,128}(\.jpg)?$/.test(String(key))

/** The REST request of a field: arguments and values of its parent in the path, all other arguments as query or body. */
export function toRequest(
  call: Call,
  parent: Readonly<Record<string, unknown>>,
  written: readonly RestArgument[],
  key?: unknown,
): RestChange {
  if (key !== undefined && !isUuid(String(key))) throw new Unsendable('INVALID_INPUT', 'key')
  const values = new Map<string, unknown>(Object.entries(parent))
  for (const { name, value } of written) values.set(name, value)
  const { method, path } = findRoute(call, (name) => (values.get(name) ?? null) !== null)
  const inPath = listPlaceholders(path)
  const bad = inPath.find((name) => !isPathKey(values.get(name)))
  if (bad) throw new Unsendable('NOT_FOUND', bad)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)))
  const others = written.filter(
    ({ name }) => !inPath.includes(name) && !(key !== undefined && name === 'key'),
  )
  if (method === 'GET') return { method, path: withQuery(filled, toQuery(others)) }
  const body = others.length > 0 ? { body: toBody(others) } : {}
  return { method, path: filled, ...body, ...(key !== undefined && { idempotencyKey: String(key) }) }
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)
