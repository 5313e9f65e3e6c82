import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { actionCounter } from '#tests/support/actions.ts'
import { enterAgency, field, loaded } from '#tests/support/agencyScreens.ts'
import { expectSound } from '#tests/support/bookingScreens.ts'
import { widths } from '#tests/support/lane.ts'
import { site } from '#tests/support/site.ts'
import { visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)
const enter = (width: number, permissions: StaffPermission[], path: string) =>
  enterAgency({ site: started, visit }, { width, permissions, path })

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('publishes by the keyboard what visitors then see, and focuses what is missing', async () => {
  const { page, complaints, close } = await enter(1280, ['catalogue'], '/aventures/27')
  await field(page, 'summary').waitFor()
  await loaded(page)
  const slug = await field(page, 'slug').inputValue()
  const publicPage = async () => (await fetch(`${started().url}/expeditions/${slug}`)).text()
  const former = await field(page, 'summary').inputValue()
  await field(page, 'summary').fill('Trop court')
  await page.keyboard.press('Control+Enter')
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel(/^Note pour l’historique/).fill('Saison 2027')
  await expectSound(page)
  await page.keyboard.press('Enter')
  await toast(page, 'Complète d’abord les champs signalés.')
  await page.locator('[name=summary][aria-invalid]:focus').waitFor()
  await expectSound(page)
  expect(await publicPage()).toContain(former.slice(0, 30))
  await field(page, 'searchTitle').fill('Un titre pour les moteurs')
  const actions = await actionCounter(page)
  await field(page, 'summary').fill('Un résumé tout neuf, écrit au clavier et publié sans toucher la souris.')
  await page.keyboard.press('Control+Enter')
  await dialog.getByLabel(/^Note pour l’historique/).waitFor()
  await page.keyboard.press('Enter')
  await toast(page, 'Publiée.')
  expect(actions()).toBe(3)
  await expect.poll(publicPage).toContain('Un résumé tout neuf, écrit au clavier')
  expect(await publicPage()).toContain('<title>Un titre pour les moteurs – Explora</title>')
  await page.getByRole('link', { name: 'Versions publiées' }).press('Enter')
  await page.locator('ins').filter({ hasText: 'clavier' }).first().waitFor()
  await page.getByRole('button', { name: 'Reprendre la version 1' }).waitFor()
  await expectSound(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectSound(page)
  // The browser reports no response of the publication that was refused: it is data.
  expect(complaints).toEqual([])
  await close()
})

test.each(widths())('at %i, previews a draft as a page that visitors do not have', async (width) => {
  const id = width === 1280 ? 28 : 29
  const { page, complaints, close } = await enter(width, ['catalogue'], `/aventures/${id}`)
  await field(page, 'name').waitFor()
  await loaded(page)
  const slug = await field(page, 'slug').inputValue()
  await field(page, 'name').fill('Un nom de brouillon')
  await page.getByRole('link', { name: 'Voir l’aperçu' }).press('Enter')
  await page.getByText('Aperçu du brouillon').first().waitFor()
  await page.locator('[inert] h1').filter({ hasText: 'Un nom de brouillon' }).waitFor()
  await page.locator('[inert] #parcours').waitFor()
  await page.getByText(/^Ce que lisent les moteurs/).click()
  await page.getByText('"@type": "TouristTrip"').waitFor()
  await expectSound(page)
  expect(await (await fetch(`${started().url}/expeditions/${slug}`)).text()).not.toContain(
    'Un nom de brouillon',
  )
  await page.getByRole('link', { name: 'Revenir à la rédaction' }).press('Enter')
  await page.getByRole('button', { name: 'Abandonner les modifs' }).press('Enter')
  await expectSound(page)
  await page.getByRole('button', { name: 'Reprendre la version publiée' }).press('Enter')
  await toast(page, 'Le brouillon est revenu à la version publiée.')
  await expect.poll(() => field(page, 'name').inputValue()).not.toBe('Un nom de brouillon')
  expect(complaints).toEqual([])
  await close()
})

test('unpublishes after the consequence is confirmed, and the page is gone', async () => {
  const { page, close } = await enter(390, ['catalogue'], '/aventures/30')
  await field(page, 'slug').waitFor()
  await loaded(page)
  const url = `${started().url}/expeditions/${await field(page, 'slug').inputValue()}`
  expect((await fetch(url)).status).toBe(200)
  await page.getByRole('button', { name: 'Dépublier', exact: true }).press('Enter')
  const dialog = page.locator('dialog[open]')
  const confirm = dialog.getByRole('button', { name: 'Dépublier et retirer la page' })
  await confirm.press('Enter')
  const consequence = dialog.getByText(/gardent? (leur|sa) place/)
  const gone = page.getByText('Dépubliée. Sa page n’existe plus.').first()
  await consequence.or(gone).waitFor()
  if (await consequence.isVisible()) {
    await expectSound(page)
    await confirm.press('Enter')
    await gone.waitFor()
  }
  await expect.poll(async () => (await fetch(url)).status).toBe(404)
  await close()
})
