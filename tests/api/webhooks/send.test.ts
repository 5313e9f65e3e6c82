import type { LookupFunction } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { post, type SendOptions } from '#api/modules/webhooks/send.ts'
import { type Receiver, startReceiver, withStatus } from '#tests/support/webhookReceiver.ts'

const closing: Receiver[] = []
afterEach(async () => {
  for (const receiver of closing.splice(0)) await receiver.close()
})

async function receiver(...args: Parameters<typeof startReceiver>): Promise<Receiver> {
  const started = await startReceiver(...args)
  closing.push(started)
  return started
}

const options = (changes: Partial<SendOptions> = {}): SendOptions => ({
  allowsLoopback: true,
  isProduction: false,
  signal: new AbortController().signal,
  ...changes,
})
const message = (url: string) => ({ url, headers: { 'webhook-id': 'a1' }, body: '{"été":1}' })

/** Resolves every name to these addresses, one list after the other. */
function resolving(...lists: string[][]): LookupFunction {
  let calls = 0
  return (_hostname, { all }, done) => {
    const list = lists[Math.min(calls++, lists.length - 1)] ?? []
    const found = list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    if (all) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family)
  }
}

describe('a delivery', () => {
  test('posts the body with its headers, and reads the beginning of the response', async () => {
    const { url, received } = await receiver((response) => void response.end('reçu\r\n\u0000'))
    expect(await post(message(url), options())).toEqual({
      failure: null,
      status: 200,
      excerpt: 'reçu\r\n\uFFFD',
    })
    expect(received[0]).toMatchObject({
      id: 'a1',
      body: '{"été":1}',
      headers: { 'content-type': 'application/json', 'user-agent': 'Explora-Webhooks/1' },
    })
  })

  test('fails by a status other than 2xx', async () => {
    const { url } = await receiver(withStatus(500))
    expect(await post(message(url), options())).toEqual({ failure: 'status', status: 500, excerpt: '' })
  })

  test('follows no redirect', async () => {
    const target = await receiver()
    const { url } = await receiver((response) => void response.writeHead(307, { location: target.url }).end())
    expect(await post(message(url), options())).toMatchObject({ failure: 'redirect', status: 307 })
    expect(target.received).toEqual([])
  })

  test('reads one kilobyte of an endless response', async () => {
    const { url } = await receiver((response) => {
      response.writeHead(200)
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
      }
      response.on('drain', write)
      write()
    })
    const { failure, excerpt } = await post(message(url), options())
    expect([failure, excerpt?.length]).toEqual([null, 1024])
  })

  test.each([
    ['no response', () => undefined],
    [
      'a response that never ends',
      async (response: Parameters<NonNullable<Parameters<typeof startReceiver>[0]>>[0]) => {
        response.writeHead(200)
        while (!response.destroyed) {
          response.write('.')
          await pause(20)
        }
      },
    ],
  ])('times out with %s', async (_, reply) => {
    const { url } = await receiver(reply)
    expect(await post(message(url), options({ timeoutMs: 200 }))).toMatchObject({ failure: 'timeout' })
  })

  test('reports a receiver that is down, and one without a name', async () => {
    const { url, close } = await startReceiver()
    await close()
    expect(await post(message(url), options())).toMatchObject({ failure: 'connection' })
    const unknown = message('http://receiver.invalid/')
    expect(await post(unknown, options())).toMatchObject({ failure: 'connection' })
  })

  test('fails where the certificate is not one', async () => {
    const { port } = await receiver()
    const url = `https://localhost:${port}/`
    expect(await post(message(url), options())).toMatchObject({ failure: 'connection' })
  })
})

describe('a closed network', () => {
  const strict = options({ allowsLoopback: false })

  test('is refused by its address', async () => {
    const { port, received } = await receiver()
    expect(await post(message(`http://127.0.0.1:${port}/`), strict)).toMatchObject({ failure: 'address' })
    expect(received).toEqual([])
  })

  test('is refused behind a name of the system', async () => {
    expect(await post(message('http://localhost:8080/'), strict)).toMatchObject({ failure: 'address' })
  })

  test.each([
    ['private', ['10.0.0.1']],
    ['metadata', ['169.254.169.254']],
    ['IPv4-mapped', ['::ffff:127.0.0.1']],
    ['one of several', ['8.8.8.8', '127.0.0.1']],
    ['none', []],
  ])('is refused behind a name: %s', async (_, addresses) => {
    const lookup = resolving(addresses)
    const sent = await post(message('http://receiver.example.test/'), { ...strict, lookup })
    expect(sent).toMatchObject({ failure: 'address' })
  })

  test('is refused to a name that changes between two deliveries', async () => {
    const { port, received } = await receiver()
    // The option allows loopback only, so that the first delivery arrives and the second would leave.
    const lookup = resolving(['127.0.0.1'], ['10.0.0.1'])
    const changing = message(`http://receiver.example.test:${port}/`)
    expect(await post(changing, options({ lookup }))).toMatchObject({ failure: null })
    expect(await post(changing, options({ lookup }))).toMatchObject({ failure: 'address' })
    expect(received).toHaveLength(1)
  })
})
