import { expect, onTestFinished, test } from 'vitest'
import { expeditionMapper } from '#gateway/graph/expeditions/expeditions.model.ts'
import { imageMapper } from '#gateway/graph/images/images.model.ts'
import { toShortlist } from '#gateway/graph/shortlists/shortlists.model.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'

const current = product()

const fields = `id title isClosed expiresOn me { name party } people { id name party weeks { week part } }
  items { score votes { personId vote } expedition { id name coverImage { url } } }
  bestDates { travellers missing { name } expedition { id } departure { id startDate availableCount status } }`
const payload = `{ token ownerKey personKey errors { code field message } shortlist { ${fields} } }`

type List = {
  id: string
  me: { name: string } | null
  isClosed: boolean
  people: { id: string; name: string }[]
  items: { score: number; votes: object[]; expedition: { id: string } }[]
  bestDates: { travellers: number; missing: { name: string }[]; departure: { startDate: string } }[]
}
type Payload = {
  token: string
  ownerKey: string
  personKey: string
  errors: { code: string; field: string | null }[]
  shortlist: List | null
}

/** Calls one mutation; its arguments are variables, so that no text of a document holds a secret. */
async function change(call: string, types: string, variables: Record<string, unknown>): Promise<Payload> {
  const { data, errors } = await current().gateway.ask<{ payload: Payload }>(
    `mutation (${types}) { payload: ${call} ${payload} }`,
    variables,
  )
  expect(errors).toBeUndefined()
  return data.payload
}

const read = async (token: string, personKey?: string) => {
  const { data, headers } = await current().gateway.ask<{ shortlist: List | null }>(
    `query ($token: String!, $personKey: String) { shortlist(token: $token, personKey: $personKey) { ${fields} } }`,
    { token, personKey },
  )
  return { list: data.shortlist, headers }
}

const create = (title = 'Été entre amis', ids = ['1', '2']) =>
  change('createShortlist(title: $title, expeditionIds: $ids)', '$title: String!, $ids: [ID!]!', {
    title,
    ids,
  })
const join = (token: string, name: string, party = 1) =>
  change(
    'joinShortlist(token: $token, name: $name, party: $party)',
    '$token: String!, $name: String!, $party: Int!',
    {
      token,
      name,
      party,
    },
  )
const keys = '$token: String!, $key: String!'
const vote = (token: string, key: string, id: string, value: number | null) =>
  change(
    'voteOnShortlist(token: $token, personKey: $key, expeditionId: $id, vote: $vote)',
    `${keys}, $id: ID!, $vote: Int`,
    { token, key, id, vote: value },
  )

test('shares a list from its creation to its end, one call a change', async () => {
  current().calls()
  const { token, ownerKey, shortlist } = await create()
  expect(shortlist).toMatchObject({ title: 'Été entre amis', people: [], me: null, isClosed: false })
  const lea = await join(token, 'Léa')
  const sam = await join(token, 'Sam', 2)
  expect(sam.shortlist).toMatchObject({
    me: { name: 'Sam', party: 2 },
    people: [{ name: 'Léa' }, { name: 'Sam' }],
  })
  const voted = await vote(token, lea.personKey, '2', 2)
  expect(voted.shortlist?.items).toMatchObject([
    { score: 0, votes: [], expedition: { id: '1' } },
    { score: 2, votes: [{ personId: lea.shortlist?.people[0]?.id, vote: 2 }] },
  ])
  expect((await vote(token, lea.personKey, '2', null)).shortlist?.items[1]).toMatchObject({ votes: [] })
  const weeks = Array.from({ length: 20 }, (_, index) => ({
    week: new Date(Date.parse('2027-05-01') + index * 7 * 86_400_000).toISOString().slice(0, 10),
    part: 2,
  }))
  const marked = await change(
    'setShortlistWeeks(token: $token, personKey: $key, weeks: $weeks)',
    `${keys}, $weeks: [ShortlistWeekInput!]!`,
    { token, key: sam.personKey, weeks },
  )
  expect(marked.shortlist?.bestDates[0]).toMatchObject({ travellers: 2, missing: [{ name: 'Léa' }] })
  const item = await change(
    'setShortlistItem(token: $token, personKey: $key, expeditionId: "2", isListed: false)',
    keys,
    { token, key: lea.personKey },
  )
  expect(item.shortlist?.items).toHaveLength(1)
  const left = await change('leaveShortlist(token: $token, personKey: $key)', keys, {
    token,
    key: lea.personKey,
  })
  expect(left.shortlist).toMatchObject({ me: null, people: [{ name: 'Sam' }] })
  const closing = 'closeShortlist(token: $token, ownerKey: $key)'
  const closed = await change(closing, keys, { token, key: ownerKey })
  expect(closed.shortlist).toMatchObject({ isClosed: true })
  const { list, headers } = await read(token, sam.personKey)
  expect(list).toMatchObject({ isClosed: true, me: { name: 'Sam' } })
  expect(headers.get('cache-control')).toContain('no-store')
  expect(await vote(token, sam.personKey, '1', 2)).toMatchObject({
    errors: [{ code: 'CLOSED' }],
    shortlist: null,
  })
  const deleting = closing.replace(')', ', delete: true)')
  expect(await change(deleting, keys, { token, key: ownerKey })).toMatchObject({
    errors: [],
    shortlist: null,
  })
  expect((await read(token)).list).toBeNull()
  expect(current().calls()).toHaveLength(13)
})

