import { expect, test } from 'vitest'
import { failed, openRoute, toStatus } from '#web/app/router/openRoute.ts'
import { Graph } from '#web/lib/graph/graph.ts'

test.each([
  [{ status: 404 }, 404],
  [new Error('broken'), 500],
  [undefined, 500],
  ['text', 500],
])('%j has the status %i', (error, status) => {
  expect(toStatus(error)).toBe(status)
})

test('a missing page shows the not-found page; another failure shows none', async () => {
  const missing = await failed('/blog/:slug', 'ArticlePage.tsx', { status: 404 })
  expect([missing.file, typeof missing.Page]).toEqual(['NotFoundPage.tsx', 'function'])
  const broken = await failed('/blog/:slug', 'ArticlePage.tsx', { status: 502 })
  expect([broken.file, broken.Page]).toEqual(['ArticlePage.tsx', undefined])
})

test('a page that needs no data opens without a request', async () => {
  const graph = new Graph({ answers: new Map(), execute: () => Promise.reject(new Error('requested')) })
  const url = new URL('http://localhost/faq')
  const opened = await openRoute(graph, url, new AbortController().signal)
  expect([opened.file, 'error' in opened]).toEqual(['content/FaqPage.tsx', false])
})

test('a page whose data fails keeps its place and its cause', async () => {
  const graph = new Graph({ answers: new Map(), execute: () => Promise.reject(new Error('unavailable')) })
  const url = new URL('http://localhost/expeditions/gr20')
  const opened = await openRoute(graph, url, new AbortController().signal)
  expect(opened).toMatchObject({ file: 'ExpeditionPage.tsx', error: { message: 'unavailable' } })
})
