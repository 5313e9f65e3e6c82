import type { RestScope } from '#gateway/upstream/rest.ts'
import { newSpanId, toTraceparent } from '#gateway/upstream/traceContext.ts'

/** Id of the call's span, when the request is traced. */
export const toSpanId = ({ trace }: RestScope): string | undefined => trace && newSpanId()

/** Names and values alternate, as undici takes them without a copy. */
export function listHeaders(
  scope: RestScope,
  spanId: string | undefined,
  more: Record<string, string | undefined> = {},
): string[] {
  const headers = ['accept', 'application/json', 'accept-encoding', 'identity']
  headers.push('x-request-id', scope.requestId, 'x-forwarded-for', scope.clientAddress)
  if (scope.trace && spanId) headers.push('traceparent', toTraceparent(scope.trace, spanId))
  for (const name in more) {
    const value = more[name]
    if (value !== undefined) headers.push(name, value)
  }
  return headers
}
