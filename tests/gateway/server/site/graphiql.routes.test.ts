import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphiqlRoutes } from '#gateway/server/site/graphiql.routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'explora-graphiql-'))
const built = join(folder, 'built')
const script = 'console.log("GraphiQL")\n'.repeat(100)
let app: FastifyInstance

beforeAll(() => {
  mkdirSync(built)
  for (const [name, text] of Object.entries({ 'index.html': '<main>', 'index-1.js': script, key: '1' }))
    writeFileSync(join(built, name), text)
  app = gatewayWith(built)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

function gatewayWith(page: string): FastifyInstance {
  const gateway = Fastify()
  graphiqlRoutes(gateway, page)
  gateway.all('/graphql', async () => ({ data: null }))
  return gateway
}

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('a browser gets the page, under a policy that allows no inline script', async () => {
  const { body, headers } = await app.inject({ url: '/graphql', headers: browser })
  expect(body).toBe('<main>')
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: 'Origin, Accept' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy.match(/[\w-]+ [^;]*'unsafe-\w+'/g)).toEqual(["style-src 'self' 'unsafe-inline'"])
})

test.each([
  ['whatever accepts anything', { url: '/graphql', headers: { accept: '*/*' } }],
  ['whatever accepts JSON', { url: '/graphql', headers: { accept: 'application/json' } }],
  ['a browser with a query', { url: '/graphql?query={me{id}}', headers: browser }],
  ['a browser that posts', { method: 'POST' as const, url: '/graphql', headers: browser }],
])('%s gets data', async (_, request) => {
  expect((await app.inject(request)).json()).toEqual({ data: null })
})

test('what the page loads is kept for good, compressed or not', async () => {
  const plain = await app.inject('/graphiql/index-1.js')
  const zipped = await app.inject({ url: '/graphiql/index-1.js', headers: { 'accept-encoding': 'gzip' } })
  expect(plain.body).toBe(script)
  expect(plain.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' })
  expect(zipped.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(script)
})

test('nothing else of the build is served', async () => {
  for (const url of ['/graphiql/key', '/graphiql/index.html', '/graphiql/../package.json'])
    expect((await app.inject(url)).statusCode).toBe(404)
})

test('a gateway without the page answers data to everybody', async () => {
  const gateway = gatewayWith(join(folder, 'absent'))
  expect((await gateway.inject({ url: '/graphql', headers: browser })).json()).toEqual({ data: null })
  await gateway.close()
})
