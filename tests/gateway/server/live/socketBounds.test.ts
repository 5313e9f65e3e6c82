import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { admitFrames, exchangePings, serverBounds } from '#gateway/server/live/socketBounds.ts'
import { flood, floods, openSocket } from '#tests/support/floods.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'

const current = product()
const gateways: TestGateway[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(gateways.splice(0).map((gateway) => gateway.close()))
})

async function open() {
  const gateway = await startGateway(current().apiUrl, { LOG_LEVEL: 'info' })
  gateways.push(gateway)
  const socket = await openSocket(gateway.url)
  const received: unknown[] = []
  socket.on('message', (data) => received.push(JSON.parse(String(data))))
  const send = (message: object) => socket.send(JSON.stringify(message))
  return { gateway, socket, received, send }
}

test('answers a ping without its payload', async () => {
  const { socket, received, send } = await open()
  send({ type: 'ping', payload: { a: 'x'.repeat(1000) } })
  await vi.waitFor(() => expect(received).toEqual([{ type: 'pong' }]))
  socket.terminate()
})

test('answers a ping frame with its payload, by RFC 6455', async () => {
  const { socket } = await open()
  socket.ping('abc')
  const [payload] = await once(socket, 'pong')
  expect(String(payload)).toBe('abc')
  socket.terminate()
})

test('closes a socket after a message above 16 kB, and logs it as JSON', async () => {
  const onConsole = vi.spyOn(console, 'error')
  const { gateway, socket, send } = await open()
  send({ type: 'ping', payload: { a: 'x'.repeat(16 * 1024) } })
  const [code] = await once(socket, 'close')
  expect(code).toBe(1009)
  await vi.waitFor(() => expect(gateway.logged()).toContain('socket failed'))
  expect(onConsole).not.toHaveBeenCalled()
})

test.each(floods)('disconnects a client that sends 16,000 %s and never reads', async (_case, send) => {
  const onConsole = vi.spyOn(console, 'error')
  const { gateway, socket } = await open()
  await flood(socket, send)
  expect(onConsole).not.toHaveBeenCalled()
  expect(gateway.logged()).not.toContain('"level":50')
})

test('terminates a socket with 256 kB unread', async () => {
  const server = new WebSocketServer({ ...serverBounds, host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const address = server.address()
  if (typeof address === 'string' || address === null) throw new Error('no port')
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`)
  const [opened] = await once(server, 'connection')
  const isAdmitted = admitFrames(opened)
  exchangePings(opened, isAdmitted)
  await once(client, 'open')
  client.pause()
  let sent = 0
  while (sent < 90 && isAdmitted()) {
    opened.send('x'.repeat(1024 * 1024))
    sent += 1
    await new Promise(setImmediate)
  }
  expect(opened.readyState).not.toBe(opened.OPEN)
  expect(sent).toBeLessThan(60)
  client.terminate()
  server.close()
})
