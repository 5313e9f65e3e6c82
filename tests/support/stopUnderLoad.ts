import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

export type StopReport = {
  answered: number
  /** Refused with a time to retry, on a loaded machine: none on an idle one. */
  refused: number
  lost: string[]
  exitCode: number | null
  stoppedAfterMs: number
}

const upstreamMs = 300

/** Stops a gateway with requests in flight, half of them to each of two route groups of a slow service. */
export async function stopUnderLoad(requests: number): Promise<StopReport> {
  const upstream = await startUpstream()
  const slowly = json({ id: 1, name: 'Bivouac', theme: { name: 'Neige' }, filters: {} })
  upstream.answerWith(async (response, request) => {
    if (!request.url?.includes('health')) await wait(upstreamMs)
    slowly(response, request)
  })
  const gateway = await spawnGateway({ API_URL: upstream.url, LOG_LEVEL: 'warn' })
  await untilReady(gateway)
  const exit = once(gateway.child, 'exit')
  // The first requests of a process are its slowest.
  for (let index = 0; index < 8; index++) await ask(gateway.url, `warm${index}`, index)
  // Requests sent after the stop are not promised: signals once all have left.
  const allSent = sent(requests)
  const pending = Promise.all(
    Array.from({ length: requests }, (_, index) => ask(gateway.url, `t${index}`, index)),
  )
  await allSent
  const begunAt = performance.now()
  gateway.child.kill('SIGTERM')
  const outcomes = await pending
  await exit
  const stoppedAfterMs = performance.now() - begunAt
  await upstream.close()
  return {
    answered: outcomes.filter((outcome) => outcome === 'answered').length,
    refused: outcomes.filter((outcome) => outcome === 'refused').length,
    lost: outcomes.filter((outcome) => outcome !== 'answered' && outcome !== 'refused'),
    exitCode: gateway.child.exitCode,
    stoppedAfterMs,
  }
}

/** Waits until that many requests have been written to their sockets. */
async function sent(requests: number): Promise<void> {
  const channel = 'undici:request:bodySent'
  let count = 0
  await new Promise<void>((resolve) => {
    const each = () => {
      count += 1
      if (count < requests) return
      unsubscribe(channel, each)
      resolve()
    }
    subscribe(channel, each)
  })
}

async function ask(url: string, key: string, index: number): Promise<string> {
  const field = index % 2 ? 'expedition(slug: $key)' : 'theme(path: $key)'
  const query = `query ($key: String!) { ${field} { name } }`
  try {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { key } }),
    })
    const text = await answer.text()
    if (answer.ok && !text.includes('errors')) return 'answered'
    return text.includes('OVERLOADED') && answer.headers.has('retry-after') ? 'refused' : text.slice(0, 200)
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error)
  }
}
