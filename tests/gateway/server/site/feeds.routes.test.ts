import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFeed } from '#tests/support/calendarFeed.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

const current = product({ rateLimitFactor: 1 })

test('serves 300 departures and more, as a calendar library reads them', async () => {
  const { db, gateway } = current()
  const answer = await fetch(gateway.url + (await createFeed(db, gateway)))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, max-age=900')
  const text = await answer.text()
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(events.length).toBeGreaterThanOrEqual(300)
  expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(events.length)
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('answers revoked and unknown addresses alike, and logs no token', async () => {
  const { db, gateway } = current()
  const path = await createFeed(db, gateway, 1)
  const token = path.replace(/.*\/|\.ics$/g, '')
  await db.execute('delete from calendar_feeds')
  const unknown = '/calendrier/q3Jm0v5b8hYkz5uF6cJmNq0mXb3.ics'
  const [revoked, other] = await Promise.all([path, unknown].map((each) => fetch(gateway.url + each)))
  expect([revoked?.status, other?.status]).toEqual([404, 404])
  expect(await revoked?.text()).toBe(await other?.text())
  const readHeaders = (answer: Response | undefined) =>
    [...(answer?.headers ?? [])].filter(([name]) => !['date', 'x-request-id'].includes(name))
  expect(readHeaders(revoked)).toEqual(readHeaders(other))
  expect(gateway.logged()).not.toContain(token)
})

test('refuses the 61st read of an hour', async () => {
  const { db, gateway } = current()
  const path = await createFeed(db, gateway, 1)
  for (let read = 0; read < 60; read++) await (await fetch(gateway.url + path)).body?.cancel()
  const refused = await fetch(gateway.url + path)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
})

let upstream: TestUpstream
let gateway: TestGateway
beforeAll(async () => {
  upstream = await startUpstream(json({}, {}, 404))
  gateway = await startGateway(upstream.url, { LOG_LEVEL: 'info' })
})
afterAll(async () => {
  await gateway.close()
  await upstream.close()
})

test('masks the token in every line of the log, and is unavailable where the service fails', async () => {
  upstream.answerWith(json({}, {}, 503))
  const answer = await fetch(`${gateway.url}/calendrier/q3Jm0v5b8hYkz5uF6cJmNq0mXb3.ics`)
  expect(answer.status).toBe(503)
  await expect.poll(() => gateway.logged()).toContain('/calendrier/***')
  expect(gateway.logged()).not.toContain('q3Jm0v5b8hYkz5uF6cJmNq0mXb3')
})

test('is unknown where the service lacks the call, or the token is no key', async () => {
  upstream.answerWith(json({}, {}, 404))
  for (const token of ['abc', 'a b', '..%2f', 'é'])
    expect((await fetch(`${gateway.url}/calendrier/${token}.ics`)).status).toBe(404)
})
