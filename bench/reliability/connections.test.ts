import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { percentile95 } from '#bench/measure.ts'
import { startListening } from '#tests/gateway/server/live/followers.ts'
import { flood, floods, openSocket } from '#tests/support/floods.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { service } from '#tests/support/product.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

const current = service()

const head = 'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
/** Clients that delay their request, the seconds they have for it, and the answer. */
const delays: [name: string, sent: string, seconds: number, answer: RegExp][] = [
  ['headers that never end', 'GET /graphql HTTP/1.1\r\nhost: a\r\n', 5, /^HTTP\/1.1 408/],
  ['a body that never ends', `${head}content-length: 1000\r\n\r\n{`, 10, /^(HTTP\/1.1 408.*)?$/s],
  [
    'chunks that never end',
    `${head}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`,
    10,
    /^(HTTP\/1.1 408.*)?$/s,
  ],
  ['nothing', '', 5, /^(HTTP\/1.1 408.*)?$/s],
  ['no second request', 'GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n', 5, /^HTTP\/1.1 200/],
]
const clients = 20

test.each(delays)('disconnects a client that sends %s', async (_name, sent, seconds, answer) => {
  const upstream = await startUpstream(json({}))
  const gateway = await startGateway(upstream.url)
  onTestFinished(async () => {
    await gateway.close()
    await upstream.close()
  })
  const { port, hostname } = new URL(gateway.url)
  const waits = Array.from({ length: clients }, async () => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const begunAt = performance.now()
    socket.write(sent)
    expect(await text(socket)).toMatch(answer)
    return (performance.now() - begunAt) / 1_000
  })
  const waited = await Promise.all(waits)
  expect(Math.min(...waited)).toBeGreaterThan(seconds - 1)
  expect(Math.max(...waited)).toBeLessThan(seconds + 6)
})

test('sends heartbeats on an idle stream beyond the idle timeout of ten seconds', async () => {
  const gateway = await startListening(current().apiUrl)
  onTestFinished(gateway.close)
  const query = 'subscription { departureAvailability(expeditionId: 1) { availableCount } }'
  const { body } = await fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}`, {
    headers: { accept: 'text/event-stream' },
  })
  const events = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let seen = 0; seen < 5; seen++) expect((await events?.read())?.value).toBe(':\n\n')
  await newDeparture(current().db)
  expect((await events?.read())?.value).toContain('"departureAvailability":{"availableCount":8}')
  await events?.cancel()
})

test.each(floods)(
  'uses less than 100 MB for a client that sends 16,000 %s and never reads',
  async (_name, send) => {
    const gateway = await startGateway(current().apiUrl)
    onTestFinished(gateway.close)
    const growths: number[] = []
    for (let client = 0; client < clients; client++) {
      const socket = await openSocket(gateway.url)
      const before = process.memoryUsage().rss
      await flood(socket, send)
      growths.push(process.memoryUsage().rss - before)
    }
    expect(percentile95(growths)).toBeLessThan(100e6)
  },
)
