import { cancelGone, notCancelled } from '#gateway/upstream/cancellation.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'

/** The scope of a request, which disconnects on demand. */
export function restScope(): RestScope & { leave(): void } {
  const ending = notCancelled()
  return {
    requestId: 'request-1',
    ending,
    clientAddress: '192.0.2.7',
    calls: [],
    leave: () => cancelGone(ending),
  }
}
