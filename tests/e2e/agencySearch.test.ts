import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { hashPassword } from '#api/modules/auth/passwords.ts'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { site } from '#tests/support/site.ts'
import { appCode, staffMember } from '#tests/support/staff.ts'
import { testNow } from '#tests/support/testNow.ts'
import { origin, visits } from '#tests/support/visits.ts'

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
async function enter(width: number, role: 'owner' | 'staff', path: string) {
  const email = `recherche${path.replaceAll('/', '.')}.${role}.${width}@exemple.test`
  const passwordHash = await hashPassword(demoPassword)
  const rights = { role, email, passwordHash, permissions: ['departures' as const] }
  const { secret } = await staffMember(started().db, rights, { isOpen: false })
  const visited = await visit({ email, width })
  await visited.page.goto(`${origin}/agence${path}`)
  await visited.page.getByLabel('Code').fill(appCode(secret, testNow))
  await visited.page.keyboard.press('Enter')
  return visited
}

test.each([1280, 390])(
  'at %i, finds a person, a departure and an expedition by the keyboard',
  async (width) => {
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
    await page.getByRole('group', { name: 'Aventures' }).waitFor()
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
  },
)

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
