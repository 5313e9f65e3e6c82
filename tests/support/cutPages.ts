import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import { freePort } from '#tests/support/postgres.ts'

/** A proxy before a site: of each page it sends the part before a mark, and the rest when released. */
export function cutPages(getUrl: () => string) {
  let port = 0
  let mark = ''
  let rest = Promise.withResolvers<void>()
  const server = createServer((call, reply) => {
    const { 'accept-encoding': _, ...headers } = call.headers
    const passed = request(getUrl() + call.url, { method: call.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      if (isPage(answer)) void cut(answer, reply)
      else answer.pipe(reply)
    })
    // A page that is closed aborts its requests.
    passed.on('error', () => reply.destroy())
    call.pipe(passed)
  })
  beforeAll(async () => {
    port = await freePort()
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  })
  afterAll(() => server.close())

  async function cut(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
    const html = await text(answer)
    const end = html.lastIndexOf('<', html.indexOf(mark))
    if (end < 0) throw new Error(`The page has no ${mark}.`)
    reply.write(html.slice(0, end))
    await rest.promise
    reply.end(html.slice(end))
  }

  return {
    url: () => `http://127.0.0.1:${port}`,
    /** Holds pages back from the element with this text; returns the release. */
    before(text: string): () => void {
      mark = text
      rest = Promise.withResolvers()
      return rest.resolve
    },
  }
}

const isPage = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html')
