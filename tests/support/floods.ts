import { once } from 'node:events'
import { WebSocket } from 'ws'

/** Frames that a client sends without end. */
export const floods: [name: string, send: (socket: WebSocket) => void][] = [
  [
    'messages',
    (socket) =>
      socket.send(JSON.stringify({ type: 'ping', payload: { a: 'x'.repeat(15_000) } }), () => undefined),
  ],
  ['pings of the protocol', (socket) => socket.ping('x'.repeat(125), undefined, () => undefined)],
]

/** Opens a socket of subscriptions. */
export async function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  socket.on('error', () => undefined)
  await once(socket, 'open')
  return socket
}

/** Sends until the server disconnects a client that never reads. */
export async function flood(socket: WebSocket, send: (socket: WebSocket) => void): Promise<void> {
  socket.pause()
  const closed = once(socket, 'close')
  for (let sent = 0; sent < 16_000 && socket.readyState === socket.OPEN; sent++) {
    send(socket)
    if (sent % 50 === 0) await new Promise(setImmediate)
  }
  socket.resume()
  await closed
}
