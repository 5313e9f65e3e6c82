import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import {
  type Follower,
  follow,
  listeners,
  startListening,
  type Way,
  ways,
} from '#tests/gateway/server/live/followers.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'

const places =
  'subscription ($id: ID!) { departureAvailability(expeditionId: $id) { id price availableCount } }'
const questions = 'subscription ($id: ID!) { messageAdded(expeditionId: $id) { body replies { body } } }'
const post = `mutation ($id: ID!, $body: String!) {
  postMessage(expeditionId: $id, body: $body) { message { id } errors { code } }
}`

const current = product()
const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function listening(): Promise<TestGateway> {
  const gateway = await startListening(current().apiUrl)
  cleanUps.push(gateway.close)
  return gateway
}

function followed(url: string, way: Way, query: string, id: string): Follower {
  const follower = follow(url, way, query, { id })
  cleanUps.push(follower.leave)
  return follower
}

/** Changes the price of an expedition's first departure. */
async function setPrice(expeditionId: number, euros: number): Promise<void> {
  const { db } = current()
  const [row] = await db.select().from(departures).where(eq(departures.expeditionId, expeditionId)).limit(1)
  if (!row) throw new Error('The demonstration has no such departure.')
  await db
    .update(departures)
    .set({ priceCents: euros * 100 })
    .where(eq(departures.id, row.id))
}

describe.each(ways)('over %s', (way) => {
  // Unchanged values are not published.
  const price = way === 'WebSocket' ? 1_111 : 2_222
  let bearer = ''
  beforeAll(async () => {
    const { headers } = await signedInAccount(current().db)
    bearer = headers.authorization.replace('Bearer ', '')
  })

  test('publishes changes of a trip to its subscribers on every gateway, and to no others', async () => {
    const gateways = [await listening(), await listening()]
    const followers = gateways.map(({ url }) => followed(url, way, places, '1'))
    const formatted = followers.map((follower) => follower.next())
    for (const { url } of gateways) await listeners(url, 1)
    await setPrice(2, price + 1)
    await setPrice(1, price)
    for (const each of formatted)
      expect(await each).toMatchObject({ data: { departureAvailability: { price } } })
  })

  test('publishes the changes of several trips to one subscriber, with their held places', async () => {
    const { url } = await listening()
    const query = `subscription ($ids: [ID!]!) { departuresChanged(expeditionIds: $ids) {
      expeditionId departure { price heldCount heldUntil } } }`
    const follower = follow(url, way, query, { ids: ['2', '4'] })
    cleanUps.push(follower.leave)
    const changed = (expeditionId: string, euros: number) => ({
      data: {
        departuresChanged: {
          expeditionId,
          departure: { price: euros, heldCount: expect.any(Number), heldUntil: null },
        },
      },
    })
    const first = follower.next()
    await listeners(url, 1)
    await setPrice(3, price + 2)
    await setPrice(4, price + 3)
    expect(await first).toEqual(changed('4', price + 3))
    const second = follower.next()
    await setPrice(2, price + 4)
    expect(await second).toEqual(changed('2', price + 4))
  })

  test('publishes a question to subscribers of its trip once it is posted', async () => {
    const { url, ask } = await listening()
    const formatted = followed(url, way, questions, '1').next()
    await listeners(url, 1)
    for (const [id, body] of [
      ['2', 'Ailleurs ?'],
      ['1', 'Où dort-on ?'],
    ])
      expect(await ask(post, { id, body }, { bearer })).toMatchObject({
        data: { postMessage: { errors: [] } },
      })
    expect(await formatted).toMatchObject({ data: { messageAdded: { body: 'Où dort-on ?', replies: [] } } })
  })

  test('frees the slot of a subscriber that leaves', async () => {
    const { url } = await listening()
    const leaving = follow(url, way, places, { id: '1' })
    const formatted = leaving.next()
    await listeners(url, 1)
    await leaving.leave()
    await formatted.catch(() => undefined)
    await listeners(url, 0)
  })

  test('ends all subscriptions when the gateway stops', async () => {
    const gateway = await startListening(current().apiUrl)
    const following = Array.from({ length: 5 }, () => follow(gateway.url, way, places, { id: '1' }))
    const formatted = following.map((follower) => follower.next().catch(() => undefined))
    await listeners(gateway.url, 5)
    await gateway.close()
    for (const each of formatted) expect(await each).toBeUndefined()
  })
})
