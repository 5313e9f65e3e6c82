import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newAccount } from '#tests/gateway/graph/users/accounts.ts'
import { askAt, toHeaders } from '#tests/support/gateway.ts'
import { site } from '#tests/support/site.ts'

const started = site()

/** Metadata for search engines and shared links. */
async function readHead(path: string) {
  const html = await (await fetch(started().url + path)).text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value)
  const data = all(/<script type="application\/ld\+json">(.*?)<\/script>/g).map(readJson)
  return {
    html,
    data,
    titles: all(/<title>(.*?)<\/title>/g),
    descriptions: all(/<meta name="description" content="(.*?)"/g),
    canonicals: all(/<link rel="canonical" href="(.*?)"/g),
    robots: all(/<meta name="robots" content="(.*?)"/g),
    images: all(/<meta property="og:image" content="(.*?)"/g),
    types: data.map((each) => each['@type']).sort(),
    card: all(/<meta name="twitter:card" content="(.*?)"/g),
    addresses: all(/<meta property="og:url" content="(.*?)"/g),
  }
}

const readJson = (text: string): Record<string, unknown> => JSON.parse(text)

const crumbs = 'BreadcrumbList'

test.each<[string, string[]]>([
  ['/', ['TravelAgency']],
  ['/expeditions', ['ItemList']],
  ['/aventures/themes', [crumbs, 'ItemList']],
  ['/aventures/themes/neige/laponie', [crumbs, 'ItemList']],
  ['/collections/premiers-pas', [crumbs, 'ItemList']],
  ['/en-famille', [crumbs]],
  ['/ton-niveau', [crumbs]],
  ['/faq', [crumbs, 'FAQPage']],
  ['/our-guides', [crumbs, 'ItemList']],
  ['/our-guides/camille-rochette', [crumbs, 'Person']],
  ['/avis', [crumbs]],
  ['/raison-d-etre', [crumbs]],
  ['/collaborations', [crumbs]],
  ['/cartes-cadeaux', [crumbs]],
  ['/blog', [crumbs]],
  ['/blog/actus', [crumbs]],
  ['/blog/articles/preparer-son-sac', ['Article', crumbs]],
  ['/confidentialite-et-mentions-legales', [crumbs]],
  ['/credits', [crumbs]],
  ['/accessibilite', [crumbs]],
  ['/methode-carbone', [crumbs]],
  ['/engagements', [crumbs]],
  ['/calendrier', []],
])('has a complete head at %s', async (path, types) => {
  const head = await readHead(path)
  const address = `http://localhost:4000${path}`
  expect(head.canonicals).toEqual([address])
  expect(head.addresses).toEqual([address])
  expect(head.titles).toHaveLength(1)
  expect(head.titles[0]).toContain('Explora')
  expect(head.descriptions).toHaveLength(1)
  expect(head.descriptions[0]?.length).toBeGreaterThan(20)
  expect(head.images).toHaveLength(1)
  expect(head.images[0]).toMatch(/^http:\/\/localhost:4000\/images\/[\w-]+\.jpg\?w=\d+$/)
  expect(head.html).toMatch(/<meta property="og:image:width" content="\d+"/)
  expect(head.card).toEqual(['summary_large_image'])
  expect(head.robots).toEqual([])
  expect(head.types).toEqual(expect.arrayContaining(types))
})

test('has a unique title for each page', async () => {
  const paths = [
    '/',
    '/expeditions',
    '/aventures/themes',
    '/faq',
    '/avis',
    '/blog',
    '/our-guides',
    '/ton-niveau',
    '/methode-carbone',
    '/engagements',
    '/calendrier',
    '/comparer',
  ]
  const titles = await Promise.all(paths.map(async (path) => (await readHead(path)).titles[0]))
  expect(new Set(titles).size).toBe(paths.length)
})

test.each(['/', '/expeditions', '/aventures/themes'])(
  '/react-front%s is not indexed, and names %s',
  async (path) => {
    const head = await readHead(`/react-front${path}`)
    expect(head.robots).toEqual(['noindex'])
    expect(head.canonicals).toEqual([`http://localhost:4000${path}`])
  },
)

