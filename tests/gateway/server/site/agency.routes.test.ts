import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#gateway/server/env.ts'
import { createGateway } from '#gateway/server/server.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { stubbedSite } from '#tests/support/stubbedSite.ts'
import { testSecret } from '#tests/support/testApi.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

const folder = mkdtempSync(join(tmpdir(), 'explora-agency-'))
let upstream: TestUpstream
let close: () => Promise<void>
let address = ''

beforeAll(async () => {
  writeFileSync(join(folder, 'agency-1a2b.js'), 'start()')
  upstream = await startUpstream(json({}))
  const app = await createGateway({
    apiUrl: upstream.url,
    env: readEnv({ SESSION_SECRET: testSecret, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' }),
    logStream: capturedLog().stream,
    maxDelayMs: Number.POSITIVE_INFINITY,
    site: {
      ...stubbedSite(mkdtempSync(join(folder, 'client-')), async () => ({
        status: 200,
        html: '<p>page</p>',
      })),
      agency: { document: async (file = '') => `<div id="agency">${file}</div>`, assetsFolder: folder },
    },
  })
  close = () => app.close()
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await close()
  await upstream.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/agence', 'today/TodayPage.tsx'],
  ['/agence/', ''],
  ['/agence/equipe', 'staff/StaffPage.tsx'],
  ['/agence/departs/12', 'departures/DeparturePage.tsx'],
  ['/agence/departs/serie', 'series/SeriesPage.tsx'],
  ['/agence/invitation/abc', 'staff/InvitationPage.tsx'],
  ['/agence?a=b', 'today/TodayPage.tsx'],
  ['/agence/nulle-part', ''],
])('%s is the document of %j, neither cached nor indexed, without a call upstream', async (path, file) => {
  const answer = await fetch(address + path)
  expect([answer.status, await answer.text()]).toEqual([200, `<div id="agency">${file}</div>`])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('content-security-policy')).toMatch(
    /script-src 'self';.* img-src 'self' data: blob:;/,
  )
  expect(upstream.calls.filter(({ path }) => path.includes('agency'))).toEqual([])
})

test('serves hashed files for good, and none that it does not have', async () => {
  const script = await fetch(`${address}/agence/assets/agency-1a2b.js`)
  expect([script.status, await script.text()]).toEqual([200, 'start()'])
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await fetch(`${address}/agence/assets/agency-0000.js`)).status).toBe(404)
})

test('leaves pages whose path only begins alike to the site', async () => {
  expect(await (await fetch(`${address}/agences`)).text()).toBe('<p>page</p>')
})
