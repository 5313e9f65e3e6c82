import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, origin, untilHydrated, visits } from '#tests/support/visits.ts'

const started = site()

const visit = visits(started)

const done = 'Tu es bien abonné(e)\u00a0!'

test('shows a refused address with its error, with and without scripts', async () => {
  const { page, complaints, close } = await visit()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${origin}/faq`)
  const field = page.getByPlaceholder('Adresse email')
  await field.fill('lea@example')
  await page.keyboard.press('Enter')
  const error = page.getByText('Cette adresse e-mail est incomplète ou invalide.')
  await error.waitFor()
  expect(await field.inputValue()).toBe('lea@example')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'M’abonner' }).click()
  await error.waitFor()
  await page.locator('header [aria-busy="false"]').first().waitFor({ state: 'attached' })
  expect([await field.inputValue(), page.url(), await barriers(page)]).toEqual([
    'lea@example',
    `${origin}/newsletter`,
    [],
  ])
  await field.fill('lea@example.test')
  await page.keyboard.press('Enter')
  await page.getByText(done).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(done)
  expect(complaints.filter((problem) => !/422|ERR_FAILED/.test(problem))).toEqual([])
  await close()
})

test('retains and sends the text typed before the scripts load', async () => {
  const { page, complaints, close } = await visit()
  const letThrough = await hold(page, /\/assets\/[^/]+\.js$/)
  await page.goto(`${origin}/faq`, { waitUntil: 'commit' })
  const field = page.getByPlaceholder('Adresse email')
  await field.fill('avant@example.test')
  letThrough()
  await page.locator('header [aria-busy="false"]').first().waitFor({ state: 'attached' })
  expect(await field.inputValue()).toBe('avant@example.test')
  // The footer hydrates after the page; before, the browser sends the form.
  await untilHydrated(field)
  await field.press('Enter')
  await page.getByText(done).waitFor()
  expect(page.url()).toBe(`${origin}/faq`)
  expect(complaints).toEqual([])
  await close()
})

test.each([
  ['the menu', '/faq', 'Menu', 'Menu'],
  ['a heart', '/collections/premiers-pas', /^Favori/, /connect/i],
])('repeats a tap on %s of %s from before the first script', async (_, path, button, dialog) => {
  const { page, complaints, close } = await visit({ width: 390 })
  const letThrough = await hold(page, /\/assets\/[^/]+\.js$/)
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.getByRole('button', { name: button }).first().dblclick()
  letThrough()
  await page.getByRole('dialog', { name: dialog }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

const catalogue = '/expeditions'

const vanoise = '/expeditions/balcons-de-la-vanoise'

const august = 'sam. 14 – jeu. 19 août'

test.each([
  ['filters', catalogue, /^En famille/, (page: Page) => page.waitForURL(/\?family_friendly=true$/)],
  [
    'a date',
    vanoise,
    august,
    (page: Page) =>
      page.getByRole('complementary', { name: 'Les départs' }).getByText(august).first().waitFor(),
  ],
] as const)('applies %s of %s chosen before hydration', async (_, path, choice, applied) => {
  const { page, complaints, close } = await visit()
  const letThrough = await hold(page, afterStart)
  await page.goto(origin + path, { waitUntil: 'commit' })
  const label = page.locator('label', { hasText: choice }).filter({ visible: true }).first()
  await label.click()
  letThrough()
  await applied(page)
  expect(await label.getByRole(path === catalogue ? 'switch' : 'radio').isChecked()).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

/** Matches the scripts that `start.ts` loads. */
const afterStart = /\/assets\/(?!start-)[^/]+\.js$/

/** Delays these requests until the returned function is called. */
async function hold(page: Page, requests: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(requests, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
