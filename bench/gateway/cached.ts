import { createHash } from 'node:crypto'
import { type Contender, startContender } from '#bench/gateway/contender.ts'
import { publicTrip } from '#bench/gateway/operations.ts'
import type { Track } from '#bench/gateway/rounds.ts'
import type { LoadRequest } from '#bench/gateway/slice.ts'

export const cachedNames = { byText: 'ours, by text', byHash: 'ours, GET by hash', buffer: 'fixed buffer' }

/** Starts a gateway that has cached a public page, requested by text and by hash, beside a fixed buffer of its size. */
export async function startCached(upstreamUrl: string, slugs: string[]) {
  const ours = await startContender('oursProcess.ts', [upstreamUrl])
  const byText: LoadRequest = {
    path: '/graphql',
    method: 'POST',
    bodies: slugs.map((slug) => JSON.stringify({ query: publicTrip, variables: { slug } })),
  }
  const byHash = await registerHash(ours, slugs[0] ?? '')
  const answer = await fetch(ours.url + byHash.path)
  const bytes = (await answer.arrayBuffer()).byteLength
  if (!answer.headers.get('cache-control')?.startsWith('public'))
    throw new Error(
      `The public page is not cacheable: ${answer.status} ${answer.headers.get('cache-control')}`,
    )
  const buffer = await startContender('bufferProcess.ts', [String(bytes)])
  const track = (name: string, contender: Contender, request: LoadRequest): Track => ({
    name,
    work: 'cached responses',
    contender,
    request,
    rounds: [],
  })
  return {
    tracks: [
      track(cachedNames.byText, ours, byText),
      track(cachedNames.byHash, ours, byHash),
      track(cachedNames.buffer, buffer, { path: '/', method: 'GET', bodies: [''] }),
    ],
    stop: () => Promise.all([ours.stop(), buffer.stop()]),
  }
}

/** Registers the query text as clients of persisted queries do, then returns the request by hash. */
async function registerHash({ url }: Contender, slug: string): Promise<LoadRequest> {
  const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(publicTrip).digest('hex') }
  const parameters = { variables: JSON.stringify({ slug }), extensions: JSON.stringify({ persistedQuery }) }
  for (let use = 0; use < 5; use++) {
    const first = new URLSearchParams({ ...parameters, query: publicTrip })
    await fetch(`${url}/graphql?${first}`, { headers: { 'apollo-require-preflight': 'true' } })
  }
  const headers = { accept: 'application/json' }
  return { path: `/graphql?${new URLSearchParams(parameters)}`, method: 'GET', headers, bodies: [''] }
}
