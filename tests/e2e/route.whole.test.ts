import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, open, visits } from '#tests/support/visits.ts'

const visit = visits(site())

test('the profile of a route is one tab stop, read by arrows and by Page keys', async () => {
  const { page, complaints, close } = await visit()
  await open(page, '/expeditions/balcons-de-la-vanoise')
  const route = page.getByRole('region', { name: 'Le parcours' })
  await route.scrollIntoViewIfNeeded()
  const slider = route.getByRole('slider', { name: 'Profil d’altitude, point par point' })
  await slider.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Écouter le profil' }).waitFor()
  expect(await barriers(page)).toEqual([])

  await slider.focus()
  const read = async () => [
    Number(await slider.inputValue()),
    (await slider.getAttribute('aria-valuetext')) ?? '',
  ]
  const press = async (key: string) => {
    await page.keyboard.press(key)
    return read()
  }
  expect(await read()).toEqual([0, expect.stringMatching(/jour 1/i)])
  expect(await press('ArrowRight')).toEqual([1, expect.stringMatching(/jour 1/i)])
  expect(await press('ArrowUp')).toEqual([2, expect.stringMatching(/jour 1/i)])
  expect(await press('ArrowLeft')).toEqual([1, expect.stringMatching(/jour 1/i)])
  expect((await press('PageUp'))[1]).toMatch(/jour 2/i)
  expect((await press('PageUp'))[1]).toMatch(/jour 3/i)
  expect((await press('PageDown'))[1]).toMatch(/jour 2/i)
  expect(await press('End')).toEqual([100, expect.stringMatching(/jour 6/i)])

  // The next stop is past the drawing.
  const drawing = slider.locator('xpath=..')
  await page.keyboard.press('Tab')
  expect(await drawing.locator(':focus').count()).toBe(0)
  await page.keyboard.press('Shift+Tab')
  expect(await drawing.locator(':focus').count()).toBe(1)
  await page.keyboard.press('Shift+Tab')
  expect(await drawing.locator(':focus').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
