import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { FormattedExecutionResult } from 'graphql'
import { CloseCode, handleProtocols, makeServer, type Server } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { EnterConnection } from '#gateway/graph/live/connectionsByAddress.ts'
import { messages } from '#gateway/graph/messages.ts'
import {
  type formatResult,
  type GraphqlRequest,
  type Prepared,
  refusal,
} from '#gateway/server/live/prepared.ts'
import { admitFrames, exchangePings, serverBounds } from '#gateway/server/live/socketBounds.ts'

type Deps = {
  origins: string[]
  proxies: number
  enter: EnterConnection
  prepare: (requested: GraphqlRequest, address: string) => Promise<Prepared>
  format: (result: Parameters<typeof formatResult>[0]) => FormattedExecutionResult
}

const mostSockets = 5_000
const mostPerSocket = 20
/** The library's default pong repeats the payload of the ping, in full and at any rate. */
const plainPong = JSON.stringify({ type: 'pong' })

type Extra = { request: IncomingMessage }

/**
 * Serves subscriptions over WebSocket, in the protocol of graphql-ws; closes sockets that do not answer
 * pings.
 */
export function openSockets({ server: http, log }: FastifyInstance, deps: Deps) {
  const { origins, proxies, enter, prepare, format } = deps
  const sockets = new WebSocketServer({ ...serverBounds, noServer: true, handleProtocols })
  const server = makeServer<Record<string, unknown>, Extra>({
    onSubscribe: ({ subscriptions, extra: { request } }, _id, requested) =>
      Object.keys(subscriptions).length > mostPerSocket
        ? [refusal(messages.rateLimited, 'RATE_LIMITED')]
        : prepare(requested, readAddress(request, proxies)),
    onNext: (_context, _id, _payload, _args, result) => format(result),
  })
  http.on('upgrade', (request, socket, head) => {
    const isOpen = isWelcome(request, origins) && sockets.clients.size < mostSockets
    const leave = isOpen ? enter(readAddress(request, proxies)) : undefined
    if (!leave) return socket.destroy()
    socket.once('close', leave)
    sockets.handleUpgrade(request, socket, head, (opened) => serve(server, opened, request, log))
  })
  return { dispose: () => closeAll(sockets) }
}

/** graphql-ws's own adapter for `ws` echoes without a bound and reports errors on the console. */
function serve(
  server: Server<Extra>,
  socket: WebSocket,
  request: IncomingMessage,
  log: FastifyInstance['log'],
): void {
  const isAdmitted = admitFrames(socket)
  exchangePings(socket, isAdmitted)
  const send = (data: string) =>
    new Promise<void>((resolve, reject) => {
      if (socket.readyState !== socket.OPEN) return resolve()
      socket.send(data, (error) => (error ? reject(error) : resolve()))
    })
  const fail = (error: unknown) => {
    if (socket.readyState !== socket.OPEN) return
    log.error(error, 'failed to handle a socket message')
    socket.close(CloseCode.InternalServerError, 'Internal server error')
  }
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send,
      close: (code, reason) => socket.close(code, reason),
      onPing: () => send(plainPong),
      onMessage: (handle) => {
        socket.on('message', (data) => {
          if (isAdmitted()) handle(String(data)).catch(fail)
        })
      },
    },
    { request },
  )
  socket.once('error', ({ message }) => log.info({ reason: message }, 'socket failed'))
  socket.once('close', (code, reason) => {
    closed(code, String(reason)).catch(fail)
  })
}

async function closeAll(sockets: WebSocketServer): Promise<void> {
  for (const client of sockets.clients) client.close(1001, 'Going away')
  await new Promise<void>((resolve) => sockets.close(() => resolve()))
}

/** The client address as Fastify computes it; upgrades do not pass through Fastify. */
export function readAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  proxies: number,
): string {
  const formatted = String(headers['x-forwarded-for'] ?? '').split(',')
  const address = proxies > 0 ? (formatted.at(-proxies) ?? formatted[0])?.trim() : ''
  return address || (socket.remoteAddress ?? '')
}

/** Accepts pages of the requested host, under whichever name the browser knows us. */
export function isWelcome(
  { url, headers: { origin, host } }: Pick<IncomingMessage, 'url' | 'headers'>,
  origins: string[],
): boolean {
  if (url?.split('?', 1)[0] !== '/graphql') return false
  return origin === undefined || origins.includes(origin) || toHost(origin) === host
}

const toHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : 'nobody')
