import { expect, test } from 'vitest'
import { writeSitemap } from '#gateway/server/site/sitemap.ts'
import { product } from '#tests/support/product.ts'

const current = product()

test('escapes an address for URLs and for XML', () => {
  const xml = writeSitemap([{ path: '/a&b', images: ['/images/<x>.jpg?w=1&h=2'] }], 'https://site.test')
  expect(xml).toContain('<loc>https://site.test/a&amp;b</loc>')
  expect(xml).toContain('<image:loc>https://site.test/images/%3Cx%3E.jpg?w=1&amp;h=2</image:loc>')
})

test('lists each expedition, theme and page in a sitemap cached for an hour', async () => {
  const { gateway, calls } = current()
  const { data } = await gateway.ask<{ expeditions: { totalCount: number } }>(
    '{ expeditions { totalCount } }',
  )
  const answer = await fetch(`${gateway.url}/sitemap.xml`)
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  )
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(new Set(addresses).size).toBe(addresses.length)
  const expeditions = addresses.filter((address) => address.startsWith('http://localhost:4000/expeditions/'))
  expect(expeditions).toHaveLength(data.expeditions.totalCount)
  expect(addresses).toContain('http://localhost:4000/')
  expect(addresses.some((address) => address.includes('/aventures/themes/'))).toBe(true)
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
  // The live stream, connected meanwhile, invalidates what was read before it.
  const again = async () => {
    calls()
    const { status } = await fetch(`${gateway.url}/sitemap.xml`, { headers })
    return [status, calls()]
  }
  await expect.poll(again).toEqual([304, []])
})

test('names the sitemap and the private paths in robots.txt', async () => {
  const robots = await (await fetch(`${current().gateway.url}/robots.txt`)).text()
  expect(robots).toContain('\nDisallow: /my-account\n')
  expect(robots).toContain('\nSitemap: http://localhost:4000/sitemap.xml\n')
})
