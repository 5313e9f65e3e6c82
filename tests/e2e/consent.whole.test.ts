import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { drawn, open, origin, visits } from '#tests/support/visits.ts'

const visit = visits(site())

const panel = (page: Page) => page.getByRole('region', { name: 'Tes choix, avant tout' })

const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent.trim()')

/** Styles that give a button its weight. */
const looksOfAnswers = `[...document.querySelectorAll('.cm button')].map((button) => {
  const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button)
  const { width, height } = button.getBoundingClientRect()
  return [backgroundColor, color, borderColor, fontSize, fontWeight, width, height].join()
})`

test('lets a first visitor of the home page type on while the panel opens', async () => {
  const { page, complaints, close } = await visit({ isFirst: true })
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.continue()
  })
  await page.goto(origin)
  const text = 'kayak en bretagne au printemps'
  const field = page.getByRole('main').locator('input[name=q]')
  await field.click()
  await page.keyboard.type(text, { delay: 120 })
  await panel(page).waitFor()
  await page.keyboard.type(' 2027', { delay: 120 })
  expect(await field.inputValue()).toBe(`${text} 2027`)
  expect(complaints).toEqual([])
  await close()
})

test('shows the panel after the skip link, with three equal choices and no focus trap', async () => {
  const { page, complaints, close } = await visit({ isFirst: true })
  await open(page, '/faq')
  await panel(page).waitFor()
  await page.getByText('Tes choix de cookies t’attendent au début de la page.').waitFor({ state: 'attached' })
  // Its buttons take the focus once they are drawn.
  await drawn(page)
  expect(await page.evaluate('document.activeElement === document.body')).toBe(true)
  const stops: string[] = []
  for (let tabs = 0; tabs < 5; tabs += 1) {
    await page.keyboard.press('Tab')
    stops.push(await focused(page))
  }
  expect(stops.slice(0, 4)).toEqual(['Aller au contenu', 'Tout accepter', 'Tout refuser', 'Choisir'])
  expect(await page.evaluate('Boolean(document.activeElement.closest("header"))')).toBe(true)
  const looks = await page.evaluate<string[]>(looksOfAnswers)
  expect([looks.length, new Set(looks).size]).toEqual([3, 1])
  expect(complaints).toEqual([])
  await close()
})

test('the price of a trip stands on the bar of a small screen, and at its foot after the choice', async () => {
  const { page, complaints, close } = await visit({ isFirst: true, width: 390 })
  await open(page, '/expeditions/balcons-de-la-vanoise')
  await panel(page).waitFor()
  const price = page.getByRole('link', { name: 'Voir les départs' }).locator('..')
  const gap = async () => {
    const [bar, request] = [await price.boundingBox(), await panel(page).boundingBox()]
    return bar && request ? Math.round(request.y - bar.y - bar.height) : undefined
  }
  await expect.poll(gap).toBe(0)
  await panel(page).getByRole('button', { name: 'Tout refuser' }).click()
  const end = async () => Math.round(((box) => (box ? box.y + box.height : 0))(await price.boundingBox()))
  await expect.poll(end).toBe(844)
  expect(complaints).toEqual([])
  await close()
})
