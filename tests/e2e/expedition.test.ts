import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, origin, overflow, type Visit, visits } from '#tests/support/visits.ts'

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

test('shows the whole expedition and how to book it without scripts, and opens a day by its link', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false, width: 320 })
  await page.goto(`${origin}${path}#jour-3`)
  await page.locator('#jour-3').filter({ visible: true }).waitFor()
  const dates = page.getByRole('region', { name: '8 départs' })
  await dates.getByText('sam. 26 juin – jeu. 1er juil.').filter({ visible: true }).waitFor()
  await page.getByText('Peut-on laisser une valise').waitFor()
  const booking = page.getByRole('complementary', { name: 'Les départs' })
  await booking.getByText('Réserver ici demande JavaScript').waitFor()
  await booking.getByRole('link', { name: /^\+33/ }).waitFor()
  expect(await page.locator('main article a[href^="/expeditions/"]').count()).toBeGreaterThan(2)
  await close()
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
