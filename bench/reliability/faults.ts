import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { isRetryLater } from '#bench/reliability/retryLater.ts'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { faultNames, startFaulty } from '#tests/support/faultyUpstream.ts'
import { spawnGateway, untilAlive } from '#tests/support/gatewayProcess.ts'
import { freePort } from '#tests/support/postgres.ts'

const reads = 20

type Answer = { text: string; ms: number; isRefused: boolean }
type Seen = { name: string; answers: Answer[]; hasHealthyFields: boolean; gets: number; posts: number }

/** Runs every upstream fault through a started gateway: twenty concurrent reads, then one mutation. */
export async function faultRows(): Promise<Row[]> {
  const seen = [await runFault(undefined)]
  for (const name of faultNames) seen.push(await runFault(name))
  const answers = seen.flatMap((each) => each.answers)
  const slowest = Math.max(...answers.map((answer) => answer.ms))
  const gets = Math.max(...seen.map((each) => each.gets)) / reads
  const posts = Math.max(...seen.map((each) => each.posts))
  const missing = seen.filter(({ hasHealthyFields }) => !hasHealthyFields).map(({ name }) => name)
  const leaks = answers.filter(({ text }) =>
    /SELECT|Maintenance|127\.0\.0\.1|ECONN|at .*\.ts/.test(text),
  ).length
  const refused = answers.filter(({ isRefused }) => isRefused).length
  return [
    row(
      `${seen.length} faults of the service, through the gateway`,
      `slowest answer ${ms(slowest)} ms, at most ${gets.toFixed(2)} calls a read and ${posts} a change, healthy field missing with ${missing.join(', ') || 'none'}, ${leaks} leaks, ${refused} refused with Retry-After`,
      '≤ 6 s, ≤ 1.2 calls a read, ≤ 1 a change, healthy fields there, 0 leaks',
      slowest <= 6_000 && gets <= 1.2 && posts <= 1 && missing.length + leaks === 0,
    ),
  ]
}

/** Sends the requests over one fault; without a name, the upstream refuses connections. */
async function runFault(name: (typeof faultNames)[number] | undefined): Promise<Seen> {
  const upstream = name === undefined ? undefined : await startFaulty(name)
  const url = upstream?.url ?? `http://127.0.0.1:${await freePort()}`
  const gateway = await spawnGateway({ API_URL: url, LOG_LEVEL: 'silent' })
  await untilAlive(gateway)
  const getCalls = (method: string) =>
    upstream?.requests.filter((line) => line.startsWith(method) && /\/expeditions\/f|newsletter/.test(line))
      .length ?? 0
  const read = await Promise.all(
    Array.from({ length: reads }, (_, index) =>
      query(gateway.url, `{ __typename expedition(slug: "f${index}") { name } }`),
    ),
  )
  const changed = await query(
    gateway.url,
    'mutation { __typename subscribeToNewsletter(email: "ada@example.test") { errors { code } } }',
  )
  await stopProcess(gateway.child)
  await upstream?.close()
  return {
    name: name ?? 'refuse',
    answers: [...read, changed],
    // A failed mutation has no healthy field.
    hasHealthyFields: read.every(({ text, isRefused }) => isRefused || text.includes('"__typename":"')),
    gets: getCalls('GET'),
    posts: getCalls('POST'),
  }
}

async function query(url: string, document: string): Promise<Answer> {
  const begunAt = performance.now()
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document }),
  })
  const text = await answer.text()
  return { text, ms: performance.now() - begunAt, isRefused: isRetryLater(answer) }
}
