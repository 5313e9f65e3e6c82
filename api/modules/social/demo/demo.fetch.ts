import type { CustomFetch } from 'openid-client'
import type { Api } from '#api/deps.ts'

/** Calls the service in process, whatever its public address: needs no port, gateway or certificate. */
export function throughApp(app: Api, siteUrl: string): CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: url.slice(siteUrl.length),
      headers,
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    })
    const type = String(answer.headers['content-type'])
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } })
  }
}
