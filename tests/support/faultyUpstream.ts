import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setInterval as ticks } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

const head = (status: string, ...headers: string[]) =>
  `HTTP/1.1 ${[status, 'content-type: application/json', ...headers].join('\r\n')}\r\n\r\n`

const answer = (status: string, body = '{}', ...headers: string[]) =>
  `${head(status, `content-length: ${Buffer.byteLength(body)}`, ...headers)}${body}`

const bomb = gzipSync(Buffer.alloc(20 * 2 ** 20))

type Fault = (socket: Socket, request: number) => unknown

/** Faults of a service, byte by byte. */
const faults = {
  'black hole': () => undefined,
  'slow headers': (socket) => drip(socket, head('200 OK', 'x-long: '.padEnd(5000, 'x'))),
  drip: (socket) => socket.write(head('200 OK', 'content-length: 5000')) && drip(socket, ' '.repeat(5000)),
  cut: (socket) => socket.end(`${head('200 OK', 'content-length: 5000')}{"id":`),
  reset: (socket) => socket.resetAndDestroy(),
  500: (socket) =>
    socket.write(answer('500 Internal Server Error', '{"error":"SELECT password FROM users"}')),
  503: (socket) => socket.write(answer('503 Service Unavailable')),
  429: (socket) => socket.write(answer('429 Too Many Requests', '{"error":{}}')),
  HTML: (socket) =>
    socket.write(answer('200 OK', '<h1>Maintenance</h1>').replace('application/json', 'text/html')),
  garbage: (socket) =>
    socket.end(Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7919) % 256))),
  'no JSON': (socket) => socket.write(answer('200 OK', '{"id": 4,')),
  '50 MB': (socket) => flood(socket),
  '50 MB announced': (socket) => socket.write(head('200 OK', `content-length: ${50 * 2 ** 20}`)),
  'gzip bomb': (socket) => {
    socket.write(head('200 OK', 'content-encoding: gzip', `content-length: ${bomb.length}`))
    socket.write(bomb)
  },
  redirect: (socket) => socket.write(answer('302 Found', '{}', 'location: /elsewhere')),
  flapping: (socket, request) =>
    request % 2 ? socket.resetAndDestroy() : socket.write(answer('200 OK', '{"ok":true}')),
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
/** Keys of an object are strings. */
type AsText = `${FaultName}`

const isFault = (name: string): name is AsText => name in faults
export const faultNames = Object.keys(faults).filter(isFault)

export type FaultyUpstream = {
  url: string
  /** The requests it received. */
  requests: string[]
  sentBytes(): number
  close(): Promise<void>
}

/** Starts a real server with this fault. */
export async function startFaulty(name: FaultName | AsText): Promise<FaultyUpstream> {
  const fault: Fault = faults[name]
  const requests: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let text = ''
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const [, line] = /((?:GET|POST) \S+) HTTP[\s\S]*\r\n\r\n/.exec(text) ?? []
      if (!line) return
      text = ''
      requests.push(line)
      fault(socket, requests.length)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The faulty service has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    sentBytes: () => [...sockets].reduce((total, { bytesWritten }) => total + bytesWritten, 0),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Sends a byte now and then, without end. */
async function drip(socket: Socket, text: string): Promise<void> {
  let sent = 0
  for await (const _ of ticks(20)) {
    if (socket.destroyed || sent >= text.length) return
    socket.write(text.slice(sent, sent + 1))
    sent += 1
  }
}

async function flood(socket: Socket): Promise<void> {
  const chunk = ' '.repeat(2 ** 16)
  socket.write(head('200 OK', 'transfer-encoding: chunked'))
  for (let sent = 0; sent < 800 && !socket.destroyed; sent++) {
    const isFull = !socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    if (isFull) await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve))
  }
}
