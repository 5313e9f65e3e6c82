import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installBodyDeadline } from '#server/bodyDeadline.ts'

const app = Fastify()
let port = 0
beforeAll(async () => {
  installBodyDeadline(app, 200)
  app.post('/usual', async () => 'read')
  app.post('/file', { config: { bodyMs: 5_000 } }, async () => 'read')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(address).port)
})
afterAll(() => app.close())

/** Sends half of a body, and the rest after a while. */
async function sendSlowly(path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let received = ''
  socket.on('data', (data) => {
    received += data
    socket.end()
  })
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\n12345`,
  )
  const timer = setTimeout(() => socket.write('67890'), 600)
  await once(socket, 'close')
  clearTimeout(timer)
  return received
}

test('closes a connection whose body is late, and gives the routes of files more time', async () => {
  const [usual, file, unknown] = await Promise.all(['/usual', '/file', '/none'].map(sendSlowly))
  expect(usual).toBe('')
  expect(file).toContain('200 OK')
  expect(unknown).not.toContain('200 OK')
})

test('leaves a connection open after a body in time', async () => {
  const socket = connect(port, '127.0.0.1')
  const send = async () => {
    socket.write('POST /usual HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\nab')
    return String(await once(socket, 'data'))
  }
  expect(await send()).toContain('200 OK')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(await send()).toContain('200 OK')
  socket.destroy()
})
