import { ErrorBody } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { LiveEvents } from '#api/modules/live/live.contract.ts'
import { accountsChanged } from '#api/modules/live/live.domain.ts'
import { liveFeed } from '#api/modules/live/live.feed.ts'
import { openStreams } from '#api/modules/live/streams.ts'
import { Refusal } from '#api/plugins/errors.ts'

const follow = {
  tags: ['live'],
  summary: 'Streams changes as Server-Sent Events: `departure`, `message`, `accounts`, `content` or `resync`',
  description: `\`departure\`: a departure was added or changed (places, status, price, days). \`message\`: a question or a reply was posted.
\`accounts\`: a session ended, or a favourite or a payment changed, in an account whose ID has a SHA-256 that begins with \`prefix\`. The first event has an empty prefix, which matches all accounts.
\`content\`: a guide changed; any public response may show it.
\`resync\`: events may be missing; fetch the followed resources again. Do the same after each reconnection: events are never replayed.
The stream sends a comment every 15 seconds and disconnects a client that falls 1 MB behind.`,
  response: { 200: { content: { 'text/event-stream': { schema: LiveEvents } } }, 503: ErrorBody },
}

const mostStreams = 1_000
/** Delay after which a browser reconnects; and, from here on, all accounts are announced. */
const greeting = `retry: 2000\n\n${accountsChanged('')}`

export function liveRoutes(app: Api, { db, listen }: ApiDeps): void {
  const streams = openStreams()
  const feed = liveFeed({ db, listen, log: app.log, streams })
  app.addHook('preClose', async () => streams.end())
  app.addHook('onClose', () => feed.close())
  app.addHook('onSend', async ({ routeOptions }) => {
    if (routeOptions.config.endsSessions) await feed.flush()
  })

  // A HEAD would open a stream that no client reads.
  const options = { schema: follow, config: { extension: true }, exposeHeadRoute: false }
  app.get('/live', options, async (request, reply) => {
    if (streams.count() >= mostStreams) throw new Refusal('OVERLOADED')
    await feed.open()
    request.socket.setTimeout(0)
    reply.headers({ 'cache-control': 'no-store', connection: 'close', 'x-accel-buffering': 'no' })
    return reply.type('text/event-stream; charset=utf-8').send(streams.add(reply.raw, greeting))
  })
}
