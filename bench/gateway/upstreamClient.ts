import { Pool, request } from 'undici'

/** Reads one path of the upstream as JSON. */
export type Get = <Answer>(path: string) => Promise<Answer>

/** Usual client of a Node server. */
export function usualClient(url: string): Get {
  const dispatcher = new Pool(url, { connections: 64 })
  return async (path) => {
    const { body } = await request(url + path, { dispatcher })
    return JSON.parse(await body.text())
  }
}

/** Minimal client: one handler a call, no stream, one promise. */
export function dispatchClient(url: string): Get {
  const pool = new Pool(url, { connections: 64 })
  return (path) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      pool.dispatch(
        { path, method: 'GET' },
        {
          onRequestStart() {},
          onResponseStart(_controller, status) {
            if (status !== 200) reject(new Error(`${path}: ${status}`))
          },
          onResponseData(_controller, chunk) {
            chunks.push(chunk)
          },
          onResponseEnd() {
            const [first] = chunks
            const body = chunks.length === 1 && first ? first : Buffer.concat(chunks)
            resolve(JSON.parse(body.toString()))
          },
          onResponseError(_controller, error) {
            reject(error)
          },
        },
      )
    })
}
