import type { WebSocket } from 'ws'

/** `ws` counts a message only once it is complete: fragments retain the chunks that they came in. */
export const serverBounds = {
  maxPayload: 16 * 1024,
  maxFragments: 16,
  maxBufferedChunks: 1024,
  autoPong: false,
}

const mostBufferedBytes = 256 * 1024
const mostMessages = 100
const windowMs = 1000
const heartbeatMs = 12_000

/**
 * Returns whether another frame of this socket may be handled. Terminates a socket that sends too much or
 * does not read.
 */
export function admitFrames(socket: WebSocket): () => boolean {
  let windowEnds = 0
  let count = 0
  return () => {
    if (socket.readyState !== socket.OPEN) return false
    const now = performance.now()
    if (now >= windowEnds) {
      windowEnds = now + windowMs
      count = 0
    }
    count += 1
    if (count <= mostMessages && socket.bufferedAmount <= mostBufferedBytes) return true
    socket.terminate()
    return false
  }
}

/** Answers pings under the same rule as messages, and terminates a socket that does not answer ours. */
export function exchangePings(socket: WebSocket, isAdmitted: () => boolean): void {
  let isAlive = true
  socket.on('ping', (data) => {
    if (isAdmitted()) socket.pong(data)
  })
  socket.on('pong', () => {
    isAlive = isAdmitted()
  })
  const heartbeat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, heartbeatMs)
  socket.once('close', () => clearInterval(heartbeat))
}
