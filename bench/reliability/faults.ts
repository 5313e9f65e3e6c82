import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { isToldToComeBack } from '#bench/reliability/refusal.ts'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { faultNames, startFaulty } from '#tests/support/faultyUpstream.ts'
import { spawnGateway, untilAlive } from '#tests/support/gatewayProcess.ts'
import { freePort } from '#tests/support/postgres.ts'

const reads = 20

type Answer = { text: string; ms: number; isRefused: boolean }
type Seen = { name: string; answers: Answer[]; isWhole: boolean; gets: number; posts: number }

/** Every fault of a service, through the started gateway: twenty reads at once, then a change. */
export async function faultRows(): Promise<Row[]> {
  const seen = [await askOf(undefined)]
  for (const name of faultNames) seen.push(await askOf(name))
  const answers = seen.flatMap((each) => each.answers)
  const slowest = Math.max(...answers.map((answer) => answer.ms))
  const gets = Math.max(...seen.map((each) => each.gets)) / reads
  const posts = Math.max(...seen.map((each) => each.posts))
  const halves = seen.filter(({ isWhole }) => !isWhole).map(({ name }) => name)
  const leaks = answers.filter(({ text }) =>
    /SELECT|Maintenance|127\.0\.0\.1|ECONN|at .*\.ts/.test(text),
  ).length
  const refused = answers.filter(({ isRefused }) => isRefused).length
  return [
    row(
      `${seen.length} faults of the service, through the gateway`,
      `slowest answer ${ms(slowest)} ms, at most ${gets.toFixed(2)} calls a read and ${posts} a change, healthy field missing with ${halves.join(', ') || 'none'}, ${leaks} leaks, ${refused} told to come back`,
      '≤ 6 s, ≤ 1.2 calls a read, ≤ 1 a change, healthy fields there, 0 leaks',
      slowest <= 6_000 && gets <= 1.2 && posts <= 1 && halves.length + leaks === 0,
    ),
  ]
}

/** Without a name, nobody listens there. */
async function askOf(name: (typeof faultNames)[number] | undefined): Promise<Seen> {
  const upstream = name === undefined ? undefined : await startFaulty(name)
  const url = upstream?.url ?? `http://127.0.0.1:${await freePort()}`
  const gateway = await spawnGateway({ API_URL: url, LOG_LEVEL: 'silent' })
  await untilAlive(gateway)
  const asked = (method: string) =>
    upstream?.requests.filter((line) => line.startsWith(method) && /\/expeditions\/f|newsletter/.test(line))
      .length ?? 0
  const read = await Promise.all(
    Array.from({ length: reads }, (_, index) =>
      ask(gateway.url, `{ __typename expedition(slug: "f${index}") { name } }`),
    ),
  )
  const changed = await ask(
    gateway.url,
    'mutation { __typename subscribeToNewsletter(email: "ada@example.test") { errors { code } } }',
  )
  await stopProcess(gateway.child)
  await upstream?.close()
  return {
    name: name ?? 'refuse',
    answers: [...read, changed],
    // Of a change nothing is left when it fails.
    isWhole: read.every(({ text, isRefused }) => isRefused || text.includes('"__typename":"')),
    gets: asked('GET'),
    posts: asked('POST'),
  }
}

async function ask(url: string, query: string): Promise<Answer> {
  const begunAt = performance.now()
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const text = await answer.text()
  return { text, ms: performance.now() - begunAt, isRefused: isToldToComeBack(answer) }
}
