import { Writable } from 'node:stream'
import { pino } from 'pino'

/** A logger, or a stream for one, whose lines a test can read. */
export function capturedLog() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: pino(stream), stream, lines, all: () => lines.join('') }
}
