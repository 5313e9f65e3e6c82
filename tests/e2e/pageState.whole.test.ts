import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, origin, untilTakenOver, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

const states = '**/page-state/**'
const path = '/expeditions/balcons-de-la-vanoise'

test('a page whose state fails to load stands without scripts, and requests it again at a touch', async () => {
  const { page, close } = await visit()
  let requests = 0
  await page.route(states, (route) => {
    requests += 1
    return requests === 1 ? route.abort() : route.continue()
  })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/page-state/'))
  await page.goto(origin + path)
  // A touch before is not one after the failure.
  await failed
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Les balcons de la Vanoise')
  await page.mouse.move(200, 300)
  await untilTakenOver(page)
  expect(requests).toBe(2)
  await close()
})

test('a page that has changed since its document was sent shows what it is now, and works', async () => {
  const { page, close } = await visit()
  await page.route(states, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const state = await (await fetch(started().url + pathname + search)).text()
    await route.fulfill({ json: JSON.parse(state.replaceAll('de la Vanoise', 'du Beaufortain')) })
  })
  await open(page, path)
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).allTextContents())
    .toEqual(['Les balcons du Beaufortain'])
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await page.waitForURL('**/faq')
  expect(await page.evaluate('document.styleSheets.length')).toBeGreaterThan(0)
  await close()
})
