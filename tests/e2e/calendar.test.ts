import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, open, origin, overflow, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

const nameOf = (page: Page) =>
  page.evaluate<string>("document.activeElement.getAttribute('aria-label') ?? ''")

/** Row and column of the first visible cell that holds a departure. */
const firstDeparture = `(() => {
  const rows = [...document.querySelectorAll('[role=grid] [role=row]')]
    .map((row) => [...row.querySelectorAll('[role=gridcell]')].filter((cell) => cell.checkVisibility()))
    .filter((cells) => cells.length > 0)
  const held = rows.map((cells) => cells.findIndex((cell) => /place|complet/.test(cell.ariaLabel ?? '')))
  const row = held.findIndex((column) => column >= 0)
  return [row, held[row]]
})()`

test.each([1280, 768, 390, 320])(
  'opens a departure of the year by keyboard alone at %i pixels',
  async (width) => {
    const { page, complaints, close } = await visit({ width })
    const scripts: Promise<Buffer>[] = []
    await open(page, '/calendrier')
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0])

    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.getByRole('grid').locator('[tabindex="0"]').focus()
    await page.keyboard.press('Control+Home')
    await expect.poll(() => nameOf(page)).toMatch(/, semaine du /)
    const keys = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect(keys).toBeGreaterThan(0)
    expect(keys).toBeLessThanOrEqual(4000)

    const [rows, columns] = await page.evaluate<[number, number]>(firstDeparture)
    for (let row = 0; row < rows; row += 1) await page.keyboard.press('ArrowDown')
    for (let column = 0; column < columns; column += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => nameOf(page)).toMatch(/(place|complet|annulé)/)
    const name = await nameOf(page)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await nameOf(page)).toBe(name)
    expect(complaints).toEqual([])
    await close()
  },
)

test('sends a page of twelve rows in 16 kB, with its list, without scripts', async () => {
  const html = await (await fetch(`${started().url}/calendrier`)).text()
  expect(gzipSync(html).length).toBeLessThanOrEqual(16_000)
  const { page, close } = await visit({ width: 390, javaScriptEnabled: false })
  await page.goto(`${origin}/calendrier`)
  await page.getByText('Voir en liste').click()
  expect(await page.locator('details[open] li li').count()).toBeGreaterThan(12)
  expect(await overflow(page)).toBe(0)
  await close()
})
