import { globSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphiqlRoutes } from '#gateway/server/site/graphiql.routes.ts'

let app: FastifyInstance
let script: string

beforeAll(async () => {
  app = Fastify()
  graphiqlRoutes(app)
  app.all('/graphql', async () => ({ data: null }))
  const { body } = await app.inject({ url: '/graphql', headers: browser })
  script = /src="([^"]+\.js)"/.exec(body)?.[1] ?? ''
})

afterAll(() => app.close())

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('serves the page to a browser, under a policy without inline scripts', async () => {
  const { body, headers } = await app.inject({ url: '/graphql', headers: browser })
  expect(body).toContain('<main id="graphiql">')
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
])('sends data to %s', async (_, request) => {
  expect((await app.inject(request)).json()).toEqual({ data: null })
})

test('serves the script of the page as immutable, compressed or not', async () => {
  const plain = await app.inject(script)
  const zipped = await app.inject({ url: script, headers: { 'accept-encoding': 'gzip' } })
  const small = await app.inject({ url: script, headers: { 'accept-encoding': 'br' } })
  expect(plain.body).toContain('GraphiQL')
  expect(plain.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' })
  expect(zipped.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect(small.headers).toMatchObject({ 'content-encoding': 'br' })
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

test('serves the examples in order', async () => {
  const examples: string[] = (await app.inject('/graphiql/examples.json')).json()
  expect(examples[0]).toContain('query Expedition')
  expect(examples).toHaveLength(globSync('gateway/graph/examples/*.graphql').length)
})

test('serves no other file of the build', async () => {
  for (const url of ['/graphiql/key', '/graphiql/index.html', '/graphiql/../package.json'])
    expect((await app.inject(url)).statusCode).toBe(404)
})

test('takes less than 400 kB of the repository', () => {
  const bytes = globSync('gateway/server/site/graphiql/*').map((path) => statSync(path).size)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(400_000)
})
