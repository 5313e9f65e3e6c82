import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStreams, type Streams } from '#api/modules/live/streams.ts'
import { follow } from '#tests/support/eventStream.ts'

let streams: Streams
let server: FastifyInstance
let url = ''
/** A promise that a route awaits before it streams, the database for instance. */
let ready: Promise<unknown> | undefined
const responses: ServerResponse[] = []

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  streams = openStreams()
  ready = undefined
  server = Fastify({ forceCloseConnections: true })
  server.get('/', async (_request, reply) => {
    responses.push(reply.raw)
    await ready
    return reply.send(streams.add(reply.raw, 'retry: 2000\n\n'))
  })
  url = await server.listen()
})
afterEach(async () => {
  vi.useRealTimers()
  responses.splice(0)
  await server.close()
})

/** Requests the stream and never reads it. */
async function stalled(): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.pause().write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await vi.waitFor(() => expect(streams.count()).toBeGreaterThan(0))
  return socket
}

test('sends a heartbeat after fifteen idle seconds', async () => {
  const follower = await follow(url)
  expect(await follower.nextBlock()).toBe('retry: 2000')
  vi.advanceTimersByTime(14_999)
  streams.tell('event: a\ndata: {}\n\n')
  vi.advanceTimersByTime(1)
  expect(await follower.nextBlock()).toBe('event: a\ndata: {}')
  expect(await follower.nextBlock()).toBe(':')
})

test('removes a listener that leaves, with its heartbeat', async () => {
  const follower = await follow(url)
  expect([streams.count(), vi.getTimerCount()]).toEqual([1, 1])
  follower.leave()
  await vi.waitFor(() => expect([streams.count(), vi.getTimerCount()]).toEqual([0, 0]))
})

test('removes a listener that left before its stream began', async () => {
  const { promise, resolve } = Promise.withResolvers()
  ready = promise
  const cut = new AbortController()
  const answer = fetch(url, { signal: cut.signal })
  await vi.waitFor(() => expect(responses).toHaveLength(1))
  cut.abort()
  await expect(answer).rejects.toThrow()
  await vi.waitFor(() => expect(responses[0]?.destroyed).toBe(true))
  resolve(undefined)
  await promise
  await vi.waitFor(() => expect([streams.count(), vi.getTimerCount()]).toEqual([0, 0]))
})

test('disconnects a reader one megabyte behind; the others receive everything', async () => {
  const socket = await stalled()
  const reader = await follow(url)
  const words = 'x'.repeat(100_000)
  let text = 0
  for (; streams.count() === 2; text++) {
    streams.tell(`event: a\ndata: {"number":${text},"words":"${words}"}\n\n`)
    expect(await reader.next()).toMatchObject({ data: { number: text } })
    for (const response of responses) expect(response.writableLength).toBeLessThan(300_000)
  }
  expect(text).toBeGreaterThan(10)
  expect(text).toBeLessThan(200)
  socket.destroy()
})

test('ends at once, after all events for readers that keep up', async () => {
  const socket = await stalled()
  const [response] = responses
  while (response?.writableNeedDrain === false) streams.tell('x'.repeat(100_000))
  const reader = await follow(url)
  expect(await reader.nextBlock()).toBe('retry: 2000')
  streams.end()
  expect(await reader.nextBlock()).toBeUndefined()
  await vi.waitFor(() => expect(streams.count()).toBe(0))
  expect(response?.destroyed).toBe(true)
  socket.destroy()
})
