import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { follow, listeners, startListening, ways } from '#tests/gateway/server/live/followers.ts'
import { startUpstream } from '#tests/support/upstream.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const question = 'subscription { messageAdded(expeditionId: 1) { body } }'

/** A service whose feed the test controls. */
async function startFeed() {
  const ears: ServerResponse[] = []
  const upstream = await startUpstream((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('\n')
    ears.push(response)
  })
  cleanUps.push(upstream.close)
  const tell = (data: string) => ears.at(-1)?.write(`event: message\ndata: ${data}\n\n`)
  return {
    url: upstream.url,
    tell,
    post: (body: string) => tell(JSON.stringify({ expedition_id: '1', message: { id: '5', body } })),
    cut: () => ears.at(-1)?.destroy(),
    ears,
  }
}

async function startAll() {
  const feed = await startFeed()
  const gateway = await startListening(feed.url)
  cleanUps.push(gateway.close)
  return { feed, gateway }
}

test.each(ways)('over %s, what cannot be read is passed over', async (way) => {
  const { feed, gateway } = await startAll()
  const follower = follow(gateway.url, way, question)
  cleanUps.push(follower.leave)
  const formatted = follower.next()
  await listeners(gateway.url, 1)
  for (const nonsense of ['{', 'null', '[]', '{"expedition_id":{}}', '{"expedition_id":"1"}'])
    feed.tell(nonsense)
  feed.post('Et la nuit ?')
  expect(await formatted).toEqual({ data: { messageAdded: { body: 'Et la nuit ?' } } })
})

test('reconnects a lost feed for existing subscribers', async () => {
  const { feed, gateway } = await startAll()
  const follower = follow(gateway.url, 'Server-Sent Events', question)
  cleanUps.push(follower.leave)
  const formatted = follower.next()
  await listeners(gateway.url, 1)
  feed.cut()
  await vi.waitFor(() => expect(gateway.logged().match(/live feed connected/g)).toHaveLength(2))
  feed.post('Et au retour ?')
  expect(await formatted).toEqual({ data: { messageAdded: { body: 'Et au retour ?' } } })
  expect(gateway.logged()).toContain('live feed disconnected')
})

test('disconnects a subscriber that does not read, and stops', async () => {
  const { feed, gateway } = await startAll()
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname).pause()
  cleanUps.push(() => socket.destroy())
  await once(socket, 'connect')
  const address = `/graphql?query=${encodeURIComponent(question)}`
  socket.write(`GET ${address} HTTP/1.1\r\nhost: gateway\r\naccept: text/event-stream\r\n\r\n`)
  await listeners(gateway.url, 1)
  const [ear] = feed.ears
  const long = 'Une très longue question. '.repeat(2_000)
  for (let posted = 0; posted < 1_000; posted++) {
    feed.post(long)
    if (ear?.writableNeedDrain) await once(ear, 'drain')
  }
  await listeners(gateway.url, 0)
  await gateway.close()
})
