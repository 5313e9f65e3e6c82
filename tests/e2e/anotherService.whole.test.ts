import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPlainUpstream } from '#tests/support/plainUpstream.ts'
import { siteBefore } from '#tests/support/site.ts'
import { startUpstream, type TestUpstream } from '#tests/support/upstream.ts'
import { open, visits } from '#tests/support/visits.ts'

/** A picture of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

describe('the site before a REST API that serves section 7 of the specification alone', () => {
  let upstream: TestUpstream
  beforeAll(async () => {
    upstream = await startPlainUpstream('token')
  })
  afterAll(() => upstream.close())
  const url = siteBefore(
    () => upstream.url,
    () => ({ API_URL: upstream.url }),
  )
  const visit = visits(() => ({ url: url() }))

  test('shows each expedition with its own flag, « Prix sur demande », and announces no offer without a price', async () => {
    const { page, close } = await visit()
    await open(page, '/')
    const findFlag = (name: string) =>
      page.locator('article', { hasText: name }).first().locator('img.flag').getAttribute('src')
    expect(await findFlag('Traversée des Lofoten')).toBe('/flags/NO.svg')
    expect(await findFlag('Bivouac')).toBe('/flags/IS.svg')
    await open(page, '/expeditions/2')
    await expect.poll(() => page.locator('main').innerText()).toContain('Prix sur demande')
    expect(await page.locator('main').innerText()).not.toMatch(/(^|\D)0\s*€/)
    expect(await (await fetch(`${url()}/expeditions/2`)).text()).not.toContain('lowPrice')
    await close()
  })
})

describe('photographs of another REST API', () => {
  let upstream: TestUpstream
  beforeAll(async () => {
    upstream = await startUpstream((response, { url = '' }) => {
      if (url.endsWith('.gif')) return response.writeHead(200, { 'content-type': 'image/gif' }).end(gif)
      const images = [`${upstream.url}/photos/absolute.gif`, '/photos/relative.gif']
      const isExpedition = /\/expeditions\/7$/.test(url)
      response.writeHead(isExpedition ? 200 : 404, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(isExpedition ? { id: 7, name: 'Bivouac', description: 'Dehors.', images } : {}),
      )
    })
  })
  afterAll(() => upstream.close())
  const url = siteBefore(
    () => upstream.url,
    () => ({ API_URL: upstream.url }),
  )
  const visit = visits(() => ({ url: url() }))

  test('load from its own host, by absolute and relative addresses', async () => {
    const { page, close } = await visit()
    await open(page, '/expeditions/7')
    for (const name of ['absolute', 'relative']) {
      const selector = `img[src="${upstream.url}/photos/${name}.gif"]`
      await page.locator(selector).first().scrollIntoViewIfNeeded()
      await expect.poll(() => page.evaluate(`document.querySelector('${selector}').naturalWidth`)).toBe(1)
    }
    await close()
  })
})
