import type { Api } from '#api/deps.ts'

type OctoBody = Record<string, unknown>

/** Calls of a reseller, by its key. A test names the capabilities, and asserts the type of the answer. */
export function octoCalls(api: () => Api, key: () => Record<string, string>) {
  async function call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    capabilities = '',
    payload?: OctoBody,
    headers: Record<string, string> = key(),
  ) {
    const answer = await api().inject({
      method,
      url: `/octo${path}`,
      headers: { ...headers, 'octo-capabilities': capabilities },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  return {
    get: (path: string, capabilities = '', headers?: Record<string, string>) =>
      call('GET', path, capabilities, undefined, headers),
    post: (path: string, payload: OctoBody, capabilities = '') => call('POST', path, capabilities, payload),
  }
}
