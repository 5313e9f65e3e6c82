import { getNamedType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { eq, sql } from '#api/db/drizzle.ts'
import { payments } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import { schema } from '#gateway/graph/schema.ts'
import { createCast, type Who } from '#tests/gateway/authorization/cast.ts'
import { allFields } from '#tests/gateway/authorization/reach.ts'
import { rules } from '#tests/gateway/authorization/rules.ts'
import { type Follower, follow, listeners, startListening } from '#tests/gateway/server/live/followers.ts'
import { toHeaders } from '#tests/support/gateway.ts'
import { type Product, product } from '#tests/support/product.ts'

const current = product()
const everybody: Who[] = ['visitor', 'a', 'aByToken', 'b']
const all = Object.values(schema.getSubscriptionType()?.getFields() ?? {})
const fields = all.filter(({ name }) => rules.get(`Subscription.${name}`) === 'public')

const changePrices = ({ db }: Product) =>
  db
    .update(departures)
    .set({ priceCents: sql`${departures.priceCents} + 100` })
    .where(eq(departures.expeditionId, 1))

/** Causes of an event for each subscription, by account A or by the service itself. */
const causes: Record<string, (product: Product, cookie: string | undefined) => Promise<unknown>> = {
  departureAvailability: changePrices,
  departuresChanged: changePrices,
  messageAdded: ({ gateway }, cookie) =>
    gateway.ask(
      'mutation { postMessage(expeditionId: "1", body: "Où dort-on ?") { errors { code } } }',
      {},
      { cookie },
    ),
}

test('covers every subscription', () => {
  const names = all.map(({ name }) => name).toSorted()
  expect([...Object.keys(causes), 'paymentChanged'].toSorted()).toEqual(names)
})

test.each(fields)(
  '$name sends the same events to all subscribers, without account data',
  async ({ name, type }) => {
    const formatted = getNamedType(type)
    if (!isObjectType(formatted)) throw new Error(`${name} tells nothing that has fields.`)
    const { credentials, secretsOfA } = await createCast(current())
    const { url, close } = await startListening(current().apiUrl)
    const of = name === 'departuresChanged' ? 'expeditionIds: [1]' : 'expeditionId: 1'
    const query = `subscription { ${name}(${of}) { ${allFields(formatted)} } }`
    const followers = everybody.map((who) =>
      follow(url, 'Server-Sent Events', query, {}, toHeaders(credentials[who])),
    )
    const results = followers.map((follower) => follower.next())
    await listeners(url, everybody.length)
    await causes[name]?.(current(), credentials.a.cookie)
    const [first, ...others] = await Promise.all(results)
    expect(first).toEqual({ data: { [name]: expect.anything() } })
    for (const other of others) expect(other).toEqual(first)
    for (const secret of secretsOfA) expect(JSON.stringify(first)).not.toContain(secret)
    for (const follower of followers) await follower.leave()
    await close()
  },
)

describe('paymentChanged', () => {
  const query = 'subscription ($id: ID!) { paymentChanged(id: $id) { id status } }'
  const setStatus = (id: string, status: 'failed' | 'succeeded') =>
    current().db.update(payments).set({ status }).where(eq(payments.id, id))

  test('is refused to all but the account that pays, and to sockets', async () => {
    const { credentials, paymentOfA: id } = await createCast(current())
    const { url, close } = await startListening(current().apiUrl)
    const findRefusal = async (follower: Follower) => {
      const result = await follower.next()
      await follower.leave()
      return result
    }
    const asWho = (who: Who) => follow(url, 'Server-Sent Events', query, { id }, toHeaders(credentials[who]))
    const refused = (code: string) => ({ errors: [expect.objectContaining({ extensions: { code } })] })
    expect(await findRefusal(asWho('visitor'))).toEqual(refused('UNAUTHENTICATED'))
    expect(await findRefusal(asWho('b'))).toEqual(refused('BAD_USER_INPUT'))
    const socket = follow(url, 'WebSocket', query, { id })
    expect(await findRefusal(socket)).toMatchObject(refused('UNAUTHENTICATED'))
    await listeners(url, 0)
    await close()
  })

  test('sends the payment and its changes to its account, until the session ends', async () => {
    const { credentials, paymentOfA: id } = await createCast(current())
    const { url, ask, close } = await startListening(current().apiUrl)
    const owners = [credentials.a, credentials.aByToken]
    const [browser, program] = owners.map((who) =>
      follow(url, 'Server-Sent Events', query, { id }, toHeaders(who)),
    )
    const event = (status: string) => ({ data: { paymentChanged: { id, status } } })
    for (const each of [browser, program]) expect(await each?.next()).toEqual(event('CANCELED'))
    await setStatus(id, 'failed')
    for (const each of [browser, program]) expect(await each?.next()).toEqual(event('FAILED'))
    await ask('mutation { logout { ok } }', {}, credentials.a)
    expect(await browser?.next()).toBeUndefined()
    await listeners(url, 1)
    await setStatus(id, 'succeeded')
    expect(await program?.next()).toEqual(event('SUCCEEDED'))
    await program?.leave()
    await close()
  })
})
