import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { percentile95 } from '#bench/measure.ts'
import { hostileCalls } from '#tests/gateway/hostile/calls.ts'
import { type RealGateway, startRealGateway } from '#tests/gateway/hostile/realGateway.ts'

const rounds = 20
const longestAnswerMs = 250
const longestHoldMs = 100

let gateway: RealGateway

beforeAll(async () => {
  gateway = await startRealGateway()
  // The first requests of a process are its slowest.
  for (const [, send] of hostileCalls) await (await send(gateway)).arrayBuffer()
})

afterAll(() => gateway.close())

test.each(hostileCalls)('answers soon, without holding the event loop: %s', async (_name, send) => {
  const answered: number[] = []
  const held: number[] = []
  for (let round = 0; round < rounds; round++) {
    const histogram = monitorEventLoopDelay({ resolution: 10 })
    histogram.enable()
    const begunAt = performance.now()
    await (await send(gateway)).arrayBuffer()
    answered.push(performance.now() - begunAt)
    histogram.disable()
    held.push(histogram.max / 1e6)
  }
  expect(percentile95(answered)).toBeLessThan(longestAnswerMs)
  expect(percentile95(held)).toBeLessThan(longestHoldMs)
})
