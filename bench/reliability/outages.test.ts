import { chmodSync, mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { isReady, startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { createPostgres } from '#tests/support/databases.ts'
import { follow } from '#tests/support/eventStream.ts'
import { startPostgres } from '#tests/support/postgres.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

test('responds 503 during an outage of PostgreSQL, and is ready again within 5 s', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'explora-outage-'))
  chmodSync(folder, 0o755)
  const { postgres, url } = await startPostgres(join(folder, 'data'), ['fsync=on'], true)
  cleanUps.push(() => postgres.stop())
  const api = await startApiProcess({ DATABASE_URL: `${url}/postgres` })
  cleanUps.push(() => stopProcess(api.child))
  const stored = `kept-${process.pid}@example.test`
  expect((await fetch(`${api.url}/api/v1/users/newsletter/${stored}`, { method: 'POST' })).status).toBe(200)

  await postgres.stop()
  expect(await within(2_000, async () => !(await isReady(api.url)))).toBe(true)
  const refused = await fetch(`${api.url}/api/v1/reviews/stat`)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBeTruthy()
  const body = await refused.text()
  expect(JSON.parse(body).error.code).toBe('DATABASE_UNAVAILABLE')
  expect(body).not.toMatch(/ECONN|postgres|127\.0\.0\.1/)

  await postgres.start()
  expect(await within(5_000, () => isReady(api.url))).toBe(true)
  expect((await fetch(`${api.url}/api/v1/reviews/stat`)).status).toBe(200)
  const client = postgres.getPgClient('postgres', '127.0.0.1')
  await client.connect()
  const { rows } = await client.query('select email from newsletter_subscriptions where email = $1', [stored])
  await client.end()
  expect(rows).toEqual([{ email: stored }])
})

test('keeps streams open while PostgreSQL is down, refuses new ones, and sends a resync within 5 s of its return', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'explora-outage-'))
  chmodSync(folder, 0o755)
  const { postgres, url: server } = await startPostgres(join(folder, 'data'), ['fsync=off'], true)
  cleanUps.push(() => postgres.stop())
  const api = await startApiProcess({ DATABASE_URL: `${server}/postgres` })
  cleanUps.push(() => stopProcess(api.child))
  const address = `${api.url}/api/v1/live`
  const follower = await follow(address)
  cleanUps.push(async () => follower.leave())

  await postgres.stop()
  const refused = await fetch(address)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ error: { code: 'DATABASE_UNAVAILABLE' } })

  await postgres.start()
  const backAt = performance.now()
  expect(await follower.next()).toEqual({ event: 'resync', data: {} })
  expect(performance.now() - backAt).toBeLessThan(5_000)
})

test('responds to 200 requests in flight at SIGTERM, in three rounds', async () => {
  const { url, drop } = await createPostgres('demo')
  cleanUps.push(drop)
  for (let round = 0; round < 3; round++) {
    const api = await startApiProcess({ DATABASE_URL: url, LOG_LEVEL: 'info' })
    const begunAt = performance.now()
    const release = await lockDepartures(url)
    const answers = Array.from({ length: 200 }, (_, index) =>
      fetch(`${api.url}/api/v1/expeditions/${1 + (index % 48)}/departures`),
    )
    const underWay = () => api.output().split('/departures"').length - 1
    await vi.waitUntil(() => underWay() >= 200)
    const stoppedAt = performance.now()
    const exit = stopProcess(api.child)
    await vi.waitUntil(() => refuses(api.url))
    await release()
    const outcomes = await Promise.all(answers.map(async (answer) => readOutcome(await answer)))
    // The api may refuse, with a time to retry, what waits for the database longer than two seconds.
    const mayRefuse = performance.now() - begunAt > 2_000
    const isGood = (outcome: string) => outcome === 'answered' || (mayRefuse && outcome === 'refused')
    expect(outcomes.filter((outcome) => !isGood(outcome))).toEqual([])
    expect(await exit).toBe(0)
    expect(performance.now() - stoppedAt).toBeLessThan(10_000)
  }
})

function readOutcome({ status, headers }: Response): string {
  if (status === 200) return 'answered'
  return status === 503 && headers.has('retry-after') ? 'refused' : String(status)
}

/** Locks the departures until released: requests stay in flight as long as the test needs. */
async function lockDepartures(connectionString: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('begin; lock table departures in access exclusive mode')
  return () => client.end()
}

/** Whether the port refuses connections; unlike a request, connecting waits for nothing. */
function refuses(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })
}

async function within(limitMs: number, holds: () => Promise<boolean>): Promise<boolean> {
  const begunAt = performance.now()
  while (performance.now() - begunAt < limitMs) {
    if (await holds()) return true
    await wait(50)
  }
  // The machine may have paused during the last wait.
  return holds()
}
