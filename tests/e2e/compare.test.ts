import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, open, overflow, visits } from '#tests/support/visits.ts'

const visit = visits(site())

test('compares up to three favourites by keyboard, and after a reload', async () => {
  const { page, complaints, close } = await visit({ email: 'camille.voyage@demo.explora.test', width: 390 })
  await open(page, '/mes-favoris')
  const choices = page.getByRole('checkbox', { name: /^Comparer/ })
  await expect.poll(() => choices.count()).toBe(4)
  for (const index of [0, 1, 2]) {
    await choices.nth(index).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => choices.nth(index).isChecked()).toBe(true)
  }
  expect(await choices.nth(3).isDisabled()).toBe(true)
  await page.getByText('Tu compares 3 aventures, le plus possible.').waitFor()
  const columns = page.getByRole('columnheader')
  await expect.poll(() => columns.count()).toBe(4)
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0])

  await page.reload()
  await expect.poll(() => columns.count()).toBe(4)
  const remove = page.getByRole('button', { name: /de la comparaison$/ })
  await remove.first().click()
  await expect.poll(() => columns.count()).toBe(3)
  await expect.poll(() => page.locator('table :focus').count()).toBe(1)
  await remove.first().click()
  await page.getByRole('table').waitFor({ state: 'detached' })
  await page
    .getByRole('checkbox', { name: /^Comparer/ })
    .and(page.locator(':focus'))
    .waitFor()
  expect(new URL(page.url()).search).toMatch(/^\?comparer=\w+$/)
  expect(complaints).toEqual([])
  await close()
})
