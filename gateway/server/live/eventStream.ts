import { Readable } from 'node:stream'
import type { FormattedExecutionResult } from 'graphql'

/** Well below the idle timeout of a connection (guard/serverOptions.ts). */
const pulseMs = 4_000

/**
 * Results as Server-Sent Events, in graphql-sse's "distinct connections" mode. Its own handler reads results
 * faster than the client, so that one that never reads fills memory.
 */
export function eventStream(results: AsyncIterableIterator<FormattedExecutionResult>): Readable {
  let isReading = false

  /** The heartbeat triggers a read while another is pending. */
  async function ask(): Promise<void> {
    if (isReading) return
    isReading = true
    const { done, value } = await results.next()
    isReading = false
    if (!done) return void stream.push(`event: next\ndata: ${JSON.stringify(value)}\n\n`)
    stream.push('event: complete\ndata: \n\n')
    stream.push(null)
  }

  const stream = new Readable({
    read() {
      ask().catch((error) => stream.destroy(error))
    },
    destroy(error, done) {
      clearInterval(pulse)
      void results.return?.()
      done(error)
    },
  })
  const pulse = setInterval(() => {
    if (!stream.readableEnded && stream.readableLength === 0) stream.push(':\n\n')
  }, pulseMs)
  stream.push(':\n\n')
  return stream
}
