import { Agent, request } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { drainBeforeClose } from '#server/drain.ts'

async function started(isBehindProxy: boolean) {
  const app = Fastify({ return503OnClosing: false })
  app.post('/', async () => 'made')
  drainBeforeClose(app, isBehindProxy)
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

const post = (url: string, agent: Agent | false) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode)),
    )
    sent.once('error', reject).end()
  })

test('closes within eight seconds when the proxy keeps its connection open', async () => {
  const { app, url } = await started(true)
  const proxy = new Agent({ keepAlive: true, maxSockets: 1 })
  await post(url, proxy)
  const begunAt = performance.now()
  await app.close()
  expect(performance.now() - begunAt).toBeLessThan(8_000)
  proxy.destroy()
})

test('serves a backlog that outlasts the wait for requests on their way', async () => {
  const { app, url } = await started(false)
  // Thirty accepts of 20 ms take longer than the 300 ms of the wait.
  app.server.on('connection', () => {
    const end = performance.now() + 20
    while (performance.now() < end);
  })
  const answers = Array.from({ length: 30 }, () => post(url, false))
  await nextTurn()
  await app.close()
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
})
