import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { iconsOnPhotographs, misprints, moving, unseenFocus } from '#tests/support/mediaChecks.ts'
import { site } from '#tests/support/site.ts'
import {
  barriers,
  namesStored,
  open,
  origin,
  overflow,
  overflowOfDoubledText,
  type Visit,
  visits,
} from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)
let watched: Visit
beforeAll(async () => {
  // As a first visitor, with the consent panel; no colour is measured while it fades in.
  watched = await visit({ isFirst: true })
})

const expedition = '/expeditions/balcons-de-la-vanoise'
const theme = '/aventures/themes/neige/laponie'
const specified = ['/', '/expeditions', expedition, '/aventures/themes', theme]
const others = [
  '/faq',
  '/ton-niveau',
  '/raison-d-etre',
  '/our-guides',
  '/avis',
  '/collaborations',
  '/cartes-cadeaux',
  '/en-famille',
  '/blog',
  '/newsletter',
  '/etre-rappele',
  '/blog/actus',
  '/blog/articles/preparer-son-sac',
  '/confidentialite-et-mentions-legales',
  '/credits',
  '/accessibilite',
  '/methode-carbone',
  '/engagements',
  '/calendrier',
  '/comparer?trips=balcons-de-la-vanoise,d-ile-en-ile-dans-le-golfe-du-morbihan',
]

test.each([theme, '/aventures/themes/en-famille/ete'])(
  '%s with a slash at its end answers 200, canonical without it',
  async (path) => {
    const response = await fetch(`${started().url}${path}/`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<link rel="canonical" href="${origin}${path}"`)
  },
)

/** A form has an action and a method; personal data is never sent in a URL. */
const unsafeForms = (html: string) =>
  [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, head = '', body = '']) => {
      const isPersonal = /type="(email|password|tel)"/.test(body)
      return !/ action="\/[^"]*"/.test(head) || !(isPersonal ? / method="post"/ : / method="/).test(head)
    })
    .map(([form]) => form.slice(0, 200))

describe('with scripts', () => {
  test.each([...specified, ...others])('%s is sound', async (path) => {
    const { page, complaints } = watched
    // The page before is large, and would be laid out again.
    await page.goto(`${origin}/robots.txt`)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await open(page, path)).toBe(200)
    await page.getByRole('button', { name: 'Tout refuser' }).waitFor()
    const address = await page.locator('link[rel=canonical]').getAttribute('href')
    expect([await page.locator('h1').count(), address]).toEqual([1, origin + path])
    expect(await barriers(page)).toEqual([])
    expect(await overflowOfDoubledText(page)).toBe(0)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await overflow(page)).toBe(0)
    expect(await misprints(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await barriers(page)).toEqual([])
    expect(await moving(page)).toEqual([])
    expect(await unseenFocus(page)).toEqual([])
    expect(await namesStored(page)).toEqual([])
    // Last: Chromium keeps some styles of forced colours until the page has another size.
    expect(await iconsOnPhotographs(page)).toEqual([])
    expect(complaints.splice(0)).toEqual([])
  })

  test('the twin of the catalogue leads to the site', async () => {
    const { page, complaints } = watched
    expect(await open(page, '/react-front/expeditions')).toBe(200)
    expect(await page.locator('a[href*="/react-front"]').count()).toBe(0)
    expect(complaints.splice(0)).toEqual([])
  })
})

const computeHash = (script: string) => createHash('sha256').update(script).digest('base64')

describe('without scripts', () => {
  test.each([...specified, ...others, ...specified.map((path) => `/react-front${path}`)])(
    '%s displays its content',
    async (path) => {
      const response = await fetch(started().url + path)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(html).toContain(`<link rel="canonical" href="${origin}${path.replace('/react-front', '')}"`)
      // All scripts are files of the site, but the one that the policy admits by its hash.
      const inline = /<script(?![^>]*(?:src="\/|type="application\/(?:ld\+)?json"))[^>]*>([^<]*)/g
      const policy = response.headers.get('content-security-policy')
      const hashes = [...html.matchAll(inline)].map(([, text = '']) => computeHash(text))
      expect([hashes.length, policy]).toEqual([1, expect.stringContaining(`'sha256-${hashes[0]}'`)])
      expect(html).not.toMatch(/\son\w+="/)
      expect(unsafeForms(html)).toEqual([])
    },
  )

  test.each(specified)('/react-front%s is its twin', async (path) => {
    const html = await (await fetch(`${started().url}/react-front${path === '/' ? '' : path}`)).text()
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"`)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toMatch(/<a [^>]*href="[^"]*\/react-front/)
  })

  test.each([
    ['/our-guides?massif=corse', '>Lucia Andreani</a>', '>Camille Rochette</a>'],
    [
      '/our-guides?activite=trek&massif=jura',
      'Aucun guide ne réunit ces deux choix.',
      '>Camille Rochette</a>',
    ],
    ['/avis?aventure=balcons-de-la-vanoise', 'Soraya', 'GR20 Nord, l’essentiel</a>'],
    ['/avis?aventure=balcons-de-la-vanoise&rating=5', 'Élodie', 'Soraya'],
  ])('%s shows %s, and not %s', async (path, shown, hidden) => {
    const html = await (await fetch(started().url + path)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toContain(shown)
    expect(main).not.toContain(hidden)
  })

  test.each(['/mot-de-passe/abc', '/nulle-part', '/my-account', '/newsletter/desinscription/abc'])(
    '%s has no form that loses what is written',
    async (path) => expect(unsafeForms(await (await fetch(started().url + path)).text())).toEqual([]),
  )

  test('searches by a form and opens an expedition by a link', async () => {
    const { page, close } = await visit({ javaScriptEnabled: false })
    await page.goto(`${origin}/expeditions?countries=NO`)
    const href = await page.locator('article h3 a').first().getAttribute('href')
    await page.goto(origin + href)
    expect(await page.locator('h1').innerText()).not.toBe('')
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
    await page.getByText('Ton compte a besoin de JavaScript').waitFor()
    await close()
  })
})

test.each(['/nulle-part', '/react-front/mes-favoris'])('%s returns 404 with links', async (path) => {
  const response = await fetch(started().url + path)
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.stringMatching(/<main.*<a .*<\/main>/s),
  ])
})

test('returns 404 with links for an unknown expedition', async () => {
  const { page, complaints } = watched
  expect(await open(page, '/expeditions/inconnue')).toBe(404)
  expect(await page.locator('main a').count()).toBeGreaterThan(0)
  // The browser itself reports a 404, and, late, an unused preload of the previous page.
  expect(complaints.splice(0).filter((problem) => !/404|preload/.test(problem))).toEqual([])
})
