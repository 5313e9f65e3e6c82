import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { eq } from '#api/db/drizzle.ts'
import { files } from '#api/db/fileTables.ts'
import type { Credentials } from '#tests/support/gateway.ts'
import { toHeaders } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { staffMember } from '#tests/support/staff.ts'
import { stubbedGateway } from '#tests/support/stubbedGateway.ts'
import { json } from '#tests/support/upstream.ts'

const current = product()
const points = '<trkpt lat="45.1" lon="6.1"/><trkpt lat="45.2" lon="6.1"/>'
const gpx = `<?xml version="1.0"?><gpx version="1.1"><trk><trkseg>${points}</trkseg></trk></gpx>`
const type = 'application/gpx+xml'

const stubbed = stubbedGateway()
let noe: Credentials
beforeAll(async () => {
  const { headers } = await staffMember(current().db, { permissions: ['catalogue'] })
  noe = { bearer: headers.authorization.replace('Bearer ', '') }
})

type Sent = {
  path?: string
  body?: string
  headers?: Record<string, string>
  as?: Credentials
  url?: string
}
async function send({ path = 'gpx', body = gpx, headers = {}, as = noe, url }: Sent = {}) {
  const response = await fetch(`${url ?? current().gateway.url}/agence/fichiers/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...toHeaders(as), ...headers },
    body,
  })
  const text = await response.text()
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: text && JSON.parse(text),
  }
}
const requested = () => stubbed().upstream.calls.filter(({ path }) => path.includes('/agency/files'))

test('streams a file to the service, which keeps it for its sender', async () => {
  const body = gpx + ' '.repeat(5 * 1024 * 1024 - gpx.length)
  const answer = await send({ body })
  expect(answer).toMatchObject({ status: 201, cache: 'no-store', body: { errors: [] } })
  const [row] = await current().db.select().from(files).where(eq(files.id, answer.body.fileId))
  expect(row).toMatchObject({ kind: 'gpx', size: 5 * 1024 * 1024 })
})

test('responds as a mutation does when the service refuses', async () => {
  const notGpx = await send({ body: '<svg/>' })
  expect(notGpx).toMatchObject({ status: 422, cache: 'no-store', body: { fileId: null } })
  expect(notGpx.body.errors).toMatchObject([
    { code: 'FILE_REFUSED', field: 'file', message: expect.stringContaining('pas une trace GPX') },
  ])
  const claire = await staffMember(current().db, { permissions: ['bookings'] })
  const as = { bearer: claire.headers.authorization.replace('Bearer ', '') }
  expect(await send({ as })).toMatchObject({
    status: 403,
    body: { errors: [{ code: 'MISSING_PERMISSION', message: expect.stringContaining('Aventures') }] },
  })
})

test('refuses visitors and customers, as for a path that does not exist', async () => {
  expect(await send({ as: {} })).toMatchObject({ status: 401, cache: 'no-store' })
  const { cookie } = await current().gateway.ask(
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }',
    { email: 'camille.voyage@demo.explora.test', password: demoPassword },
  )
  const customer = await send({ as: { cookie } })
  expect(customer).toMatchObject({ status: 404, body: { errors: [{ code: 'MISSING_PERMISSION' }] } })
})

test.each([
  ['of another origin', { headers: { origin: 'https://evil.test' } }, 403],
  ['of another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['of a form', { headers: { 'content-type': 'multipart/form-data; boundary=a' } }, 415],
  ['of a form as text', { headers: { 'content-type': 'text/plain' } }, 415],
  ['that is too large', { body: 'a'.repeat(5 * 1024 * 1024 + 1) }, 413],
  ['of another kind', { path: 'video' }, 404],
])('refuses a file %s without a call', async (_case, sent, status) => {
  expect((await send({ url: stubbed().gateway.url, ...sent })).status).toBe(status)
  expect(requested()).toEqual([])
})

test('requires the length of a file', async () => {
  const { hostname, port } = new URL(stubbed().gateway.url)
  const socket = connect(Number(port), hostname)
  const head = ['POST /agence/fichiers/gpx HTTP/1.1', 'host: a', `content-type: ${type}`]
  socket.write(`${[...head, 'transfer-encoding: chunked'].join('\r\n')}\r\n\r\n5\r\n<gpx>\r\n`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  expect(String(answer)).toContain('HTTP/1.1 411')
})

test.each([
  ['fails', json({}, {}, 500), 502],
  ['ends the session', json({}, {}, 401), 401],
  ['sends no JSON', json('nothing'), 502],
])('responds without a file when the service %s', async (_case, answer, status) => {
  stubbed().upstream.answerWith(answer)
  const received = await send({ url: stubbed().gateway.url, as: { bearer: 'abc' } })
  expect([received.status, received.body.fileId ?? null]).toEqual([status, null])
  expect(requested()).toMatchObject([{ headers: { 'content-type': type }, body: gpx }])
})