test('publishes the opening hours of the agency', async () => {
  const { data } = await readHead('/')
  expect(data.find((each) => each['@type'] === 'TravelAgency')).toMatchObject({
    logo: expect.stringMatching(/^https?:\/\/.+\/favicon\.svg$/),
    url: 'http://localhost:4000',
    address: { addressLocality: 'Annecy' },
    contactPoint: { '@type': 'ContactPoint', hoursAvailable: { opens: '09:00', closes: '18:00' } },
  })
})

test('does not index a missing page, and shows three expeditions', async () => {
  const { html, robots } = await readHead('/expeditions/kayak-en-laponie')
  expect(robots).toEqual(['noindex'])
  expect(html).toContain('Tu cherchais peut-être')
  expect(html.match(/<h3[^>]*><a[^>]*href="\/expeditions\//g)).toHaveLength(3)
})

test('shows the page of a missing address where a path cannot be decoded', async () => {
  const answer = await fetch(`${started().url}/%E0%A4%A`, { headers: { accept: 'text/html' } })
  const [, title] = /<title>(.*?)<\/title>/.exec(await answer.text()) ?? []
  expect([answer.status, title]).toEqual([404, 'Ce sentier ne mène nulle part – Explora'])
})

test('answers with an icon where programs look for one unasked', async () => {
  const answer = await fetch(`${started().url}/favicon.ico`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon'])
  // An icon file is a directory of 22 bytes before its one picture.
  const picture = sharp(Buffer.from(await answer.arrayBuffer()).subarray(22))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 48, height: 48 })
})

test('links an RSS feed of existing articles', async () => {
  const { html } = await readHead('/blog')
  expect(html).toContain('<link rel="alternate" type="application/rss+xml"')
  const answer = await fetch(`${started().url}/blog/rss.xml`)
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const links = [...(await answer.text()).matchAll(/<guid>http:\/\/localhost:4000(.*?)<\/guid>/g)]
  expect(links.length).toBeGreaterThan(3)
  for (const [, path] of links) expect((await fetch(started().url + path)).status).toBe(200)
})

test('serves each page of the sitemap', async () => {
  const xml = await (await fetch(`${started().url}/sitemap.xml`)).text()
  const paths = [...xml.matchAll(/<loc>http:\/\/localhost:4000(.*?)<\/loc>/g)].map(([, path = '']) => path)
  const own = paths.filter(
    (path) => !path.startsWith('/expeditions/') && !path.startsWith('/aventures/themes/'),
  )
  expect(own).toContain('/blog/articles/preparer-son-sac')
  expect(own).toContain('/our-guides/camille-rochette')
  const lost: string[] = []
  for (const path of own) if ((await fetch(started().url + path)).status !== 200) lost.push(path)
  expect(lost).toEqual([])
})

/** Headers of a browser whose account has stored a city. */
async function browserFrom(city: string): Promise<Record<string, string>> {
  const ask = askAt(started().url)
  const { cookie } = await newAccount(ask)
  const { data } = await ask(`mutation { setHomeCity(city: "${city}") { me { homeCity } } }`, {}, { cookie })
  expect(data).toEqual({ setHomeCity: { me: { homeCity: city } } })
  return toHeaders({ cookie })
}

test('sends the same bytes under one ETag to accounts of two cities and to a visitor', async () => {
  const browsers = [{}, await browserFrom('lyon'), await browserFrom('rennes')]
  for (const path of ['/', '/expeditions', '/expeditions/balcons-de-la-vanoise']) {
    const pages = await Promise.all(
      browsers.map(async (headers) => {
        const page = await fetch(started().url + path, { headers })
        return [page.status, page.headers.get('etag'), await page.text()]
      }),
    )
    expect(pages.map(([status, etag]) => [status, typeof etag])).toEqual(pages.map(() => [200, 'string']))
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1)
  }
})
