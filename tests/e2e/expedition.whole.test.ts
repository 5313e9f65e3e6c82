import { expect, test } from 'vitest'
import { inkInForcedColours, seen } from '#tests/support/forcedColours.ts'
import { site } from '#tests/support/site.ts'
import { barriers, open, overflow, strays, untilTakenOver, visits } from '#tests/support/visits.ts'

const visit = visits(site())

const path = '/expeditions/balcons-de-la-vanoise'

const traveller = 'nouveau@demo.explora.test'

const other = 'camille.voyage@demo.explora.test'

test('draws its level, and bars of journeys and emissions in forced colours', async () => {
  const { page, close } = await visit()
  await open(page, path)
  const label = page.getByRole('region', { name: 'L’étiquette carbone' })
  const keys = await inkInForcedColours(label.locator('td, th').locator('.share-key'))
  expect(keys.filter(({ contrast }) => contrast > seen)).toHaveLength(6)
  expect(new Set(keys.map(({ mean }) => mean)).size).toBeGreaterThan(3)
  const [level] = await inkInForcedColours(page.locator('.level').first())
  expect(level?.contrast).toBeGreaterThan(seen)
  const bars = await inkInForcedColours(page.locator('dd > [aria-hidden].rounded-full'))
  expect(bars.filter(({ contrast }) => contrast > seen)).toHaveLength(3)
  await close()
})

test('creates, updates and deletes the cart of a departure, hidden from other accounts', async () => {
  const mine = await visit({ email: traveller, width: 390 })
  const { page } = mine
  await open(page, path)
  await page.getByRole('link', { name: 'Voir les départs' }).click()
  const sheet = page.getByRole('dialog', { name: '8 départs' })
  await sheet.getByLabel('Départs confirmés seulement').check()
  await sheet
    .locator('label', { hasText: /2\splaces/ })
    .first()
    .click()
  await sheet.getByLabel('Voyageurs').selectOption('2')
  await sheet.getByRole('button', { name: 'Demander cette place' }).click()
  await page.waitForURL(/\/reservations\/[0-9a-f-]+\/1$/)
  await page.getByRole('heading', { name: 'Les balcons de la Vanoise' }).waitFor()
  const first = page.url()
  await page.getByText('Changer de date').click()
  await page.locator('label:has([type=radio]:enabled)').last().click()
  await expect.poll(() => page.url()).not.toBe(first)
  const address = page.url()
  await page.reload()
  await untilTakenOver(page)
  await page.getByText('La suite se fait avec nous au téléphone').waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  const another = await visit({ email: other })
  await another.page.goto(address)
  await another.page.getByRole('heading', { name: 'Ce sentier ne mène nulle part' }).waitFor()
  await open(another.page, path)
  await another.page.getByRole('button', { name: 'Demander cette place' }).click()
  await another.page.getByRole('dialog', { name: /^Remplacer ta réservation en cours/ }).waitFor()
  expect([await barriers(another.page), await strays(another.page)]).toEqual([[], []])
  await another.page.keyboard.press('Escape')
  await expect.poll(() => another.page.locator(':focus').textContent()).toBe('Demander cette place')

  await page.getByRole('button', { name: 'Abandonner cette réservation' }).click()
  expect([await barriers(page), await strays(page)]).toEqual([[], []])
  await page.getByRole('button', { name: 'Abandonner', exact: true }).click()
  await page.getByText('Tu n’as plus de réservation en cours.').waitFor()
  for (const { complaints, close } of [mine, another]) {
    expect(complaints).toEqual([])
    await close()
  }
})
