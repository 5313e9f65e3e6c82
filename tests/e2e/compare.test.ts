import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, open, overflow, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

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
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole('region', { name: 'Comparer des aventures' }).focus()
  const lastEnd = "[...document.querySelectorAll('th[scope=col]')].at(-1).getBoundingClientRect().right"
  const isInView = () => page.evaluate<boolean>(`${lastEnd} <= innerWidth`)
  expect(await isInView()).toBe(false)
  const scroll = async () => {
    await page.keyboard.press('ArrowRight')
    return isInView()
  }
  await expect.poll(scroll).toBe(true)
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
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toMatch(/Saison<\/th><td>(?!Non précisé)/)
})
