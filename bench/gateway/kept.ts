import { createHash } from 'node:crypto'
import { type Contender, startContender } from '#bench/gateway/contender.ts'
import { publicTrip } from '#bench/gateway/operations.ts'
import type { Track } from '#bench/gateway/rounds.ts'
import type { Question } from '#bench/gateway/slice.ts'

export const keptNames = { byText: 'ours, by text', byHash: 'ours, GET by hash', buffer: 'fixed buffer' }

/** A public page that our gateway has in its memory, asked for by its text and by its hash, and a route that sends as many bytes. */
export async function startKept(upstreamUrl: string, slugs: string[]) {
  const ours = await startContender('oursProcess.ts', [upstreamUrl])
  const byText: Question = {
    path: '/graphql',
    method: 'POST',
    bodies: slugs.map((slug) => JSON.stringify({ query: publicTrip, variables: { slug } })),
  }
  const byHash = await askedByHash(ours, slugs[0] ?? '')
  const answer = await fetch(ours.url + byHash.path)
  const bytes = (await answer.arrayBuffer()).byteLength
  if (!answer.headers.get('cache-control')?.startsWith('public'))
    throw new Error(
      `The public page may not be kept: ${answer.status} ${answer.headers.get('cache-control')}`,
    )
  const buffer = await startContender('bufferProcess.ts', [String(bytes)])
  const track = (name: string, contender: Contender, question: Question): Track => ({
    name,
    work: 'kept answers',
    contender,
    question,
    rounds: [],
  })
  return {
    tracks: [
      track(keptNames.byText, ours, byText),
      track(keptNames.byHash, ours, byHash),
      track(keptNames.buffer, buffer, { path: '/', method: 'GET', bodies: [''] }),
    ],
    stop: () => Promise.all([ours.stop(), buffer.stop()]),
  }
}

/** The text is sent once, as clients of persisted queries do; then its hash is enough. */
async function askedByHash({ url }: Contender, slug: string): Promise<Question> {
  const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(publicTrip).digest('hex') }
  const parameters = { variables: JSON.stringify({ slug }), extensions: JSON.stringify({ persistedQuery }) }
  for (let use = 0; use < 5; use++) {
    const first = new URLSearchParams({ ...parameters, query: publicTrip })
    await fetch(`${url}/graphql?${first}`, { headers: { 'apollo-require-preflight': 'true' } })
  }
  const headers = { accept: 'application/json' }
  return { path: `/graphql?${new URLSearchParams(parameters)}`, method: 'GET', headers, bodies: [''] }
}
