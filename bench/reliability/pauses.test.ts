import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { overloaded } from '#gateway/server/guard/refusal.ts'
import { installOverload, sustainableDelayMs } from '#server/overload.ts'

const seconds = 30

function hold(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('refuses nothing after pauses shorter than the limit', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(async (scope) => {
    await installOverload(scope, sustainableDelayMs, overloaded)
    scope.get('/graphql', async () => 'answered')
  })
  await app.ready()
  const statuses = new Set<number>()
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    hold(0.6 * sustainableDelayMs)
    await wait(1)
    statuses.add((await app.inject('/graphql')).statusCode)
  }
  expect([...statuses]).toEqual([200])
})
