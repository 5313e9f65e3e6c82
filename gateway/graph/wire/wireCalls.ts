import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import type { RestChange, RestResponse } from '#gateway/upstream/rest.ts'

type Deps = { account: AccountCalls; users: { invalidate(): void }; toImage: ToImage }

/** Calls of one request for fields with a `@call`: a path is read once, until the request changes something. */
export function wireCalls({ account, users, toImage }: Deps) {
  const reads = new Map<string, Promise<RestResponse>>()

  return {
    toImage,

    /** Sent like a change: no response of the agency is cached. */
    read(path: string): Promise<RestResponse> {
      const reading = reads.get(path) ?? account.send({ method: 'GET', path })
      reads.set(path, reading)
      return reading
    },

    async send(change: RestChange): Promise<RestResponse> {
      const response = await account.send(change)
      if (change.method !== 'GET') {
        reads.clear()
        users.invalidate()
      }
      return response
    },
  }
}

export type WireCalls = ReturnType<typeof wireCalls>
