import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RouterState, SiteRouter } from '#web/app/router/siteRouter.ts'
import { Graph } from '#web/lib/graph/graph.ts'
// Loaded in advance, so that the tests do not wait for them.
import '#web/pages/NotFoundPage.tsx'
import '#web/pages/content/FaqPage.tsx'
import '#web/pages/content/MissionPage.tsx'

const first = { path: '/', file: 'HomePage.tsx', Page: () => null }
let unsubscribe = () => {}

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => unsubscribe())

/** A router on the home page, with what it has shown. */
function browse() {
  const router = new SiteRouter(new Graph({ answers: new Map() }), first)
  const pages: RouterState[] = []
  const loading: boolean[] = []
  unsubscribe = router.listen({
    shown: (page) => pages.push(page),
    loading: (isLoading) => loading.push(isLoading),
  })
  const files = () => pages.map(({ opened }) => opened.file)
  return { router, pages, files, loading }
}

test('loads a page before it changes the URL', async () => {
  const { router, files, loading } = browse()
  router.navigator.push('/faq')
  expect([window.location.pathname, loading]).toEqual(['/', [true]])
  await vi.waitFor(() => expect(files()).toEqual(['content/FaqPage.tsx']))
  expect([window.location.pathname, loading]).toEqual(['/faq', [true, false]])
})

test('a later navigation cancels an earlier one', async () => {
  const { router, files } = browse()
  router.navigator.push('/mission')
  router.navigator.push('/faq')
  await vi.waitFor(() => expect(files()).toEqual(['content/FaqPage.tsx']))
  expect(window.location.pathname).toBe('/faq')
})

test('an anchor of the same page loads nothing and starts at the top', async () => {
  const { router, pages, loading } = browse()
  router.navigator.push('/#avis')
  await vi.waitFor(() => expect(pages).toHaveLength(1))
  expect(pages[0]).toMatchObject({ opened: first, location: { hash: '#avis' }, top: 0 })
  expect(loading).toEqual([false])
})

test('a navigation without scroll reset leaves the position unchanged', async () => {
  const { router, pages } = browse()
  router.navigator.replace('/#avis', null, { preventScrollReset: true })
  await vi.waitFor(() => expect(pages).toHaveLength(1))
  expect(pages[0]?.top).toBeUndefined()
})

test('an unknown address shows the not-found page', async () => {
  const { router, files } = browse()
  router.navigator.push('/nowhere')
  await vi.waitFor(() => expect(files()).toEqual(['NotFoundPage.tsx']))
})
