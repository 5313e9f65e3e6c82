import { connect, createServer } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#api/db/client.ts'
import { type Listen, listenToPostgres } from '#api/db/listen.ts'
import { liveFeed } from '#api/modules/live/live.feed.ts'
import { openStreams } from '#api/modules/live/streams.ts'
import { createPostgres } from '#tests/support/databases.ts'
import { type Follower, follow } from '#tests/support/eventStream.ts'
import { freePort } from '#tests/support/postgres.ts'
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
  await api.close()
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

test('sends a resync instead of more than a thousand unread changes', async () => {
  let hear: (payload: string) => void = () => undefined
  const listen: Listen = async (_channel, onNotify) => {
    hear = onNotify
    return async () => undefined
  }
  const tell = vi.fn()
  const streams = { ...openStreams(), count: () => 1, tell }
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  cleanUps.push(close)
  await liveFeed({ db, listen, log: { warn: vi.fn() }, streams }).open()
  for (let id = 1; id <= 1_500; id++) hear(`departure:${id}`)
  await vi.waitFor(() => expect(tell).toHaveBeenCalled())
  expect(tell.mock.calls).toEqual([[expect.stringMatching(/^event: resync\n/)]])
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
