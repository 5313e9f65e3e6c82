import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inkInForcedColours, seen } from '#tests/support/forcedColours.ts'
import { laterScripts } from '#tests/support/pageScripts.ts'
import { site } from '#tests/support/site.ts'
import { barriers, drawn, open, origin, overflow, type Visit, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

const readName = (page: Page) =>
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

/** Moves the focus to the first cell, then 11 times through cells and windows, each in a frame of its own. */
const twelveMoves = `(async () => {
  for (let move = 0; move < 12; move += 1) {
    const key = move === 0 ? 'Home' : move < 11 ? 'ArrowRight' : 'ArrowDown'
    const init = { key, ctrlKey: move === 0, bubbles: true, cancelable: true }
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', init))
    await new Promise(requestAnimationFrame)
  }
})()`

/**
 * Milliseconds that the page's thread works for a move, least of five runs: processor time, to which other programs
 * add by what they evict from its caches.
 */
async function timeOfMove(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const times: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const before = await worked()
    await page.evaluate(twelveMoves)
    times.push(((await worked()) - before) * (1000 / 12))
  }
  return Math.min(...times)
}

/** Number and width of the columns in view. */
const columnsInView = `(() => {
  const [row] = document.querySelectorAll('[role=grid] [role=row]:has([role=gridcell])')
  const frame = row.querySelector('.calendar-clip').getBoundingClientRect()
  const boxes = [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.getBoundingClientRect())
  const shown = boxes.filter(({ left, right }) => left > frame.left - 1 && right < frame.right + 1)
  return [shown.length, shown[0].width]
})()`

let visited: Visit
beforeAll(async () => {
  visited = await visit()
  await open(visited.page, '/calendrier')
})
afterAll(() => visited.close())

test('shows as many weeks as the screen has room for, without scrolling sideways', async () => {
  const expected = [
    { width: 1280, columns: [52, 23], overflow: 0 },
    { width: 1023, columns: [26, expect.any(Number)], overflow: 0 },
    { width: 768, columns: [26, expect.any(Number)], overflow: 0 },
    { width: 640, columns: [26, expect.any(Number)], overflow: 0 },
    { width: 390, columns: [8, 44], overflow: 0 },
    { width: 320, columns: [8, expect.any(Number)], overflow: 0 },
  ]
  const { page } = visited
  const found: object[] = []
  for (const { width } of expected) {
    await page.setViewportSize({ width, height: 844 })
    await drawn(page)
    found.push({ width, columns: await page.evaluate(columnsInView), overflow: await overflow(page) })
  }
  expect(found).toEqual(expected)
})

test('loads the keys of the grid at its first focus', async () => {
  const html = await (await fetch(`${started().url}/calendrier`)).text()
  const [keys = ''] = laterScripts(['src/features/calendar/gridKeys.ts'], html)
  const requested = visited.page.waitForRequest(origin + keys)
  await visited.page.getByRole('grid').locator('[tabindex="0"]').focus()
  await requested
})

test.each([1280, 768, 390, 320])(
  'opens a departure of the year by keyboard alone at %i pixels',
  async (width) => {
    const { page, complaints } = visited
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('grid').locator('[tabindex="0"]').focus()
    const first = async () => {
      await page.keyboard.press('Control+Home')
      return readName(page)
    }
    await expect.poll(first).toMatch(/, semaine du /)

    const [rows, columns] = await page.evaluate<[number, number]>(firstDeparture)
    for (let row = 0; row < rows; row += 1) await page.keyboard.press('ArrowDown')
    for (let column = 0; column < columns; column += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => readName(page)).toMatch(/(place|complet|annulé)/)
    const name = await readName(page)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await readName(page)).toBe(name)
    expect(await timeOfMove(page)).toBeLessThanOrEqual(16)
    expect(complaints).toEqual([])
  },
)

test('draws marks and holidays in forced colours', async () => {
  const { page } = visited
  await page.setViewportSize({ width: 1280, height: 900 })
  const marks = await inkInForcedColours(page.getByLabel('Légende').locator('.calendar-mark'))
  expect(marks.filter(({ contrast }) => contrast > seen)).toHaveLength(5)
  const holidays = await inkInForcedColours(page.locator('.calendar-zone b:first-child'))
  expect(holidays.filter(({ contrast }) => contrast > seen)).toHaveLength(3)
})

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
