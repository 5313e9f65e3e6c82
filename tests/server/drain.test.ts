import { Agent, request } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drainBeforeClose } from '#server/drain.ts'

/** Keeps its connection open for the next request, as a proxy does. */
let proxy: Agent
beforeEach(() => {
  proxy = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(() => proxy.destroy())

const change = (port: number, agent: Agent | false) =>
  new Promise<string | undefined>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', agent }, (answer) => {
      answer.resume().once('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`))
    })
    sent.once('error', reject).end()
  })

const started = async (isBehindProxy: boolean) => {
  const app = Fastify({ return503OnClosing: false })
  app.post('/', async () => 'made')
  drainBeforeClose(app, isBehindProxy)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: Number(new URL(app.listeningOrigin).port) }
}

test('refuses new connections and serves open ones while it stops behind a proxy', async () => {
  const { app, port } = await started(true)
  expect(await change(port, proxy)).toBe('200 keep-alive')
  const closed = app.close()
  await expect.poll(() => change(port, false).catch(({ code }) => code)).toBe('ECONNREFUSED')
  expect(await change(port, proxy)).toBe('200 close')
  await closed
})

test.each([true, false])(
  'serves connections in the backlog before it closes, behind a proxy: %s',
  async (isBehindProxy) => {
    const { app, port } = await started(isBehindProxy)
    const answers = Array.from({ length: 30 }, () => change(port, false).catch(({ code }) => code))
    // All have connected; a turn of the event loop accepts one.
    await nextTurn()
    await app.close()
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['200 close']))
  },
)
