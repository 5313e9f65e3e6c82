import type { Call } from '#gateway/upstream/calls.ts'
import { listHeaders, toSpanId } from '#gateway/upstream/headers.ts'
import { begin } from '#gateway/upstream/inFlight.ts'
import { createWaits, follow } from '#gateway/upstream/requestWaits.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import type { UpstreamRequest, UpstreamResponse } from '#gateway/upstream/upstream.ts'

type OwnCalls = Pick<Rest, 'send'> & {
  readAs(bearer: string, path: string, scope: RestScope): Promise<UpstreamResponse>
}
type OwnCallsDeps = { call: Call; totalMs: number }

/** `more`: headers beside those of every call. */
type OwnCall = Omit<UpstreamRequest, 'headers'> & { more: Record<string, string | undefined> }

/** Uncached calls on behalf of one request, which end with it. */
export function createUncachedCalls({ call, totalMs }: OwnCallsDeps): OwnCalls {
  async function alone({ more, ...request }: OwnCall, scope: RestScope): Promise<UpstreamResponse> {
    const waits = createWaits(scope, totalMs)
    const spanId = toSpanId(scope)
    const headers = listHeaders(scope, spanId, more)
    const inFlight = begin(({ controller }) => call({ ...request, headers }, controller.signal))
    return follow(inFlight, { ...request, isShared: false, spanId }, waits)
  }

  return {
    async readAs(bearer, path, scope) {
      const more = { authorization: `Bearer ${bearer}` }
      const response = await alone({ method: 'GET', path, more, body: null }, scope)
      if (response.status === 404) return { ...response, body: undefined }
      if (response.status >= 400) throw refusedWith(response.status)
      return response
    },

    async send({ method, path, body, bearer, cookie, idempotencyKey }, scope) {
      const hasBody = body !== undefined
      const more = {
        authorization: bearer && `Bearer ${bearer}`,
        cookie,
        'idempotency-key': idempotencyKey,
        'content-type': hasBody ? 'application/json' : undefined,
      }
      const text = hasBody ? JSON.stringify(body) : null
      const response = await alone({ method, path, more, body: text }, scope)
      // One cookie comes as a string, several as a list.
      const setCookies = [response.headers['set-cookie'] ?? []].flat()
      return { status: response.status, body: response.body, setCookies }
    },
  }
}
