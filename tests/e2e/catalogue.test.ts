import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, origin, visits } from '#tests/support/visits.ts'

const started = site()

const visit = visits(started)

const panel = (page: Page) => page.getByRole('complementary', { name: 'Filtres' })

const found = (page: Page) => page.getByRole('region', { name: 'Résultats' })

const says = (page: Page, count: number) =>
  found(page)
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count}\\saventures?`) })
    .waitFor()

const readSearch = (page: Page) => new URL(page.url()).search

test('adds a history entry for each filter, retains the focus and announces the results', async () => {
  const { page, complaints, close } = await visit()
  await open(page, '/expeditions')
  await says(page, 48)
  const choose = async (role: 'checkbox' | 'switch', name: RegExp, search: string) => {
    const choice = panel(page).getByRole(role, { name })
    await choice.focus()
    await page.keyboard.press('Space')
    await page.waitForURL(origin + search)
    await choice.and(page.locator(':focus')).waitFor()
  }
  await choose('checkbox', /^À pied/, '/expeditions?activity_types=a-pied')
  await says(page, 32)
  await choose('checkbox', /^France/, '/expeditions?countries=FR&activity_types=a-pied')
  await says(page, 17)
  await choose(
    'switch',
    /^En famille/,
    '/expeditions?family_friendly=true&countries=FR&activity_types=a-pied',
  )
  await page.goBack()
  await says(page, 17)
  await page.goBack()
  await says(page, 32)
  await page.goBack()
  await says(page, 48)
  expect(readSearch(page)).toBe('')
  await expect.poll(() => panel(page).getByRole('checkbox', { checked: true }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('submits the panel and the sort without scripts', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false })
  await page.goto(`${origin}/expeditions?sort=price`)
  await panel(page)
    .getByRole('checkbox', { name: /^À pied/ })
    .check()
  await panel(page)
    .getByRole('checkbox', { name: /^France/ })
    .check()
  await panel(page).getByRole('button', { name: /^Voir/ }).click()
  await says(page, 17)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    `${origin}/expeditions?countries=FR&activity_types=a-pied&sort=price`,
  )
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('-price')
  await page.getByRole('button', { name: 'Trier', exact: true }).click()
  await says(page, 17)
  expect(readSearch(page)).toContain('sort=-price')
  await page.getByRole('link', { name: 'Enlever France' }).click()
  await says(page, 32)
  await page.goto(`${origin}/expeditions`)
  await page.getByRole('combobox', { name: 'Rechercher' }).fill('rando facile avec piscine, sans bivouac')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?q=piscine&activity_types=a-pied&level=1,2&ask=rando/)
  const understood = page.getByRole('list', { name: /^Compris/ })
  await understood.getByRole('link', { name: 'Enlever Niveaux 1 et 2' }).waitFor()
  await page.getByText(/^Pas compris.: sans bivouac$/).waitFor()
  await close()
})

test.each([
  ['q=rando+facile', 302, '/expeditions?activity_types=a-pied&level=1,2&ask=rando+facile'],
  ['q=rando+facile&words=1', 200, null],
  ['q=kayak+bretagne', 200, null],
])('answers %s with %i and the address %s', async (query, status, address) => {
  const { url } = started()
  const answer = await fetch(`${url}/expeditions?${query}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([status, address])
})
