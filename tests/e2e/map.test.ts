import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, open, origin, overflow, visits } from '#tests/support/visits.ts'

const visit = visits(site())

test('shows, zooms and describes the map without scripts', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false })
  await page.goto(`${origin}/expeditions?view=map`)
  expect(
    await page.getByRole('region', { name: 'Les points de rendez-vous' }).getByRole('listitem').count(),
  ).toBe(48)
  await page.locator('.pin-merged:visible').first().click()
  await page.waitForURL(/bbox=/)
  await page.getByRole('link', { name: 'Toute l’Europe' }).click()
  await page.waitForURL(/bbox=-24/)
  await page.getByRole('link', { name: 'Toute l’Europe' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Liste' }).click()
  await page.waitForURL((url) => !url.search.includes('view=map'))
  await close()
})

test('opens a pin, zooms a merged one, and offers no interactive map without tiles', async () => {
  const { page, complaints, close } = await visit()
  await open(page, '/expeditions?view=map')
  const pin = page.locator('.pin:not(.pin-merged):visible').first()
  await pin.waitFor()
  await pin.focus()
  await page.keyboard.press('Enter')
  expect(await page.getByRole('article').getByRole('link').getAttribute('href')).toMatch(/^\/expeditions\//)
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Fermer' }).click()
  await page.locator('.pin-merged:visible').first().click()
  await page.waitForURL(/bbox=/)
  const places = page.getByRole('region', { name: 'Les points de rendez-vous' }).getByRole('listitem')
  await expect.poll(() => places.count()).toBeLessThan(48)
  await page.goBack()
  // The URL changes before its page, which would close a map opened too early.
  await expect.poll(() => places.count()).toBe(48)
  expect(new URL(page.url()).search).not.toContain('bbox')
  const region = page.getByRole('link', { name: /^Voir la région / }).first()
  await region.click()
  await page.waitForURL(/region=/)
  await page.getByRole('link', { name: /^Enlever / }).waitFor()
  expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/^Quitter la région /)
  await page.goBack()
  await region.waitFor()
  expect(await page.getByRole('button', { name: 'Explorer la carte' }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('marks a day of the programme on the route, enlarges it, and downloads the route as GPX', async () => {
  const { page, complaints, close } = await visit({ width: 390 })
  await open(page, '/expeditions/balcons-de-la-vanoise')
  const route = page.getByRole('region', { name: 'Le parcours' })
  const choice = route.getByRole('button', { name: /^Jour.3$/ })
  await choice.scrollIntoViewIfNeeded()
  await page.locator('summary').filter({ hasText: 'Plan du Lac' }).focus()
  await route.locator('path.opacity-30').first().waitFor({ state: 'attached' })
  await choice.click()
  await page.locator('details[data-active]').filter({ hasText: 'Plan du Lac' }).waitFor()
  expect(await route.getByRole('button', { pressed: true }).innerText()).toMatch(/^Jour.3$/)
  expect(await route.getByRole('button', { name: 'Explorer la carte' }).count()).toBe(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    route.getByRole('link', { name: 'Télécharger la trace GPX' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('balcons-de-la-vanoise.gpx')
  expect(await overflow(page)).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
