import { setTimeout } from 'node:timers/promises'
import type { Contender } from '#bench/gateway/contender.ts'
import type { Client } from '#bench/upstream/clients.ts'

type Behaviour = { what: string; measure: (client: Client, service: Contender) => Promise<string> }

const expiryMs = 1100

/** Behaviours of a caching client: single-flight, stale responses, invalidation, bounds. */
export const behaviours: Behaviour[] = [
  {
    what: '50 concurrent equal reads',
    measure: (client, service) =>
      findCalls(service, () =>
        Promise.all(Array.from({ length: 50 }, () => client.read('/themes?equal&ms=50'))),
      ),
  },
  {
    what: 'the first of two equal readers disconnects: the second',
    async measure(client) {
      const path = '/themes?shared&ms=100'
      const gone = new AbortController()
      const reads = [outcome(client.read(path, gone.signal)), outcome(client.read(path))]
      await setTimeout(30)
      gone.abort(new Error('the client disconnected'))
      const [, second = ''] = await Promise.all(reads)
      return second
    },
  },
  {
    what: 'stale, max-age=1: answer after',
    measure: (client) => timeStale(client, 'max-age=1'),
  },
  {
    what: 'stale, max-age=1, stale-while-revalidate=30: answer after',
    measure: (client) => timeStale(client, 'max-age=1,stale-while-revalidate=30'),
  },
  { what: 'service fails, max-age=1', measure: (client) => readFailed(client, 'max-age=1') },
  {
    what: 'service fails, max-age=1, stale-if-error=600',
    measure: (client) => readFailed(client, 'max-age=1,stale-if-error=600'),
  },
  {
    what: 'cached read while the breaker is open',
    async measure(client) {
      await client.read('/collections?open')
      for (let call = 0; call < 12; call++) await outcome(client.read(`/collections?failAfter=0&${call}`))
      return outcome(client.read('/collections?open'))
    },
  },
  {
    what: 'expired with ETag: requests for two sequential reads',
    async measure(client, service) {
      const path = '/filters?cc=max-age=1&etag="1"'
      await client.read(path)
      await setTimeout(2 * expiryMs)
      return findCalls(service, async () => {
        await client.read(path)
        await client.read(path)
      })
    },
  },
  {
    what: 'invalidated while in flight: is the older response cached?',
    async measure(client, service) {
      const path = '/photos?ms=100'
      const older = client.read(path)
      await setTimeout(30)
      client.invalidate(path)
      await older
      const calls = await findCalls(service, () => client.read(path))
      return calls === '0 requests' ? 'yes' : 'no'
    },
  },
  {
    what: 'requests for one hot path while 3,000 others (11 MB) pass 8 MB',
    async measure(client, service) {
      await client.read('/reviews?hot')
      let hot = 0
      for (let first = 0; first < 3000; first += 50) {
        await Promise.all(
          Array.from({ length: 50 }, (_, index) => client.read(`/reviews?fill=${first + index}`)),
        )
        const before = (await service.work()).calls
        await client.read('/reviews?hot')
        hot += (await service.work()).calls - before
      }
      return `${hot} requests`
    },
  },
]

async function findCalls(service: Contender, work: () => Promise<unknown>): Promise<string> {
  const before = (await service.work()).calls
  await work()
  return `${(await service.work()).calls - before} requests`
}

/** Times a read of an expired response from a service that takes 200 ms. */
async function timeStale(client: Client, cacheControl: string): Promise<string> {
  const path = `/themes?ms=200&cc=${cacheControl}`
  await client.read(path)
  await setTimeout(expiryMs)
  const begunAt = performance.now()
  await client.read(path)
  return `${(performance.now() - begunAt).toFixed(0)} ms`
}

async function readFailed(client: Client, cacheControl: string): Promise<string> {
  const path = `/themes?failAfter=1&cc=${cacheControl}`
  await client.read(path)
  await setTimeout(2 * expiryMs)
  return outcome(client.read(path))
}

const outcome = (read: Promise<unknown>): Promise<string> =>
  read.then(
    () => 'answered',
    (failure: unknown) => `refused: ${failure instanceof Error ? failure.message : String(failure)}`,
  )
