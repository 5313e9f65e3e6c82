import { eq, sql } from 'drizzle-orm'
import { getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { departures } from '#api/db/tables.ts'
import { buildSchema } from '#gateway/graph/schema.ts'
import { castOf, type Who } from '#tests/gateway/authorization/cast.ts'
import { allFields } from '#tests/gateway/authorization/reach.ts'
import { follow, listeners, startListening } from '#tests/gateway/server/live/followers.ts'
import { headersOf } from '#tests/support/gateway.ts'
import { type Product, product } from '#tests/support/product.ts'

const current = product()
const everybody: Who[] = ['visitor', 'a', 'aByToken', 'b']
const fields = Object.values(buildSchema().getSubscriptionType()?.getFields() ?? {})

/** Causes of an event for each subscription, by account A or by the service itself. */
const causes: Record<string, (product: Product, cookie: string | undefined) => Promise<unknown>> = {
  departureAvailability: ({ db }) =>
    db
      .update(departures)
      .set({ priceCents: sql`${departures.priceCents} + 100` })
      .where(eq(departures.expeditionId, 1)),
  messageAdded: ({ gateway }, cookie) =>
    gateway.ask(
      'mutation { postMessage(expeditionId: "1", body: "Où dort-on ?") { errors { code } } }',
      {},
      { cookie },
    ),
}

test('covers every subscription', () => {
  expect(Object.keys(causes).toSorted()).toEqual(fields.map(({ name }) => name).toSorted())
})

test.each(fields)(
  '$name sends the same events to all subscribers, without account data',
  async ({ name, type }) => {
    const formatted = getNamedType(type)
    if (!isObjectType(formatted)) throw new Error(`${name} tells nothing that has fields.`)
    const { credentials, secretsOfA } = await castOf(current())
    const { url, close } = await startListening(current().apiUrl)
    const query = `subscription { ${name}(expeditionId: 1) { ${allFields(formatted)} } }`
    const followers = everybody.map((who) =>
      follow(url, 'Server-Sent Events', query, {}, headersOf(credentials[who])),
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
