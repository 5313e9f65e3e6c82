import { Readable } from 'node:stream'
import type { FormattedExecutionResult } from 'graphql'

/** Well within the time after which a connection on which nothing moves is closed (guard/serverOptions.ts). */
const pulseMs = 4_000

/**
 * Results as Server-Sent Events, in the form of graphql-sse's "distinct connections". Its own handler was rejected: it takes
 * results faster than they are read, so that somebody who never reads fills the memory.
 */
export function eventStream(results: AsyncIterableIterator<FormattedExecutionResult>): Readable {
  let isAsking = false

  /** A pulse makes the stream ask again while the former question is still open. */
  async function ask(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const { done, value } = await results.next()
    isAsking = false
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
