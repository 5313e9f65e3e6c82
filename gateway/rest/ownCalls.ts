import type { Call } from '#gateway/rest/calls.ts'
import { follow, takeOff } from '#gateway/rest/flight.ts'
import { headersOf } from '#gateway/rest/headers.ts'
import { noted } from '#gateway/rest/noted.ts'
import { type Rest, type RestScope, refusedWith } from '#gateway/rest/rest.ts'
import { stayOf } from '#gateway/rest/stay.ts'
import type { UpstreamAnswer, UpstreamRequest } from '#gateway/rest/upstream.ts'

type OwnCallsDeps = { call: Call; totalMs: number }

/** Calls for one request only, which end with it. */
export function createOwnCalls({ call, totalMs }: OwnCallsDeps): Pick<Rest, 'readAs' | 'send'> {
  function alone(request: UpstreamRequest, scope: RestScope): Promise<UpstreamAnswer> {
    return noted(scope, request, () => {
      const stay = stayOf(scope, totalMs)
      const flight = takeOff((cancellation) => call(request, cancellation))
      return follow(flight, stay)
    })
  }

  return {
    async readAs(bearer, path, scope) {
      const headers = headersOf(scope, { authorization: `Bearer ${bearer}` })
      const { status, body } = await alone({ method: 'GET', path, headers, body: null }, scope)
      if (status === 404) return undefined
      if (status >= 400) throw refusedWith(status)
      return body
    },

    async send({ method, path, body, bearer, cookie }, scope) {
      const hasBody = body !== undefined
      const headers = headersOf(scope, {
        authorization: bearer && `Bearer ${bearer}`,
        cookie,
        'content-type': hasBody ? 'application/json' : undefined,
      })
      const answer = await alone(
        { method, path, headers, body: hasBody ? JSON.stringify(body) : null },
        scope,
      )
      return {
        status: answer.status,
        body: answer.body,
        setCookies: [answer.headers['set-cookie'] ?? []].flat(),
      }
    },
  }
}
