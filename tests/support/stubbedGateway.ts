import { afterAll, afterEach, beforeAll } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

type Stubbed = { upstream: TestUpstream; gateway: TestGateway }

/** The gateway before a service whose response a test sets, for the tests of a file; each begins without calls. */
export function stubbedGateway(): () => Stubbed {
  let started: Stubbed | undefined
  beforeAll(async () => {
    const upstream = await startUpstream()
    started = { upstream, gateway: await startGateway(upstream.url) }
  })
  afterEach(() => {
    started?.upstream.calls.splice(0)
    started?.upstream.answerWith(json({}))
  })
  afterAll(async () => {
    await started?.gateway.close()
    await started?.upstream.close()
  })
  return () => {
    if (!started) throw new Error('The gateway runs inside tests and hooks only.')
    return started
  }
}
