import type { CustomFetch } from 'openid-client'

const maxBytes = 256 * 1024
const signInTimeoutMs = 3_000

/** Bounds calls to outside services: three seconds by default and 256 kB each, the body included. */
export function boundedFetch(send: CustomFetch, timeoutMs: number = signInTimeoutMs): CustomFetch {
  return async (url, options) => {
    const signals = [AbortSignal.timeout(timeoutMs), ...(options.signal ? [options.signal] : [])]
    const response = await send(url, { ...options, signal: AbortSignal.any(signals) })
    const body = await readBounded(response)
    const { status, headers } = response
    return new Response(body.length > 0 ? body : null, { status, headers })
  }
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) throw new TypeError('The response is too large.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
