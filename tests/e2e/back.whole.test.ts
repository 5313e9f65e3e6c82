import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, origin, untilTakenOver, visits } from '#tests/support/visits.ts'

const visit = visits(site())
/** With motion, which restored scroll positions meet. */
const phone = { width: 390, reducedMotion: 'no-preference' } as const

const dialogs = (page: Page) => page.locator('dialog[open]')
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

/** Opens a page before, so that a step too far is visible. */
async function openAfterAnother(page: Page, path: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await open(page, path)
}

/** Dialogs, and how a visitor opens each. */
const openable: [name: string, path: string, show: (page: Page) => Promise<void>][] = [
  ['the menu', '/faq', (page) => menuButton(page).click()],
  ['the home search', '/', (page) => page.getByRole('button', { name: 'Où, quoi, quand' }).click()],
  [
    'the sign-in popup',
    '/collections/premiers-pas',
    (page) =>
      page
        .locator('main')
        .getByRole('button', { name: /^Favori/ })
        .first()
        .click(),
  ],
]

test.each(openable)(
  'Back closes %s, gives the focus back and stays on the page',
  async (_name, path, show) => {
    const { page, complaints, close } = await visit(phone)
    await openAfterAnother(page, path)
    await page.evaluate('window.stays = true')
    for (const way of ['Back', 'Escape', 'Back'] as const) {
      await show(page)
      await dialogs(page).waitFor()
      if (way === 'Back') await page.goBack()
      else await page.keyboard.press('Escape')
      await dialogs(page).waitFor({ state: 'detached' })
      await expect
        .poll(() =>
          page.evaluate('[location.pathname, window.stays, document.activeElement !== document.body]'),
        )
        .toEqual([path, true, true])
    }
    await page.goBack()
    await page.waitForURL(`${origin}/robots.txt`)
    expect(complaints).toEqual([])
    await close()
  },
)

test('Back closes the calendar, then the sheet below it, and gives the focus back without changing the filters', async () => {
  const { page, complaints, close } = await visit(phone)
  await openAfterAnother(page, '/expeditions')
  const button = page.getByRole('button', { name: 'Pays et régions' })
  await button.click()
  const sheet = page.getByRole('dialog', { name: /^Filtres/ })
  for (const country of [/^France/, /^Norvège/]) await sheet.getByRole('checkbox', { name: country }).check()
  await page.waitForURL(/NO/)
  await sheet.locator('summary', { hasText: 'Quand ?' }).click()
  await sheet.getByRole('button', { name: 'Choisir sur le calendrier' }).click()
  await expect.poll(() => dialogs(page).count()).toBe(2)
  await page.goBack()
  await expect.poll(() => dialogs(page).count()).toBe(1)
  await page.goBack()
  await expect.poll(() => dialogs(page).count()).toBe(0)
  await button.and(page.locator(':focus')).waitFor()
  expect(page.url()).toMatch(/countries=FR.*NO/)
  await page.getByRole('link', { name: 'Filtres (2)' }).waitFor()
  await page.goBack()
  await page.waitForURL(`${origin}/expeditions`)
  await page.goBack()
  await page.waitForURL(`${origin}/robots.txt`)
  expect(complaints).toEqual([])
  await close()
})

test('a link of the menu adds one history entry', async () => {
  const { page, complaints, close } = await visit(phone)
  await openAfterAnother(page, '/faq')
  await menuButton(page).click()
  await dialogs(page).getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL(`${origin}/blog`)
  await page.locator('h1:focus').waitFor()
  await page.goBack()
  await page.waitForURL(`${origin}/faq`)
  await expect.poll(() => dialogs(page).count()).toBe(0)
  await page.goBack()
  await page.waitForURL(`${origin}/robots.txt`)
  expect(complaints).toEqual([])
  await close()
})

/** Goes forward, and waits until the browser has. */
const forward = `new Promise((done) => {
  addEventListener('popstate', () => done(), { once: true })
  history.forward()
})`

test('a reload closes dialogs, and Forward reopens none', async () => {
  const { page, complaints, close } = await visit(phone)
  await openAfterAnother(page, '/faq')
  await menuButton(page).click()
  await dialogs(page).waitFor()
  await page.reload()
  await untilTakenOver(page)
  await expect.poll(() => page.evaluate('history.state.dialogs')).toEqual([])
  await expect.poll(() => dialogs(page).count()).toBe(0)
  await page.evaluate(forward)
  await expect.poll(() => page.evaluate('history.state.dialogs')).toEqual([])
  await page.goBack()
  await page.waitForURL(`${origin}/robots.txt`)
  expect(complaints).toEqual([])
  await close()
})

/** Goes back as soon as the URL changes, long before React has rendered the page. */
const backAtOnce = `const replace = history.replaceState
history.replaceState = function (...entry) {
  replace.apply(history, entry)
  if (!entry[2]?.startsWith('/expeditions')) return
  history.replaceState = replace
  history.back()
}`

test('an immediate Back after a search in the sheet returns to the home page', async () => {
  const { page, complaints, close } = await visit(phone)
  await openAfterAnother(page, '/')
  await page.getByRole('button', { name: 'Où, quoi, quand' }).click()
  await page.evaluate(backAtOnce)
  await dialogs(page).getByRole('button', { name: /^Voir/ }).click()
  await dialogs(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Où, quoi, quand' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.goForward()
  await page.waitForURL(`${origin}/expeditions`)
  await page.getByRole('heading', { level: 1, name: 'Toutes nos aventures' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
