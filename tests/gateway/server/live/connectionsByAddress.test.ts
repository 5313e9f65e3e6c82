import type { IncomingHttpHeaders } from 'node:http'
import { createClient } from 'graphql-ws'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { connectionsByAddress } from '#gateway/graph/live/connectionsByAddress.ts'
import { readAddress } from '#gateway/server/live/sockets.ts'
import { follow, listeners, startListening } from '#tests/gateway/server/live/followers.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'

const current = product()

test('bounds the connections of each address, and frees a slot on disconnect', () => {
  const enter = connectionsByAddress(2)
  const [first, second] = [enter('192.0.2.1'), enter('192.0.2.1')]
  expect([first, second, enter('192.0.2.1'), enter('192.0.2.2')]).toEqual([
    expect.any(Function),
    expect.any(Function),
    undefined,
    expect.any(Function),
  ])
  first?.()
  expect(enter('192.0.2.1')).toBeDefined()
})

test('counts the addresses of one /64 block together', () => {
  const enter = connectionsByAddress(1)
  expect(enter('2001:db8::1')).toBeDefined()
  expect(enter('2001:db8::2')).toBeUndefined()
})

test.each<[string, IncomingHttpHeaders, number, string]>([
  ['without a proxy', { 'x-forwarded-for': '192.0.2.1' }, 0, '192.0.2.9'],
  ['behind one', { 'x-forwarded-for': '192.0.2.1' }, 1, '192.0.2.1'],
  [
    'behind one that adds to what a stranger made up',
    { 'x-forwarded-for': '9.9.9.9, 192.0.2.2' },
    1,
    '192.0.2.2',
  ],
  ['behind two', { 'x-forwarded-for': '9.9.9.9, 192.0.2.1, 192.0.2.2' }, 2, '192.0.2.1'],
  ['behind fewer than configured', { 'x-forwarded-for': '192.0.2.1' }, 2, '192.0.2.1'],
  ['behind one that says nothing', {}, 1, '192.0.2.9'],
])('reads the address of a socket %s', (_, headers, proxies, expected) => {
  expect(readAddress({ headers, socket: { remoteAddress: '192.0.2.9' } }, proxies)).toBe(expected)
})

describe('with two connections per address', () => {
  const twoPlaces = { RATE_LIMIT_FACTOR: '0.02' }

  test('refuses a third socket until one has closed', async () => {
    const gateway = await startGateway(current().apiUrl, twoPlaces)
    const open = () => {
      const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
      return new Promise<WebSocket | undefined>((resolve) => {
        socket.once('open', () => resolve(socket))
        socket.once('error', () => resolve(undefined))
      })
    }
    const [first, second] = [await open(), await open()]
    expect([first, second, await open()]).toEqual([expect.any(WebSocket), expect.any(WebSocket), undefined])
    first?.close()
    await vi.waitFor(async () => expect(await open()).toBeDefined())
    await gateway.close()
  })

  test('refuses a sixth subscription of an address, until one has ended', async () => {
    const gateway = await startListening(current().apiUrl, twoPlaces)
    const client = createClient({ url: `${gateway.url.replace('http', 'ws')}/graphql`, retryAttempts: 0 })
    const query = 'subscription { departureAvailability(expeditionId: 1) { id } }'
    const open = Array.from({ length: 5 }, () => client.iterate({ query }))
    const waiting = open.map((subscription) => subscription.next())
    await listeners(gateway.url, 5)
    const limited = { errors: [{ extensions: { code: 'RATE_LIMITED' } }] }
    expect((await client.iterate({ query }).next()).value).toMatchObject(limited)
    await open[0]?.return?.()
    await listeners(gateway.url, 4)
    open.push(client.iterate({ query }))
    waiting.push(...open.slice(5).map((subscription) => subscription.next()))
    await listeners(gateway.url, 5)
    await client.dispose()
    await Promise.all(waiting)
    await gateway.close()
  })

  test('refuses a third stream with a reason', async () => {
    const gateway = await startListening(current().apiUrl, twoPlaces)
    const places = 'subscription { departureAvailability(expeditionId: 1) { id } }'
    const followers = [1, 2, 3].map(() => follow(gateway.url, 'Server-Sent Events', places))
    const formatted = followers.map((follower) => follower.next().catch(() => undefined))
    const first = await Promise.race(formatted)
    expect(first).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
    await gateway.close()
    await Promise.all(formatted)
  })
})
