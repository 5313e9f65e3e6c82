import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { follow, listeners } from '#tests/gateway/server/live/followers.ts'
import { type Cluster, startCluster } from '#tests/support/cluster.ts'
import { createPostgres } from '#tests/support/databases.ts'
import { timeUntil } from '#tests/support/timeUntil.ts'
import { underLoad } from '#tests/support/underLoad.ts'

let cluster: Cluster
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createPostgres('demo')
  drop = database.drop
  cluster = await startCluster(database.url)
})
afterAll(async () => {
  await cluster.stop()
  await drop()
})

type Request = { query: string; variables?: object; headers?: Record<string, string> }

async function ask<Answer>(url: string, { query, variables = {}, headers = {} }: Request) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const answer: Answer = JSON.parse(await response.text())
  return { answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

const email = 'camille.voyage@demo.explora.test'
const signIn = async (url: string) => {
  const query =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }'
  return (await ask(url, { query, variables: { email, password: demoPassword } })).cookie
}
const me = async (url: string, cookie: string) =>
  (await ask(url, { query: '{ me { email } }', headers: { cookie } })).answer
const isCamille = { data: { me: { email } } }
const nodes = () => {
  const [first = '', second = ''] = cluster.gateways.map(({ url }) => url)
  return { first, second }
}

test('accepts a session of one gateway at the other, and ends it at both', async () => {
  const { first, second } = nodes()
  const cookie = await signIn(first)
  for (const url of [second, first]) expect(await me(url, cookie)).toEqual(isCamille)
  await ask(second, { query: 'mutation { logout { ok } }', headers: { cookie } })
  for (const url of [first, second]) expect(await me(url, cookie)).toEqual({ data: { me: null } })
})

test('applies favourites and sign-outs of one gateway at the other within a second', async () => {
  const { first, second } = nodes()
  const set = `mutation ($is: Boolean!) { setFavourite(expeditionId: "7", favourite: $is) { errors { code } } }`
  type Heart = { data: { expedition: { isFavourite: boolean } } }
  const times: number[] = []
  for (let round = 0; round < 10; round++) {
    const cookie = await signIn(first)
    const isFavourite = async () => {
      const query = '{ expedition(slug: "7") { isFavourite } }'
      return (await ask<Heart>(second, { query, headers: { cookie } })).answer.data.expedition.isFavourite
    }
    const shows = (is: boolean) => timeUntil(async () => expect(await isFavourite()).toBe(is))
    for (const is of [false, true]) {
      await ask(first, { query: set, variables: { is }, headers: { cookie } })
      times.push(await shows(is))
    }
    await ask(first, { query: 'mutation { logout { ok } }', headers: { cookie } })
    times.push(await shows(false))
  }
  // One pause of the machine may delay one of thirty.
  expect(times.filter((ms) => ms > 1_000).length).toBeLessThanOrEqual(1)
})

test('shows a change made through one gateway at the other', async () => {
  const { first, second } = nodes()
  const cookie = await signIn(first)
  type Expedition = { data: { expedition: { id: string; favouriteCount: number } } }
  const read = async (url: string) => {
    const query = '{ expedition(slug: "balcons-de-la-vanoise") { id favouriteCount } }'
    return (await ask<Expedition>(url, { query })).answer.data.expedition
  }
  const before = await read(first)
  expect(await read(second)).toEqual(before)
  type Mine = { data: { me: { favouriteIds: string[] } } }
  const mine = await ask<Mine>(second, { query: '{ me { favouriteIds } }', headers: { cookie } })
  const isKept = mine.answer.data.me.favouriteIds.includes(before.id)
  const query = `mutation ($id: ID!, $is: Boolean!) {
    setFavourite(expeditionId: $id, favourite: $is) { errors { code } }
  }`
  await ask(second, { query, variables: { id: before.id, is: !isKept }, headers: { cookie } })
  const after = { ...before, favouriteCount: before.favouriteCount + (isKept ? -1 : 1) }
  // Twenty seconds at most: without invalidation the response would be cached for thirty.
  await expect.poll(() => read(first)).toEqual(after)
  expect(await read(second)).toEqual(after)
})

test('publishes a question posted through one gateway to subscribers of the other', async () => {
  const { first, second } = nodes()
  const cookie = await signIn(first)
  const follower = follow(
    second,
    'Server-Sent Events',
    'subscription { messageAdded(expeditionId: "3") { body } }',
  )
  const announced = follower.next()
  await listeners(second, 1)
  const body = 'Le sac, combien de litres ?'
  const query =
    'mutation ($body: String!) { postMessage(expeditionId: "3", body: $body) { errors { code } } }'
  await ask(first, { query, variables: { body }, headers: { cookie } })
  expect(await announced).toMatchObject({ data: { messageAdded: { body } } })
  await follower.leave()
})

test('counts requests of an address across gateways', async () => {
  const { first, second } = nodes()
  const redis = new Redis(cluster.redisUrl)
  onTestFinished(() => redis.disconnect())
  let round = 0
  // A gateway counts locally when the machine delays a response of Redis.
  await vi.waitFor(async () => {
    round += 1
    const headers = { 'x-forwarded-for': `192.0.2.${round}` }
    for (const url of [first, second, second]) await ask(url, { query: '{ __typename }', headers })
    expect(await redis.get(`rate:address:192.0.2.${round}`)).toBe('3')
  })
})

test('lets files of the agency through to who checks them, and no other large body', async () => {
  const send = async (url: string) => {
    const headers = { 'content-type': 'image/jpeg' }
    return (await fetch(url, { method: 'POST', headers, body: new Uint8Array(14 * 1024 * 1024) })).status
  }
  expect(await send(`${cluster.url}/agence/fichiers/photo`)).toBe(401)
  expect(await send(`${cluster.url}/agence/fichier`)).toBe(413)
  const apis = cluster.url.replace(':8080', ':8081')
  expect(await send(`${apis}/api/v1/agency/files/photo`)).toBe(404)
  expect(await send(`${apis}/api/v1/agency/guides`)).toBe(413)
})

test('does not expose metrics to outside clients', async () => {
  expect((await fetch(`${cluster.url}/metrics`)).status).toBe(404)
})

test('fails no request while each machine restarts in turn under load', async () => {
  const load = await underLoad(cluster.url, await signIn(cluster.url))
  for (const index of [0, 1]) {
    await load.atLeast(20)
    expect(await cluster.stopMachine(index)).toEqual([0, 0])
    await cluster.startMachine(index)
  }
  await load.atLeast(20)
  const { failures, wrong } = await load.end()
  expect({ failures, wrong }, cluster.output()).toEqual({ failures: [], wrong: [] })
})

test('loses no acknowledged write and no session of a machine killed under load', async () => {
  const cookie = await signIn(cluster.url)
  const load = await underLoad(cluster.url, cookie)
  await load.atLeast(20)
  await cluster.stopMachine(0, 'SIGKILL')
  await load.atLeast(200)
  const { answered, wrong } = await load.end()
  expect(wrong).toEqual([])
  expect(answered).toBeGreaterThan(220)
  expect(await me(cluster.url, cookie)).toEqual(isCamille)
})
