import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, visits } from '#tests/support/visits.ts'

const visit = visits(site())

test.each([
  ['503', 1280],
  ['abort', 390],
])('retains filters and cards after a failed search (%s, at %i), and retries', async (how, width) => {
  const { page, close } = await visit({ width })
  await open(page, '/expeditions')
  const down = '**/graphql**'
  await page.route(down, (route) => (how === '503' ? route.fulfill({ status: 503 }) : route.abort()))
  const isSmall = width < 994
  if (isSmall) await page.getByRole('button', { name: 'Niveau', exact: true }).click()
  const box = isSmall ? page.getByRole('dialog', { name: /^Filtres/ }) : page.locator('main')
  await box.locator('input[name=level]').nth(1).click()
  const retry = box.getByRole('button', { name: 'Réessayer' })
  await retry.waitFor()
  expect(await box.getByRole('checkbox', { checked: true }).count()).toBe(1)
  expect(await page.locator('main article').count()).toBe(24)
  expect(page.url()).toContain('level=')
  await page.unroute(down)
  await retry.click()
  await retry.waitFor({ state: 'detached' })
  expect(page.url()).toContain('level=')
  if (isSmall) await box.getByRole('button', { name: /^Voir/ }).waitFor()
  await close()
})
