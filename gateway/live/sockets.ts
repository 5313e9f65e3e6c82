import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { FormattedExecutionResult } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { type Asked, type Prepared, refusal, type tellResult } from '#gateway/live/prepared.ts'
import { messages } from '#gateway/messages.ts'

type Deps = {
  origins: string[]
  prepare: (asked: Asked) => Prepared
  tell: (result: Parameters<typeof tellResult>[0]) => FormattedExecutionResult
}

const mostSockets = 5_000
const largestMessage = 64 * 1024
const mostPerSocket = 20

/** Subscriptions over WebSocket, in the protocol of graphql-ws; one that does not answer its pings is closed. */
export function openSockets({ server: http }: FastifyInstance, { origins, prepare, tell }: Deps) {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage })
  const disposable = useServer(
    {
      onSubscribe: ({ subscriptions }, _id, asked) =>
        Object.keys(subscriptions).length > mostPerSocket
          ? [refusal(messages.rateLimited, 'RATE_LIMITED')]
          : prepare(asked),
      onNext: (_context, _id, _payload, _args, result) => tell(result),
    },
    server,
  )
  http.on('upgrade', (request, socket, head) => {
    if (!isWelcome(request, origins) || server.clients.size >= mostSockets) return socket.destroy()
    server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request))
  })
  return disposable
}

/** A page of the host that it asks is our own, under whichever name the browser knows us. */
export function isWelcome(
  { url, headers: { origin, host } }: Pick<IncomingMessage, 'url' | 'headers'>,
  origins: string[],
): boolean {
  if (url?.split('?', 1)[0] !== '/graphql') return false
  return origin === undefined || origins.includes(origin) || hostOf(origin) === host
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : 'nobody')
