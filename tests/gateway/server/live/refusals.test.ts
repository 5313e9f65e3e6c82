import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { isWelcome } from '#gateway/server/live/sockets.ts'
import { follow, startListening, type Way, ways } from '#tests/gateway/server/live/followers.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

const current = product()
const places = (selection: string) =>
  `subscription { departureAvailability(expeditionId: 1) { ${selection} } }`

type ExecutionError = { extensions: { code: string } }

/**
 * Error codes of the first response, in any form of the protocol: a result, a message, or a response without
 * a stream.
 */
async function findCodes(way: Way, query: string, variables = {}, url = current().gateway.url) {
  const follower = follow(url, way, query, variables)
  const errors = await follower.next().then((result) => result?.errors, errorDetails)
  await follower.leave()
  return JSON.parse(JSON.stringify(errors)).map(({ extensions }: ExecutionError) => extensions.code)
}

const errorDetails = async (thrown: ExecutionError[] | { response: Response }) =>
  'response' in thrown ? JSON.parse(await thrown.response.text()).errors : thrown

describe.each(ways)('over %s is refused', (way) => {
  test.each<[string, string, object, string]>([
    ['a text that is not GraphQL', 'subscription {', {}, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', places('colour'), {}, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'what is beyond the limits',
      places(Array.from({ length: 16 }, (_, n) => `a${n}: id`).join(' ')),
      {},
      'QUERY_TOO_COMPLEX',
    ],
    [
      'a missing variable',
      'subscription ($id: ID!) { departureAvailability(expeditionId: $id) { id } }',
      {},
      'BAD_USER_INPUT',
    ],
    [
      'more trips than one may follow at once',
      'subscription ($ids: [ID!]!) { departuresChanged(expeditionIds: $ids) { expeditionId } }',
      { ids: Array.from({ length: 51 }, (_, id) => `${id + 1}`) },
      'BAD_USER_INPUT',
    ],
    ['a query', '{ themes { path } }', {}, 'BAD_USER_INPUT'],
    ['a change', 'mutation { logout { ok } }', {}, 'BAD_USER_INPUT'],
  ])('%s', async (_case, query, variables, code) => {
    expect([...new Set(await findCodes(way, query, variables))]).toEqual([code])
  })

  test('refuses a subscription at a service without a feed', async () => {
    const upstream = await startUpstream(json({}, {}, 404))
    const gateway = await startGateway(upstream.url)
    expect(await findCodes(way, places('id'), {}, gateway.url)).toEqual(['UPSTREAM_UNAVAILABLE'])
    await gateway.close()
    await upstream.close()
  })
})

test('refuses a subscription over plain HTTP and names the supported protocols', async () => {
  const answer = await fetch(`${current().gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: places('id') }),
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('text/event-stream'), extensions: { code: 'BAD_REQUEST' } }],
  })
})

test.each<[string, string, Record<string, string>, boolean]>([
  ['a program', '/graphql', { host: 'explora.test' }, true],
  ['our own page', '/graphql', { host: 'inner:4000', origin: 'https://explora.test' }, true],
  [
    'a page under another of our names',
    '/graphql?x',
    { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' },
    true,
  ],
  ['a page of another port', '/graphql', { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:5000' }, false],
  ['a page of another site', '/graphql', { host: 'explora.test', origin: 'https://evil.test' }, false],
  [
    'an address that begins like ours',
    '/graphql',
    { host: 'explora.test', origin: 'https://explora.test.evil.test' },
    false,
  ],
  ['a sandboxed frame', '/graphql', { host: 'explora.test', origin: 'null' }, false],
  ['a frame without a host', '/graphql', { origin: 'null' }, false],
  ['another path', '/graphiql', { host: 'explora.test' }, false],
])('opens or refuses a socket by %s', (_case, url, headers, expected) => {
  expect(isWelcome({ url, headers }, ['https://explora.test'])).toBe(expected)
})

test('refuses a socket to a page of another site', async () => {
  const url = `${current().gateway.url.replace('http', 'ws')}/graphql`
  const socket = new WebSocket(url, 'graphql-transport-ws', { origin: 'https://evil.test' })
  const [error] = await once(socket, 'error')
  expect(error.message).toBe('socket hang up')
})

type Message = { id: string; type: string; payload: { extensions: object }[] }

/** A raw socket of the protocol, and the messages it receives. */
async function openSocket(url: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const formatted: Message[] = []
  socket.on('message', (data) => formatted.push(JSON.parse(String(data))))
  const say = (message: object) => socket.send(JSON.stringify(message))
  await once(socket, 'open')
  say({ type: 'connection_init' })
  await vi.waitFor(() => expect(formatted).toMatchObject([{ type: 'connection_ack' }]))
  return {
    formatted,
    say,
    subscribe: (id: number) => say({ id: String(id), type: 'subscribe', payload: { query: places('id') } }),
    async close() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

test('bounds a socket to twenty concurrent subscriptions', async () => {
  const gateway = await startListening(current().apiUrl)
  const { formatted, say, subscribe, close } = await openSocket(gateway.url)
  for (let id = 1; id <= 21; id++) subscribe(id)
  await vi.waitFor(() => expect(formatted).toHaveLength(2))
  expect(formatted[1]).toMatchObject({
    id: '21',
    type: 'error',
    payload: [{ extensions: { code: 'RATE_LIMITED' } }],
  })
  say({ id: '1', type: 'complete' })
  subscribe(22)
  subscribe(23)
  await vi.waitFor(() => expect(formatted).toHaveLength(3))
  expect(formatted[2]).toMatchObject({ id: '23', type: 'error' })
  await close()
  await gateway.close()
})

test('counts operations of a socket towards the rate limit', async () => {
  const upstream = await startUpstream(json({}, {}, 404))
  const gateway = await startGateway(upstream.url, { RATE_LIMIT_FACTOR: '0.01' })
  const { formatted, subscribe, close } = await openSocket(gateway.url)
  for (let id = 1; id <= 7; id++) subscribe(id)
  const refused = () => formatted.filter(({ type }) => type === 'error')
  await vi.waitFor(() => expect(refused()).toHaveLength(1))
  expect(refused()).toMatchObject([{ id: '7', payload: [{ extensions: { code: 'RATE_LIMITED' } }] }])
  await close()
  await gateway.close()
  await upstream.close()
})