test('answers null and NOT_FOUND for what is unknown or malformed', async () => {
  const { token } = await create()
  for (const wrong of ['q7Zr1cXo5v8b0hYkz5uF6c', 'a/../b', '', 'x'.repeat(300)]) {
    expect((await read(wrong)).list).toBeNull()
    expect((await join(wrong, 'Léa')).errors).toMatchObject([{ code: 'NOT_FOUND', field: 'token' }])
    expect((await vote(token, wrong, '1', 2)).errors).toMatchObject([
      { code: 'NOT_FOUND', field: 'personKey' },
    ])
  }
  const { personKey } = await join(token, 'Léa')
  for (const id of ['3', 'balcons-de-la-vanoise', '999999'])
    expect((await vote(token, personKey, id, 2)).errors).toMatchObject([
      { code: 'NOT_FOUND', field: 'expeditionId' },
    ])
})

test.each([
  [() => create('exemple.fr'), 'INVALID_TEXT', 'title'],
  [
    () =>
      create(
        'Trop',
        Array.from({ length: 21 }, (_, index) => String(index + 1)),
      ),
    'TOO_MANY',
    'expeditionId',
  ],
  [() => create('Slugs', ['balcons-de-la-vanoise']), 'NOT_FOUND', 'expeditionIds'],
  [async () => join((await create()).token, 'Léa 2'), 'INVALID_NAME', 'name'],
  [async () => join((await create()).token, 'Léa', 9), 'INVALID_INPUT', 'party'],
])('refuses a malformed list or person: %#', async (call, code, field) => {
  expect((await call()).errors).toMatchObject([{ code, field }])
})

test('refuses a thirteenth person with TOO_MANY', async () => {
  const { token } = await create()
  for (let count = 0; count < 12; count++) await join(token, 'Léa')
  expect((await join(token, 'Zoé')).errors).toMatchObject([
    { code: 'TOO_MANY', message: 'Cette liste est complète\u00A0: 12 personnes au plus.' },
  ])
})

test('keeps tokens and keys out of the log', async () => {
  const { token, ownerKey } = await create()
  const { personKey } = await join(token, 'Léa')
  const gateway = await startGateway(current().apiUrl, { LOG_LEVEL: 'debug' })
  onTestFinished(gateway.close)
  await gateway.ask('query ($t: String!, $k: String) { shortlist(token: $t, personKey: $k) { id } }', {
    t: token,
    k: personKey,
  })
  await fetch(`${gateway.url}/listes/${token}`)
  expect(gateway.logged()).toContain('/listes/***')
  for (const secret of [token, ownerKey, personKey]) expect(gateway.logged()).not.toContain(secret)
})

test('reads a list that lacks parts, and leaves out a date of an unknown trip', () => {
  const toExpedition = expeditionMapper(imageMapper({ imageBase: '/images' }), () => undefined)
  const read = (body: unknown) => toShortlist(body, toExpedition)
  expect(read({ id: 'x', items: [] })).toMatchObject({
    items: [],
    people: [],
    bestDates: [],
    me: null,
    isClosed: false,
  })
  const dates = [{ expedition_id: '9', departure: { id: 1 }, travellers: 2, missing: [] }]
  expect(read({ id: 'x', items: [{ id: 1, slug: 'a', name: 'A' }], best_dates: dates })).toMatchObject({
    items: [{ expedition: { id: '1' }, score: 0, votes: [] }],
    bestDates: [],
  })
})
