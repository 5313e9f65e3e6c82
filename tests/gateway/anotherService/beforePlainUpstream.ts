import { afterAll, beforeAll, expect } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { type Sessions, startPlainUpstream } from '#tests/support/plainUpstream.ts'
import type { TestUpstream } from '#tests/support/upstream.ts'

/** The gateway before such a service, for the tests of a block. */
export function beforePlainUpstream(sessions: Sessions) {
  let started: { upstream: TestUpstream; gateway: TestGateway } | undefined
  beforeAll(async () => {
    const upstream = await startPlainUpstream(sessions)
    started = { upstream, gateway: await startGateway(upstream.url) }
  })
  afterAll(async () => {
    // No failure is logged as a defect of ours.
    expect(started?.gateway.logged()).toBe('')
    await started?.gateway.close()
    await started?.upstream.close()
  })
  return () => {
    if (!started) throw new Error('The service runs inside tests and hooks only.')
    return started
  }
}
