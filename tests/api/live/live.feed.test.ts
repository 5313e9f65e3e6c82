import { chmodSync, mkdtempSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#api/db/client.ts'
import { listenToPostgres } from '#api/db/listen.ts'
import { migrate } from '#api/db/migrate.ts'
import { isReady, startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { createPostgres, demoFolder } from '#tests/support/databases.ts'
import { type Follower, follow } from '#tests/support/eventStream.ts'
import { freePort, startPostgres } from '#tests/support/postgres.ts'
import { testApi } from '#tests/support/testApi.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

let url = ''
beforeEach(async () => {
  const created = await createPostgres('demo')
  url = created.url
  cleanUps.push(created.drop)
})

/** One of several processes on the same database. */
async function startNode(databaseUrl: string): Promise<string> {
  const { db, listen, close } = await openDatabase({ databaseUrl, dataDir: '' })
  cleanUps.push(close)
  const api = await testApi(db, { listen })
  cleanUps.push(() => api.close())
  return `${await api.listen({ port: 0 })}/api/v1/live`
}

async function followed(address: string): Promise<Follower> {
  const follower = await follow(address)
  cleanUps.push(() => follower.leave())
  return follower
}

async function asOtherNode(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const setPrice = (euros: number) => `update departures set price_cents = ${euros * 100} where id = 1`
const listeners = `from pg_stat_activity where datname = current_database() and query like 'listen%'`

test('notifies each process of a database of each write', async () => {
  const addresses = [await startNode(url), await startNode(url)]
  const followers = await Promise.all(addresses.map(followed))
  await asOtherNode(setPrice(11))
  for (const follower of followers)
    expect(await follower.next()).toMatchObject({ data: { departure: { id: '1', price: 11 } } })
})

test('listens on one connection from the first subscriber to the last', async () => {
  const { db, listen, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  cleanUps.push(close)
  const api = await testApi(db, { listen })
  const address = `${await api.listen({ port: 0 })}/api/v1/live`
  const count = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(`select count(*)::int as count ${listeners}`)
    await client.end()
    return rows[0].count
  }
  expect(await count()).toBe(0)
  const [first, second] = await Promise.all([followed(address), followed(address)])
  expect(await count()).toBe(1)
  const begunAt = performance.now()
  await api.close()
  // Streams that stay open hold a stop for ten seconds.
  expect(performance.now() - begunAt).toBeLessThan(5_000)
  await expect(first.next()).rejects.toThrow('ended')
  await expect(second.next()).rejects.toThrow('ended')
  await vi.waitFor(async () => expect(await count()).toBe(0))
})

test('reconnects after a lost connection and sends a resync', async () => {
  const follower = await followed(await startNode(url))
  await asOtherNode(`select pg_terminate_backend(pid) ${listeners}`, setPrice(12))
  expect(await follower.next()).toEqual({ event: 'resync', data: {} })
  await asOtherNode(setPrice(13))
  expect(await follower.next()).toMatchObject({ data: { departure: { price: 13 } } })
})

test('keeps streams open while PostgreSQL is down, refuses new ones, and sends a resync within 5 s of its return', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'explora-outage-'))
  chmodSync(folder, 0o755)
  const { postgres, url: server } = await startPostgres(join(folder, 'data'), ['fsync=off'], true)
  cleanUps.push(() => postgres.stop())
  const { db, close } = await openDatabase({ databaseUrl: `${server}/postgres`, dataDir: '' })
  await migrate(db)
  await close()
  const address = await startNode(`${server}/postgres`)
  const follower = await followed(address)

  await postgres.stop()
  const refused = await fetch(address)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ error: { code: 'DATABASE_UNAVAILABLE' } })

  await postgres.start()
  const backAt = performance.now()
  expect(await follower.next()).toEqual({ event: 'resync', data: {} })
  expect(performance.now() - backAt).toBeLessThan(5_000)
})

test('detects a silently lost connection at the next heartbeat', async () => {
  const port = await freePort()
  let isCut = false
  const wire = createServer((inside) => {
    const outside = connect(Number(new URL(url).port), '127.0.0.1')
    inside.on('data', (bytes) => isCut || outside.write(bytes)).on('error', () => undefined)
    outside.on('data', (bytes) => inside.write(bytes)).on('error', () => undefined)
    cleanUps.push(
      () => outside.destroy(),
      () => inside.destroy(),
    )
  }).listen(port)
  cleanUps.push(() => wire.close())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  cleanUps.push(() => vi.useRealTimers())

  const lost = vi.fn()
  await listenToPostgres(url.replace(/:\d+\//, `:${port}/`))('live', () => undefined, lost)
  await vi.advanceTimersByTimeAsync(15_000)
  isCut = true
  expect(lost).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(17_000)
  expect(lost).toHaveBeenCalledOnce()
})

test.each(['PGlite', 'PostgreSQL'])('ends the streams and the process at SIGTERM on %s', async (engine) => {
  const api = await startApiProcess(
    engine === 'PGlite' ? { DATA_DIR: await demoFolder() } : { DATABASE_URL: url },
  )
  cleanUps.push(() => stopProcess(api.child, 'SIGKILL'))
  const follower = await followed(`${api.url}/api/v1/live`)
  const exit = stopProcess(api.child)
  await expect(follower.next()).rejects.toThrow('ended')
  // After its grace period it would end with 1.
  expect(await exit).toBe(0)
  expect(await isReady(api.url)).toBe(false)
})
