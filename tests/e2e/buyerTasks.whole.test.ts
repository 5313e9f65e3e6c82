import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, overflow, visits } from '#tests/support/visits.ts'

const visit = visits(site())

/** Tasks of a buyer, each done from the home page in at most this many clicks, entries and choices. */
const mostActions = 4

/** Counts actions; a link that opens another tab continues there. */
function buyer(page: Page) {
  let current = page
  let count = 0
  return {
    page: () => current,
    count: () => count,
    async does(action: () => Promise<unknown>) {
      count += 1
      await action()
    },
    async follows(name: string | RegExp) {
      count += 1
      const link = current.getByRole('link', { name }).first()
      const isTab = (await link.getAttribute('target')) === '_blank'
      const opened = isTab ? current.waitForEvent('popup') : current
      await link.click()
      current = await opened
    },
  }
}

/** The price that the text of a card shows. */
const computePrice = (text: string) =>
  Number(/À\spartir\sde\s([\d\s]+)\s€/.exec(text)?.[1]?.replaceAll(/\s/g, ''))

test('finds the cheapest confirmed departure of July under 1,000 € in the Alps', async () => {
  const { page, complaints, close } = await visit()
  await open(page, '/')
  const { does, count } = buyer(page)
  await does(async () => {
    await page.getByRole('combobox', { name: 'Où ?' }).fill('alpes')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=alpes/)
  })
  const panel = page.getByRole('complementary', { name: 'Filtres' })
  await does(async () => {
    await panel.getByText('juillet 2027').click()
    await page.waitForURL(/month=2027-07/)
  })
  await does(async () => {
    await panel.getByRole('switch', { name: /^Départ confirmé/ }).click()
    await page.waitForURL(/confirmed=true/)
  })
  await does(async () => {
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ label: 'Prix croissant' })
    await page.waitForURL(/sort=price/)
  })
  const cards = page.getByRole('region', { name: 'Résultats' }).getByRole('article')
  const prices = async () => (await cards.allInnerTexts()).map(computePrice)
  // The address changes before the list does.
  await expect
    .poll(prices)
    .toSatisfy((all: number[]) => all.length > 1 && all.every((each, index) => each >= (all[index - 1] ?? 1)))
  const [price] = await prices()
  expect(price).toBeLessThan(1000)
  await cards
    .first()
    .getByText(/Confirmé/)
    .first()
    .waitFor({ state: 'attached' })
  expect(await cards.first().innerText()).toMatch(/\d+\sjuil\./)
  expect(count()).toBeLessThanOrEqual(mostActions)
  expect(complaints).toEqual([])
  await close()
})

test.each([
  [1280, 'Dates'],
  [390, 'Voir les départs'],
])(
  'at %i, tells how long day 3 of a trip is, then finds another trip in the same week',
  async (width, dates) => {
    const { page, close } = await visit({ width })
    await open(page, '/')
    const { follows, count, page: current } = buyer(page)
    await follows(/^Les balcons de la Vanoise/)
    await follows('Programme')
    const day = current()
      .locator('summary')
      .filter({ hasText: /Jour\s3/ })
    await day.filter({ visible: true }).waitFor()
    const text = (await day.innerText()).replaceAll(/\s/g, ' ')
    expect(text).toMatch(/\d+(,\d)? km/)
    expect(text).toMatch(/\d+ h/)
    expect(await overflow(current())).toBeLessThanOrEqual(0)

    await follows(dates)
    await follows('Mêmes dates, autre aventure')
    await current().waitForURL(/\/expeditions\?start=\d{4}-\d\d-\d\d&end=/)
    await current().getByRole('region', { name: 'Résultats' }).getByRole('article').first().waitFor()
    expect(count()).toBeLessThanOrEqual(mostActions)
    await close()
  },
)
