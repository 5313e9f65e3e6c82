import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { startListening } from '#tests/gateway/server/live/followers.ts'
import type { Credentials, TestGateway } from '#tests/support/gateway.ts'
import { service } from '#tests/support/product.ts'
import type { StartedRedis } from '#tests/support/redis.ts'
import { staffMember } from '#tests/support/staff.ts'
import { timeUntil } from '#tests/support/timeUntil.ts'

/** Two gateways before one service; changes are sent to the first, by an owner of the agency. */
export type Stage = { db: Database; first: TestGateway; nodes: TestGateway[]; owner: Credentials }

/** Starts the stage for the tests of a file. The gateways share the Redis that `start` starts. */
export function twoGateways(start?: () => Promise<StartedRedis>): () => Stage {
  const current = service()
  let redis: StartedRedis | undefined
  let stage: Stage | undefined
  beforeAll(async () => {
    const { db, apiUrl } = current()
    const { headers } = await staffMember(db, { role: 'owner' }, { isSteppedUp: true })
    redis = await start?.()
    const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {}
    const [first, second] = [await startListening(apiUrl, env), await startListening(apiUrl, env)]
    const owner = { bearer: headers.authorization.replace('Bearer ', '') }
    stage = { db, first, nodes: [first, second], owner }
  })
  afterAll(async () => {
    for (const node of stage?.nodes ?? []) await node.close()
    await redis?.stop()
  })
  return () => {
    if (!stage) throw new Error('The gateways run inside tests and hooks only.')
    return stage
  }
}

export type Scenario = {
  read: (node: TestGateway) => Promise<unknown>
  steps: { act: () => Promise<unknown>; expected: unknown }[]
}
export type PublicChange = { title: string; goalMs: number; begin: (stage: Stage) => Promise<Scenario> }

/**
 * Runs the steps of a change, and expects each at all gateways, which have cached the state before it. Returns the
 * milliseconds until each is shown.
 */
export async function showChange({ begin }: Pick<PublicChange, 'begin'>, stage: Stage): Promise<number[]> {
  const { read, steps } = await begin(stage)
  const readAll = () => Promise.all(stage.nodes.map(read))
  const times: number[] = []
  for (const { act, expected } of steps) {
    await vi.waitFor(async () => expect(await readAll()).not.toContainEqual(expected))
    await act()
    const all = stage.nodes.map(() => expected)
    times.push(await timeUntil(async () => expect(await readAll()).toEqual(all)))
  }
  return times
}

/** Sends a mutation of the agency, which must succeed. */
export async function mutate({ first, owner }: Stage, call: string): Promise<void> {
  const query = `mutation { answer: ${call} { errors { code field } } }`
  const { data, errors } = await first.ask<{ answer: { errors: object[] } }>(query, {}, owner)
  expect([errors, data.answer.errors]).toEqual([undefined, []])
}
