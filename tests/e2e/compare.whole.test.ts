import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, drawn, open, overflow, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

const widths = `[...document.querySelectorAll('tr:has(th[scope=col]) > *')].map((cell) => cell.offsetWidth)`

/** All cells of a column are between the names of the rows and the edge of the screen. */
const isShown = (column: number) => `[...document.querySelectorAll('tr:has(th)')].every(({ children }) => {
  const cell = children[${column}].getBoundingClientRect()
  return cell.left > children[0].getBoundingClientRect().right - 1 && cell.right < innerWidth + 1
})`
const isLastRowShown = "document.querySelector('tbody').getBoundingClientRect().bottom <= innerHeight"

/** The names of the trips are below the header and above the last row. */
const isHeadShown = `[...document.querySelectorAll('th[scope=col]')].every((head) => {
  const { top, bottom } = head.getBoundingClientRect()
  return top > document.querySelector('header').getBoundingClientRect().bottom - 1 &&
    bottom < document.querySelector('tbody tr:last-child').getBoundingClientRect().top + 1
})`

const pressUntil = (page: Page, key: string, condition: string) =>
  expect
    .poll(async () => {
      const isMet = await page.evaluate<boolean>(condition)
      if (!isMet) await page.keyboard.press(key)
      return isMet
    })
    .toBe(true)

test('compares favourites by keyboard in an address that anybody opens', async () => {
  const { page, complaints, close } = await visit({ email: 'camille.voyage@demo.explora.test', width: 390 })
  await open(page, '/mes-favoris')
  const choices = page.getByRole('checkbox', { name: /^Comparer/ })
  await expect.poll(() => choices.count()).toBe(4)
  await page.setViewportSize({ width: 320, height: 844 })
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
  for (const index of [0, 1, 2]) {
    await choices.nth(index).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => choices.nth(index).isChecked()).toBe(true)
  }
  await page.getByRole('link', { name: 'Comparer (3)' }).click()
  const columns = page.getByRole('columnheader')
  await expect.poll(() => columns.count()).toBe(4)
  await page.setViewportSize({ width: 390, height: 844 })
  await drawn(page)
  expect(await page.evaluate(widths)).toEqual([96, 131, 131, 131])
  await page.getByRole('region', { name: 'Comparer des aventures' }).focus()
  expect(await page.evaluate(isShown(3))).toBe(false)
  for (const column of [1, 2, 3]) await pressUntil(page, 'ArrowRight', isShown(column))
  expect(await page.evaluate(isLastRowShown)).toBe(false)
  await pressUntil(page, 'PageDown', isLastRowShown)
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(isHeadShown)).toBe(true)
  await page
    .getByRole('link', { name: /de la comparaison$/ })
    .first()
    .click()
  await expect.poll(() => columns.count()).toBe(3)
  const { pathname, search } = new URL(page.url())
  expect(complaints).toEqual([])
  await close()

  const html = await (await fetch(started().url + pathname + search)).text()
  expect(html.match(/<th scope="col"/g)).toHaveLength(3)
  expect(
    html
      .match(/<tr><t[dh][^>]*>/g)
      ?.slice(1)
      .every((row) => row.includes('<th scope="row"')),
  ).toBe(true)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toMatch(/Saison<\/th><td>(?!Non précisé)/)
})
