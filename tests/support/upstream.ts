import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

type UpstreamCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

export type TestUpstream = {
  url: string
  /** All calls received, in order. */
  calls: UpstreamCall[]
  /** Replaces its response. */
  answerWith(answer: Answer): void
  close(): Promise<void>
}

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

export const json =
  (body: unknown, headers: Record<string, string | string[]> = {}, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    response.end(JSON.stringify(body))
  }

/** A real service on a free port, whose response the test sets. */
export async function startUpstream(first: Answer = json({})): Promise<TestUpstream> {
  const calls: UpstreamCall[] = []
  let answer = first
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    calls.push({ method, path: url, headers, body: await text(request) })
    answer(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The test service has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    answerWith(next) {
      answer = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
