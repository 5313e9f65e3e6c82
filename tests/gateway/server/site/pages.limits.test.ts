import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#gateway/server/env.ts'
import { createGateway } from '#gateway/server/server.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { stubbedSite } from '#tests/support/stubbedSite.ts'
import { testSecret } from '#tests/support/testApi.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'explora-site-'))
let app: FastifyInstance
let upstream: TestUpstream
beforeAll(async () => {
  upstream = await startUpstream(json({}, {}, 404))
  app = await createGateway({
    apiUrl: upstream.url,
    env: readEnv({ SESSION_SECRET: testSecret, RATE_LIMIT_FACTOR: '0.005', TRUST_PROXY: '1' }),
    logStream: capturedLog().stream,
    maxDelayMs: Number.POSITIVE_INFINITY,
    site: stubbedSite(clientFolder, async ({ url }) => ({
      status: url.endsWith('/unknown') ? 404 : 200,
      html: url,
    })),
  })
})
afterAll(async () => {
  await app.close()
  await upstream.close()
  rmSync(clientFolder, { recursive: true })
})

const open = (url: string, address: string) =>
  app.inject({ url, headers: { accept: 'text/html', 'x-forwarded-for': address } })

test('limits renderings by address, and always serves cached pages', async () => {
  for (const path of ['/expeditions?q=a', '/unknown', '/expeditions?q=b'])
    expect((await open(path, '192.0.2.1')).statusCode).not.toBe(429)
  const refused = await open('/expeditions?q=c', '192.0.2.1')
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toContain('<p>Trop de demandes : patiente un peu avant de réessayer.</p>')
  expect((await open('/expeditions?q=a', '192.0.2.1')).statusCode).toBe(200)
  expect((await open('/expeditions?q=c', '192.0.2.2')).statusCode).toBe(200)
})

test('limits other generated documents alike', async () => {
  for (let times = 0; times < 3; times++) await open(`/expeditions/${times}/trace.gpx`, '192.0.2.3')
  expect((await open('/expeditions/9/trace.gpx', '192.0.2.3')).statusCode).toBe(429)
})
