import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'

const started = site()

const internal = /<a [^>]*href="(\/[^"#?]*)/g

const listLinks = (html: string) => [...html.matchAll(internal)].map(([, path = '']) => path)

async function read(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(started().url + path)
  return { status: response.status, html: await response.text() }
}

test('returns 404 for an unknown URL', async () => {
  expect((await read('/nulle-part')).status).toBe(404)
})

test('has no broken link in the header, the footer and the home page', async () => {
  const home = await read('/')
  const paths = [...new Set(listLinks(home.html))].filter((path) => !path.startsWith('/auth/'))
  expect(paths.length).toBeGreaterThan(25)
  const lost: string[] = []
  for (const path of paths) if ((await read(path)).status !== 200) lost.push(path)
  expect(lost).toEqual([])
})

test.each([
  ['/collaborations', ['seminaires', 'rendez-vous']],
  [
    '/confidentialite-et-mentions-legales',
    ['mentionslegales', 'conditionsgenerales', 'conditionsutilisateurs'],
  ],
  ['/faq', ['annulation']],
])('resolves the anchors of %s', async (path, anchors) => {
  const { html } = await read(path)
  for (const anchor of anchors) expect(html).toContain(`id="${anchor}"`)
})

test.each([
  '/blog/articles/preparer-son-sac',
  '/mes-favoris',
  '/my-expeditions',
  '/my-account',
  '/logout',
  '/mot-de-passe/abc',
  '/liste-d-attente/abc',
  '/newsletter/confirmation/abc',
  '/newsletter/desinscription/abc',
])('serves %s, which has no public link', async (path) => {
  expect((await read(path)).status).toBe(200)
})

test.each(['/blog/inconnue', '/blog/articles/inconnu', '/react-front/faq'])('%s is a 404', async (path) => {
  expect((await read(path)).status).toBe(404)
})
