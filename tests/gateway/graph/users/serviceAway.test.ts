import { expect, test } from 'vitest'
import { startGateway } from '#tests/support/gateway.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

test.each([
  ['is away', json({}, {}, 503), ['UPSTREAM_UNAVAILABLE']],
  ['refuses for the moment', json({}, {}, 429), ['RATE_LIMITED']],
  [
    'says nothing that can be read',
    json('<html>', { 'content-type': 'text/html' }),
    ['UPSTREAM_BAD_RESPONSE'],
  ],
  ['knows no such session', json({ jwt: null }), undefined],
  ['has no sessions by cookie', json({}, {}, 404), undefined],
])('reports to a session that the service %s', async (_, answer, codes) => {
  const upstream = await startUpstream(answer)
  const gateway = await startGateway(upstream.url)
  const { data, errors } = await gateway.ask('{ me { email } }', {}, { cookie: 'sid=abc' })
  expect(data).toEqual({ me: null })
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(codes)
  await gateway.close()
  await upstream.close()
})

test.each([
  ['says that it is over already', 401, { logout: { ok: true } }],
  ['has no such call', 404, { logout: { ok: true } }],
  ['refuses for the moment', 429, null],
])('signs out when the service %s', async (_, status, expected) => {
  const upstream = await startUpstream(json({}, {}, status))
  const gateway = await startGateway(upstream.url)
  const { data, cookie } = await gateway.ask('mutation { logout { ok } }', {}, { cookie: 'sid=abc' })
  expect([data, cookie]).toEqual([expected, expected ? '' : undefined])
  await gateway.close()
  await upstream.close()
})
