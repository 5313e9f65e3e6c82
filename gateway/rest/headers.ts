import type { RestScope } from '#gateway/rest/rest.ts'

/** Names and values in turn, as undici takes them without a copy. */
export function headersOf(scope: RestScope, more: Record<string, string | undefined> = {}): string[] {
  const headers = ['accept', 'application/json', 'accept-encoding', 'identity']
  headers.push('x-request-id', scope.requestId, 'x-forwarded-for', scope.clientAddress)
  for (const name in more) {
    const value = more[name]
    if (value !== undefined) headers.push(name, value)
  }
  return headers
}
