import { ms } from '#tests/bench/measure.ts'
import { type Row, row } from '#tests/bench/reliability/row.ts'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { faultNames, startFaulty } from '#tests/support/faultyUpstream.ts'
import { spawnGateway, untilAlive } from '#tests/support/gatewayProcess.ts'
import { freePort } from '#tests/support/postgres.ts'

const reads = 20

type Seen = { slowestMs: number; isWhole: boolean; leaks: boolean; gets: number; posts: number }

/** Every fault of a service, through the started gateway: twenty reads at once, then a change. */
export async function faultRows(): Promise<Row[]> {
  const seen = [await askOf(undefined)]
  for (const name of faultNames) seen.push(await askOf(name))
  const slowest = Math.max(...seen.map(({ slowestMs }) => slowestMs))
  const gets = Math.max(...seen.map((each) => each.gets)) / reads
  const posts = new Set(seen.slice(1).map((each) => each.posts))
  return [
    row(
      `${seen.length} faults of the service, through the gateway`,
      `slowest answer ${ms(slowest)} ms, ${gets.toFixed(2)} calls a read at most, ${[...posts].join(' or ')} a change, ${seen.filter(({ isWhole }) => !isWhole).length} answers without their healthy field, ${seen.filter(({ leaks }) => leaks).length} leaks`,
      '≤ 6 s, ≤ 1.2 calls a read, 1 a change, healthy fields there, 0 leaks',
      slowest <= 6_000 &&
        gets <= 1.2 &&
        [...posts].join() === '1' &&
        seen.every(({ isWhole, leaks }) => isWhole && !leaks),
    ),
  ]
}

/** Without a name, nobody listens there. */
async function askOf(name: (typeof faultNames)[number] | undefined): Promise<Seen> {
  const upstream = name === undefined ? undefined : await startFaulty(name)
  const url = upstream?.url ?? `http://127.0.0.1:${await freePort()}`
  const gateway = await spawnGateway({ API_URL: url, LOG_LEVEL: 'silent' })
  await untilAlive(gateway)
  const texts: string[] = []
  let slowestMs = 0
  const ask = async (query: string) => {
    const begunAt = performance.now()
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    texts.push(await answer.text())
    slowestMs = Math.max(slowestMs, performance.now() - begunAt)
  }
  const asked = (method: string) =>
    upstream?.requests.filter((line) => line.startsWith(method) && /\/expeditions\/f|newsletter/.test(line))
      .length ?? 0
  await Promise.all(
    Array.from({ length: reads }, (_, index) => ask(`{ __typename expedition(slug: "f${index}") { name } }`)),
  )
  await ask('mutation { __typename subscribeToNewsletter(email: "ada@example.test") { errors { code } } }')
  await stopProcess(gateway.child)
  await upstream?.close()
  const leaks = texts.some((text) => /SELECT|Maintenance|127\.0\.0\.1|ECONN|at .*\.ts/.test(text))
  // Of a change nothing is left when it fails.
  const isWhole = texts.slice(0, reads).every((text) => text.includes('"__typename":"'))
  return { slowestMs, isWhole, leaks, gets: asked('GET'), posts: asked('POST') }
}
