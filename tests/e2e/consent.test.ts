import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { namesStored, open, visits } from '#tests/support/visits.ts'

const visit = visits(site())

const panel = (page: Page) => page.getByRole('region', { name: 'Tes choix, avant tout' })

test('stores nothing before a choice, and only the choice for six months after a refusal', async () => {
  const { page, complaints, close } = await visit({ isFirst: true })
  await open(page, '/faq?utm_source=influence&utm_campaign=marie')
  const question = panel(page)
  const refuse = question.getByRole('button', { name: 'Tout refuser' })
  await refuse.waitFor()
  expect(await namesStored(page)).toEqual([])
  await refuse.click()
  await question.waitFor({ state: 'hidden' })
  expect(await namesStored(page)).toEqual(['consent'])
  const [cookie] = await page.context().cookies()
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(180)
  expect(days).toBeLessThan(184)
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click()
  await page.getByRole('dialog', { name: 'Mes choix' }).getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(() => page.evaluate<string>('document.cookie')).toMatch(/ab_variant=[AB]/)
  await expect.poll(() => page.evaluate('document.cookie')).toContain('utm_source=marie')
  await expect
    .poll(() => page.evaluate('window.dataLayer.map(({ name }) => name)'))
    .toContain('ab_variant_assigned')
  expect(complaints).toEqual([])
  await close()
})
