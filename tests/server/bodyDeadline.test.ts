import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { installBodyDeadline } from '#server/bodyDeadline.ts'

const app = Fastify()
let port = 0
let begun = 0
beforeAll(async () => {
  installBodyDeadline(app, 200)
  app.addHook('onRequest', async () => {
    begun += 1
  })
  app.post('/usual', async () => 'read')
  app.post('/file', { config: { bodyMs: 5_000 } }, async () => 'read')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(address).port)
})
afterAll(() => app.close())

beforeEach(() => {
  begun = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

/** Sends half of a body, and waits until the server has read its headers. */
async function sendHalf(path: string): Promise<Socket> {
  const before = begun
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\n12345`,
  )
  await vi.waitFor(() => expect(begun).toBe(before + 1), { interval: 1 })
  return socket
}

test.each(['/usual', '/none'])('closes a connection to %s whose body is late', async (path) => {
  const socket = await sendHalf(path)
  socket.resume()
  vi.advanceTimersByTime(200)
  await once(socket, 'close')
})

test('gives the routes of files more time', async () => {
  const socket = await sendHalf('/file')
  vi.advanceTimersByTime(4_000)
  socket.write('67890')
  expect(String(await once(socket, 'data'))).toContain('200 OK')
  socket.destroy()
})

test('leaves a connection open after a body in time', async () => {
  const socket = await sendHalf('/usual')
  socket.write('67890')
  expect(String(await once(socket, 'data'))).toContain('200 OK')
  vi.advanceTimersByTime(400)
  socket.write('POST /usual HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\nab')
  expect(String(await once(socket, 'data'))).toContain('200 OK')
  socket.destroy()
})
