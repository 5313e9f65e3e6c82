import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

/** Concurrency that saturates the gateway without a queue. */
const enough = 32
/** More requests than can be answered in time. */
export const tooMany = 2_000

/** `unsaid`: refused without a time to retry. */
type Outcome = { good: number; refused: number; withoutRetryAfter: number; other: number }

/**
 * Measures the capacity of a gateway, then sends three times as many requests, each phase for that many
 * seconds; then none.
 */
export async function overload(seconds: number) {
  const upstream = await startUpstream(json({ id: 1, name: 'Bivouac', theme: { name: 'Neige' } }))
  const gateway = await spawnGateway({ API_URL: upstream.url, LOG_LEVEL: 'silent' })
  await untilReady(gateway)
  await load(gateway.url, { connections: enough, duration: seconds })
  const peak = await load(gateway.url, { connections: enough, duration: seconds })
  const rate = Math.ceil((3 * peak.good) / seconds)
  const over = await load(gateway.url, { connections: tooMany, overallRate: rate, duration: seconds })
  const begunAt = performance.now()
  while (!(await answers(gateway.url))) await wait(50)
  const recoveredMs = performance.now() - begunAt
  await stopProcess(gateway.child)
  await upstream.close()
  return { rate, peak, over, recoveredMs }
}

async function load(
  url: string,
  options: { connections: number; overallRate?: number; duration: number },
): Promise<Outcome> {
  const outcome = { good: 0, refused: 0, withoutRetryAfter: 0, other: 0 }
  let requested = 0
  const requests: autocannon.Request[] = [
    {
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      setupRequest: (request) => ({ ...request, body: toBody(requested++) }),
      onResponse: (status, _body, _context, headers = {}) => count(outcome, status, Object.keys(headers)),
    },
  ]
  await autocannon({ url, timeout: 30, requests, ...options })
  return outcome
}

function count(outcome: Outcome, status: number, headers: string[]): void {
  if (status === 200) outcome.good += 1
  else if (status !== 503) outcome.other += 1
  else {
    outcome.refused += 1
    if (!headers.some((name) => name.toLowerCase() === 'retry-after')) outcome.withoutRetryAfter += 1
  }
}

/** Each expedition is requested once, so that nothing is cached. */
const toBody = (index: number) =>
  JSON.stringify({
    query: 'query ($slug: String!) { expedition(slug: $slug) { name } }',
    variables: { slug: `t${index}` },
  })

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: toBody(Date.now()),
  })
  return answer.ok
}
