import type { RestScope } from '#gateway/upstream/rest.ts'
import { clientGone } from '#gateway/upstream/restFailure.ts'

/** The scope of a request, which disconnects on demand. */
export function restScope(): RestScope & { leave(): void } {
  const controller = new AbortController()
  return {
    requestId: 'request-1',
    signal: controller.signal,
    clientAddress: '192.0.2.7',
    calls: [],
    leave: () => controller.abort(clientGone()),
  }
}
