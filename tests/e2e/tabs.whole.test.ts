import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, visits } from '#tests/support/visits.ts'

const visit = visits(site())
const email = 'nouveau@demo.explora.test'
const expedition = '/expeditions/igloo-et-raquettes-en-chartreuse'

const dropped = (page: Page) => page.getByText('Tu n’as plus de réservation en cours.')

test('updates the cart page and the banner of other tabs after a change of the cart', async () => {
  const { page, context, complaints, close } = await visit({ email })
  await open(page, expedition)
  await page.getByRole('button', { name: 'Demander cette place' }).click()
  await page.waitForURL(/\/reservations\//)
  const first = page.url()
  await page.getByRole('button', { name: 'Abandonner cette réservation' }).waitFor()
  // The next document reserves the room of the banner.
  await expect.poll(() => page.evaluate('localStorage.cartReminder')).toBe('1')
  const banner = await context.newPage()
  await open(banner, '/faq')
  const reminder = banner.getByRole('complementary', { name: /^Termine ta réservation/ })
  await reminder.getByRole('link', { name: /Chartreuse/ }).waitFor()
  const other = await context.newPage()
  await open(other, '/expeditions/traversee-des-hauts-plateaux-du-vercors')
  await other.getByRole('button', { name: 'Demander cette place' }).click()
  await other.getByRole('button', { name: 'Remplacer' }).click()
  await other.waitForURL(/\/reservations\//)
  await expect.poll(() => page.url()).toBe(other.url())
  expect(page.url()).not.toBe(first)
  await page.getByRole('heading', { name: /Vercors/ }).waitFor()
  await reminder.getByRole('link', { name: /hauts plateaux/ }).waitFor()

  await other.getByRole('button', { name: 'Abandonner cette réservation' }).click()
  await other.getByRole('button', { name: 'Abandonner', exact: true }).click()
  await dropped(other).waitFor()
  await dropped(page).waitFor()
  await reminder.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})

test('updates a heart and its count in other tabs', async () => {
  const { page, context, complaints, close } = await visit({ email })
  await open(page, '/expeditions?q=balcons')
  const other = await context.newPage()
  await open(other, '/expeditions?q=balcons')
  const heart = (tab: Page) =>
    tab
      .locator('main')
      .getByRole('button', { name: /^Favori/ })
      .first()
  const shown = (tab: Page) => heart(tab).locator('..').textContent()
  const before = Number(/\d+/.exec((await shown(page)) ?? '')?.[0])
  await heart(other).click()
  await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => shown(page)).toContain(String(before + 1))
  await expect.poll(() => shown(other)).toContain(String(before + 1))
  expect(complaints).toEqual([])
  await close()
})
