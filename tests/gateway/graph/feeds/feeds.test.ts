import { expect, test } from 'vitest'
import { newAccount } from '#tests/gateway/graph/users/accounts.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

const current = product()

type Payload = { feed: { id: string; kind: string } | null; url: string | null; errors: { code: string }[] }

const create = `mutation ($kind: FeedKind!) {
  createCalendarFeed(kind: $kind) { feed { id kind lastReadAt } url errors { code } }
}`
const remove = `mutation ($id: ID!) {
  deleteCalendarFeed(id: $id) { feed { id } url errors { code field } }
}`

async function someone() {
  const { ask } = current().gateway
  const { cookie } = await newAccount(ask)
  return <Data>(query: string, variables = {}) => ask<Data>(query, variables, { cookie })
}

test('creates a calendar, shows its address once, renews it, and deletes it', async () => {
  const ask = await someone()
  const first = await ask<{ createCalendarFeed: Payload }>(create, { kind: 'RESERVATIONS' })
  expect(first.data.createCalendarFeed).toMatchObject({
    feed: { kind: 'RESERVATIONS', lastReadAt: null },
    url: expect.stringMatching(/^http:\/\/localhost:4000\/calendrier\/[\w-]{27}\.ics$/),
    errors: [],
  })
  const listed = async () => (await ask('{ me { calendarFeeds { id kind } } }')).data
  const { id } = first.data.createCalendarFeed.feed ?? { id: '' }
  expect(await listed()).toEqual({ me: { calendarFeeds: [{ id, kind: 'RESERVATIONS' }] } })
  const second = await ask<{ createCalendarFeed: Payload }>(create, { kind: 'RESERVATIONS' })
  expect(second.data.createCalendarFeed.feed?.id).toBe(id)
  expect(second.data.createCalendarFeed.url).not.toBe(first.data.createCalendarFeed.url)
  for (const _ of ['deleted', 'deleted before'])
    expect((await ask(remove, { id })).data).toEqual({
      deleteCalendarFeed: { feed: null, url: null, errors: [] },
    })
  expect(await listed()).toEqual({ me: { calendarFeeds: [] } })
  expect((await ask(remove, { id: '../user' })).data).toMatchObject({
    deleteCalendarFeed: { errors: [{ code: 'NOT_FOUND', field: 'id' }] },
  })
})

test('offers no calendars of a service without the calls', async () => {
  const upstream = await startUpstream((response, request) =>
    request.url === '/api/v1/user/'
      ? json({ id: '7', email: 'lea@example.test', interests: [] })(response, request)
      : json({}, {}, 404)(response, request),
  )
  const gateway = await startGateway(upstream.url)
  const { data, errors } = await gateway.ask(
    '{ features { feeds } me { id calendarFeeds { id } } }',
    {},
    { bearer: 'of-another-service' },
  )
  expect(data).toEqual({ features: { feeds: false }, me: { id: '7', calendarFeeds: null } })
  expect(errors?.map(({ path }) => path?.join('.'))).toEqual(['me.calendarFeeds'])
  const created = await gateway.ask(create, { kind: 'FAVOURITES' }, { bearer: 'of-another-service' })
  expect(created.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
  await gateway.close()
  await upstream.close()
})
