import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { startUpstream } from '#tests/support/upstream.ts'
import { barriers, overflow, visits } from '#tests/support/visits.ts'
import { run } from '#tools/run.ts'

const dist = mkdtempSync(join(tmpdir(), 'explora-client-'))
const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }

/** A file server of another origin, as the README starts one. */
const files = await startUpstream((response, { url = '' }) => {
  const path = url.startsWith('/dist/') ? join(dist, url.slice('/dist/'.length)) : `clients/typescript${url}`
  response.writeHead(200, { 'content-type': types[extname(path)] }).end(readFileSync(path))
})
const visit = visits(site({}, false, undefined, { CORS_ORIGINS: files.url }))

beforeAll(async () => {
  const build = await run('tsc', '--project', 'clients/typescript', '--outDir', dist)
  expect(build).toEqual({ isOk: true, output: '' })
})
afterAll(async () => {
  await files.close()
  rmSync(dist, { recursive: true })
})

test('searches trips and shows their departures from another origin', async () => {
  const { page, complaints, close } = await visit({ width: 390 })
  await page.goto(`${files.url}/example/index.html`)
  await expect.poll(() => page.locator('#trips li').count()).toBe(12)
  await page.getByLabel('Envie').fill('kayak calanques')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect.poll(() => page.locator('#count').textContent()).toBe('1')
  expect(await barriers(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await page.getByRole('button', { name: 'Les Calanques en kayak et à pied' }).click()
  const trip = page.getByRole('dialog', { name: 'Les Calanques en kayak et à pied' })
  await expect.poll(() => trip.getByRole('row').nth(1).innerText()).toMatch(/20\d\d\s+(\d+|complet)\s+\d+\s€/)
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})
