import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { FormattedExecutionResult } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { EnterByAddress } from '#gateway/live/placesByAddress.ts'
import { type Asked, type Prepared, refusal, type tellResult } from '#gateway/live/prepared.ts'
import { messages } from '#gateway/messages.ts'

type Deps = {
  origins: string[]
  proxies: number
  enter: EnterByAddress
  prepare: (asked: Asked, address: string) => Promise<Prepared>
  tell: (result: Parameters<typeof tellResult>[0]) => FormattedExecutionResult
}

const mostSockets = 5_000
const largestMessage = 64 * 1024
const mostPerSocket = 20

/** Subscriptions over WebSocket, in the protocol of graphql-ws; one that does not answer its pings is closed. */
export function openSockets({ server: http }: FastifyInstance, deps: Deps) {
  const { origins, proxies, enter, prepare, tell } = deps
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage })
  const disposable = useServer(
    {
      onSubscribe: ({ subscriptions, extra: { request } }, _id, asked) =>
        Object.keys(subscriptions).length > mostPerSocket
          ? [refusal(messages.rateLimited, 'RATE_LIMITED')]
          : prepare(asked, addressOf(request, proxies)),
      onNext: (_context, _id, _payload, _args, result) => tell(result),
    },
    server,
  )
  http.on('upgrade', (request, socket, head) => {
    const isOpen = isWelcome(request, origins) && server.clients.size < mostSockets
    const leave = isOpen ? enter(addressOf(request, proxies)) : undefined
    if (!leave) return socket.destroy()
    socket.once('close', leave)
    server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request))
  })
  return disposable
}

/** As Fastify reads it, who does not see this request. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  proxies: number,
): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',')
  const address = proxies > 0 ? (told.at(-proxies) ?? told[0])?.trim() : ''
  return address || (socket.remoteAddress ?? '')
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
