import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
) => void | Promise<void>

/** A real server on its own port, whose handler a test may replace. */
export async function startHttpServer(handler: Handler) {
  const current = { handler }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    await current.handler(request, response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    /** Replaces the handler; without an argument, restores it. */
    handleWith(next: Handler = handler) {
      current.handler = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** Failures of an outside service. */
export const outages: [string, Handler][] = [
  ['answers 500', (_request, response) => sendJson(response, { error: 'server_error' }, 500)],
  ['answers 503 without a word', (_request, response) => void response.writeHead(503).end()],
  [
    'answers HTML',
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  ],
  [
    'answers garbage',
    (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"a'),
  ],
  ['answers a list', (_request, response) => sendJson(response, [])],
  ['answers null', (_request, response) => sendJson(response, null)],
  [
    'redirects elsewhere',
    (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['cuts the line', (request) => void request.socket.destroy()],
  [
    'never ends',
    (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  ],
  ['never answers', () => undefined],
  [
    'answers 50 MB',
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(' '.repeat(50_000_000)),
  ],
]
