import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

export type Streams = ReturnType<typeof openStreams>

const heartbeatMs = 15_000
const heartbeat = Buffer.from(':\n\n')
/** What one listener may leave unread. All queues hold the same bytes, so a slow one costs no copy. */
const mostUnreadBytes = 1_048_576

/** The answers that stay open, each until its listener goes away, falls behind, or the api stops. */
export function openStreams() {
  const open = new Map<Readable, ServerResponse>()

  /** What is neither with the listener nor on its way. */
  const unreadBytes = (stream: Readable, response: ServerResponse) =>
    stream.readableLength + response.writableLength

  function push(stream: Readable, response: ServerResponse, bytes: Buffer): void {
    if (unreadBytes(stream, response) > mostUnreadBytes) response.destroy()
    else stream.push(bytes)
  }

  return {
    count: () => open.size,

    /** A body for that response, to which everything is told from now on. */
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

    /** Ends them at once; one that is behind is cut, since nobody knows when it would have read the rest. */
    end(): void {
      for (const [stream, response] of open)
        if (unreadBytes(stream, response) > 0) response.destroy()
        else stream.push(null)
    },
  }
}
