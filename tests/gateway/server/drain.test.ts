import { Agent, request } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drainBeforeClose as drainApi } from '#api/drain.ts'
import { drainBeforeClose as drainGateway } from '#gateway/server/drain.ts'

/** As a proxy, which keeps a connection for what comes next. */
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

const started = async (
  drain: (app: FastifyInstance, isBehindProxy: boolean) => void,
  isBehindProxy = true,
) => {
  const app = Fastify({ return503OnClosing: false })
  app.post('/', async () => 'made')
  drain(app, isBehindProxy)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: Number(new URL(app.listeningOrigin).port) }
}

test.each([
  ['gateway', drainGateway],
  ['api', drainApi],
])(
  'stopped behind a proxy, the %s takes no new connection and answers on those that are held',
  async (_, drain) => {
    const { app, port } = await started(drain)
    expect(await change(port, proxy)).toBe('200 keep-alive')
    const closed = app.close()
    await expect.poll(() => change(port, false).catch(({ code }) => code)).toBe('ECONNREFUSED')
    expect(await change(port, proxy)).toBe('200 close')
    await closed
  },
)

test.each([
  ['gateway', drainGateway, true],
  ['gateway', drainGateway, false],
  ['api', drainApi, true],
  ['api', drainApi, false],
])(
  'whoever was at the door of the %s is let in before it closes, however slow it is (%#)',
  async (_, drain, isBehindProxy) => {
    const { app, port } = await started(drain, isBehindProxy)
    app.server.on('connection', () => {
      const end = performance.now() + 20
      while (performance.now() < end);
    })
    const answers = Array.from({ length: 30 }, () => change(port, false).catch(({ code }) => code))
    // All have knocked, and few have been let in.
    await setImmediate()
    await app.close()
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['200 close']))
  },
)

test('a proxy that never lets go is not waited for', async () => {
  const { app, port } = await started(drainGateway)
  await change(port, proxy)
  const begunAt = performance.now()
  await app.close()
  expect(performance.now() - begunAt).toBeLessThan(8_000)
})
