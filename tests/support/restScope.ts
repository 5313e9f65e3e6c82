import type { RestScope } from '#gateway/rest/rest.ts'

/** One request of one client, which goes away when told. */
export function restScope(): RestScope & { leave(): void } {
  const client = new AbortController()
  return {
    requestId: 'request-1',
    signal: client.signal,
    clientAddress: '192.0.2.7',
    calls: [],
    leave: () => client.abort(),
  }
}
