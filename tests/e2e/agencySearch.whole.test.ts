import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enterAgency } from '#tests/support/agencyScreens.ts'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { widths } from '#tests/support/lane.ts'
import { site } from '#tests/support/site.ts'
import { visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher' })
/** Pixels of the open dialog that are beside it; expected none. */
const hidden = (page: Page): Promise<number> =>
  page.evaluate(
    "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('dialog[open]'))",
  )
const options = (page: Page) => page.getByRole('option')

/** A browser in which the agency is open to a new owner, or to staff who plan departures alone. */
const enter = (width: number, role: 'owner' | 'staff', path: string) =>
  enterAgency({ site: started, visit }, { path, width, role, permissions: ['departures'] })

test.each(widths())('at %i, finds a person, a departure and an expedition by the keyboard', async (width) => {
  const { page, complaints, close } = await enter(width, 'owner', '/acces')
  await heading(page, 'Mon accès').waitFor()
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  await page.getByText(/^Une aventure, un départ, une personne/).waitFor()
  await expectSound(page)
  await page.keyboard.type('camille')
  await page.getByRole('group', { name: 'Réservations' }).waitFor()
  await expectSound(page)
  expect(await hidden(page)).toBe(0)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('zzzz')
  await page.getByText('Rien ne correspond à « zzzz ».').waitFor()
  await expectSound(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('vanoise')
  await page.locator('[role=listbox][aria-busy=false]').getByRole('group', { name: 'Aventures' }).waitFor()
  expect(await options(page).first().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowUp')
  expect(await options(page).last().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/agence\/departs\?aventure=\d+$/)
  await heading(page, 'Départs').waitFor()
  await page.keyboard.press('/')
  await field(page).fill('vanoise')
  await page.getByRole('group', { name: 'Départs' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/agence\/departs\/\d+$/)
  await heading(page, 'Les balcons de la Vanoise').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('reports a search that failed, and finds no person for staff without the permission', async () => {
  const { page, context, close } = await enter(1280, 'staff', '/acces')
  await heading(page, 'Mon accès').waitFor()
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await page.getByText(/^Une aventure ou un départ/).waitFor()
  await field(page).fill('camille')
  await page.getByText('Rien ne correspond à « camille ».').waitFor()
  await context.setOffline(true)
  await field(page).fill('vanoise')
  await page.getByText('La recherche n’a pas répondu.').waitFor()
  await expectSound(page)
  await context.setOffline(false)
  await page.getByRole('group', { name: 'Aventures' }).waitFor()
  await close()
})

test('moves by g, j and k, lists the keys, and gives up those of one character', async () => {
  const { page, complaints, close } = await enter(1280, 'owner', '/journal')
  await heading(page, 'Journal').waitFor()
  await page.getByRole('link', { name: 'Équipe' }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await heading(page, 'Équipe').waitFor()
  await page
    .getByRole('link', { name: /^Historique de/ })
    .first()
    .waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.locator('button[data-row]:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await keys.getByText('Aller à « Équipe »').waitFor()
  await expectSound(page)
  await keys.getByLabel('Raccourcis d’une seule touche').press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await page.reload()
  await heading(page, 'Équipe').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  expect(await field(page).inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /^Historique de/ })
    .first()
    .press('Enter')
  await heading(page, 'Historique').waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: 'Tout le journal' }).press('Enter')
  await heading(page, 'Journal').waitFor()
  expect(complaints).toEqual([])
  await close()
})
