import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inkInForcedColours, seen } from '#tests/support/forcedColours.ts'
import { site } from '#tests/support/site.ts'
import {
  barriers,
  open,
  origin,
  overflow,
  strays,
  untilTakenOver,
  type Visit,
  visits,
} from '#tests/support/visits.ts'

const visit = visits(site())
const path = '/expeditions/balcons-de-la-vanoise'
const traveller = 'nouveau@demo.explora.test'
const other = 'camille.voyage@demo.explora.test'

let wide: Visit
beforeAll(async () => {
  wide = await visit()
  await open(wide.page, path)
})
afterAll(() => wide.close())

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
/** Live data is followed once the visitor is active and near; later events arrive. */
async function follow(page: Page): Promise<void> {
  let isFollowed = false
  page.on('response', (response) => {
    isFollowed ||= response.url().includes('operationName=MessageAdded')
  })
  await open(page, path)
  await page.locator('#questions').scrollIntoViewIfNeeded()
  let x = 0
  const look = async () => {
    await page.mouse.move(++x, 5)
    return isFollowed
  }
  await expect.poll(look).toBe(true)
}

test('operates photographs, days, dates and reviews by keyboard', async () => {
  const { page, complaints } = wide
  const all = page.getByRole('link', { name: 'Voir les 3 photos' })
  await all.focus()
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Photographies de l’aventure' })
  await dialog.getByText('1 / 3', { exact: true }).waitFor()
  await press(page, 'ArrowRight')
  await dialog.getByText('2 / 3', { exact: true }).waitFor()
  await press(page, 'End')
  await dialog.getByText('3 / 3', { exact: true }).waitFor()
  await press(page, 'Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Voir les 3 photos')
  await press(page, 'Enter')
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(origin + path)

  const day = page.locator('summary', { hasText: 'Jour 2' })
  await day.focus()
  await press(page, 'Enter')
  await page.locator('#jour-2').filter({ visible: true }).waitFor()

  const dates = page.getByRole('region', { name: '8 départs' })
  const chosen = dates.getByRole('radio', { checked: true })
  const label = dates
    .locator('label')
    .filter({ has: page.locator('input[type=radio]:checked'), visible: true })
  const before = await label.textContent()
  await chosen.focus()
  await press(page, 'ArrowDown')
  await expect.poll(() => label.textContent()).not.toBe(before)
  expect(await dates.getByRole('radio').count()).toBe(8)
  // The panel has the same choice.
  const panel = page.getByRole('complementary', { name: 'Les départs' })
  const shown = panel.locator('label').filter({ has: page.locator('input[type=radio]:checked') })
  await expect
    .poll(() => shown.locator('b').textContent())
    .toBe(await label.locator('b').first().textContent())

  const reviews = page.locator('#avis').getByText(/^Publié le/)
  expect(await reviews.count()).toBe(5)
  await page.getByRole('button', { name: /^4 étoiles : 2/ }).focus()
  await press(page, 'Enter')
  await expect.poll(() => reviews.count()).toBe(2)
  await press(page, 'Enter')
  await expect.poll(() => reviews.count()).toBe(5)
  expect(complaints).toEqual([])
})

test('shows the whole expedition without scripts, and opens a day by its link', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false, width: 320 })
  await page.goto(`${origin}${path}#jour-3`)
  await page.locator('#jour-3').filter({ visible: true }).waitFor()
  const dates = page.getByRole('region', { name: '8 départs' })
  await dates.getByText('sam. 26 juin – jeu. 1er juil.').filter({ visible: true }).waitFor()
  await page.getByText('Peut-on laisser une valise').waitFor()
  expect(await page.locator('main article a[href^="/expeditions/"]').count()).toBeGreaterThan(2)
  await close()
})

test('draws its level, and bars of journeys and emissions in forced colours', async () => {
  const { page } = wide
  const label = page.getByRole('region', { name: 'L’étiquette carbone' })
  const keys = await inkInForcedColours(label.locator('td, th').locator('.share-key'))
  expect(keys.filter(({ contrast }) => contrast > seen)).toHaveLength(6)
  expect(new Set(keys.map(({ mean }) => mean)).size).toBeGreaterThan(3)
  const [level] = await inkInForcedColours(page.locator('.level').first())
  expect(level?.contrast).toBeGreaterThan(seen)
  const bars = await inkInForcedColours(page.locator('dd > [aria-hidden].rounded-full'))
  expect(bars.filter(({ contrast }) => contrast > seen)).toHaveLength(3)
})

test('shows a question and its reply live in another browser', async () => {
  const asking = await visit({ email: traveller, width: 390 })
  const replying = await visit({ email: other })
  await Promise.all([follow(asking.page), follow(replying.page)])
  const field = asking.page.getByLabel('Pose ta question')
  await field.fill('Peut-on venir avec ses bâtons ?')
  await asking.page.getByRole('button', { name: 'Envoyer' }).click()
  await expect.poll(() => field.inputValue()).toBe('')
  const question = (page: Page) =>
    page.locator('#questions li').filter({ hasText: 'Peut-on venir avec ses bâtons ?' })
  await question(replying.page).getByText('Nouveau').waitFor()
  await question(replying.page).getByRole('button', { name: 'Répondre' }).click()
  await replying.page.keyboard.type('Oui, sans souci.')
  await question(replying.page).getByRole('button', { name: 'Envoyer' }).click()
  await question(asking.page).getByText('Oui, sans souci.').waitFor()
  await question(replying.page).getByRole('button', { name: 'Supprimer ton message' }).click()
  await replying.page.keyboard.press('Enter')
  await question(replying.page).getByText('Oui, sans souci.').waitFor({ state: 'detached' })
  expect(await overflow(asking.page)).toBeLessThanOrEqual(0)
  for (const { complaints, close } of [asking, replying]) {
    expect(complaints).toEqual([])
    await close()
  }
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
  await follow(another.page)
  await another.page.getByRole('button', { name: 'Demander cette place' }).click()
  await another.page.getByRole('dialog', { name: /^Remplacer ta réservation en cours/ }).waitFor()
  expect([await barriers(another.page), await strays(another.page)]).toEqual([[], []])
  await press(another.page, 'Escape')
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
