import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, origin, visits } from '#tests/support/visits.ts'

const visit = visits(site())

test('no search without result is wider than a screen of 390 or 1280 pixels', async () => {
  const { page, close } = await visit()
  const overflow = 'document.documentElement.scrollWidth - innerWidth'
  const searches = [
    'q=randonn%C3%A9e+dans+les+alpes+avec+des+enfants&countries=RO',
    'countries=NO&start=2027-06-13&end=2027-06-17&level=1',
    ...[37, 80, 200].map((letters) => `q=${'x'.repeat(letters)}`),
  ]
  for (const search of searches) {
    await open(page, `/expeditions?${search}`)
    await page.getByText('Aucune aventure ne correspond').waitFor()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(overflow), search).toBeLessThanOrEqual(0)
    }
  }
  await close()
})

test('a theme retains its title, and offers to restore its filters once they have changed', async () => {
  const { page, complaints, close } = await visit()
  const theme = `${origin}/aventures/themes/neige/laponie`
  await open(page, '/aventures/themes/neige/laponie')
  const title = page.getByRole('heading', { level: 1, name: 'Neige en Laponie' })
  await title.waitFor()
  const back = page.getByRole('link', { name: 'Revenir aux filtres du thème' })
  expect(await back.count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Tout effacer' }).count()).toBe(0)
  await page
    .getByRole('link', { name: /^Enlever/ })
    .first()
    .click()
  await back.waitFor()
  await title.waitFor()
  await back.click()
  await page.waitForURL(theme)
  await back.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})
