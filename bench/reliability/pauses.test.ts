import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { installFailures } from '#gateway/server/guard/failures.ts'
import { overloaded } from '#gateway/server/guard/refusal.ts'
import { installOverload, sustainableDelayMs } from '#server/overload.ts'

const seconds = 15

function hold(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** Statuses while each turn of the event loop takes that long. */
async function statusesWith(turnMs: number): Promise<Set<number>> {
  const app = Fastify()
  onTestFinished(() => app.close())
  installFailures(app)
  await app.register(async (scope) => {
    installOverload(scope, sustainableDelayMs, overloaded)
    scope.get('/graphql', async () => 'answered')
  })
  await app.ready()
  const statuses = new Set<number>()
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    hold(turnMs)
    await wait(1)
    statuses.add((await app.inject('/graphql')).statusCode)
  }
  return statuses
}

test('refuses nothing after pauses shorter than the limit', async () => {
  expect([...(await statusesWith(0.6 * sustainableDelayMs))]).toEqual([200])
})

test('refuses requests while all turns take longer than the limit', async () => {
  expect(await statusesWith(1.2 * sustainableDelayMs)).toContain(503)
})
