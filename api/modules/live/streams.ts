import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

export type Streams = ReturnType<typeof openStreams>

const heartbeatMs = 15_000
const heartbeat = Buffer.from(':\n\n')
/** Unread bytes allowed for one listener. All queues hold the same buffers, so a slow one costs no copy. */
const mostUnreadBytes = 1_048_576

/** Open event streams, each until its listener disconnects or falls behind, or the api stops. */
export function openStreams() {
  const open = new Map<Readable, ServerResponse>()

  /** Bytes that are queued here, neither received nor in flight. */
  const unreadBytes = (stream: Readable, response: ServerResponse) =>
    stream.readableLength + response.writableLength

  function push(stream: Readable, response: ServerResponse, bytes: Buffer): void {
    if (unreadBytes(stream, response) > mostUnreadBytes) response.destroy()
    else stream.push(bytes)
  }

  return {
    count: () => open.size,

    /** Returns a body for that response, to which all later events are written. */
    add(response: ServerResponse, greeting: string): Readable {
      const stream = new Readable({ read: () => undefined })
      const pulse = setInterval(() => push(stream, response, heartbeat), heartbeatMs).unref()
      stream.push(greeting)
      stream.once('close', () => {
        clearInterval(pulse)
        open.delete(stream)
      })
      open.set(stream, response)
      return stream
    },

    tell(events: string): void {
      const bytes = Buffer.from(events)
      for (const [stream, response] of open) push(stream, response, bytes)
    },

    /** Ends all streams at once; those that are behind are destroyed. */
    end(): void {
      for (const [stream, response] of open)
        if (unreadBytes(stream, response) > 0) response.destroy()
        else stream.push(null)
    },
  }
}
