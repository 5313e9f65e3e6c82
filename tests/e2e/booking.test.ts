import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { holds } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { expectSound, expectSoundAtBothWidths, heading } from '#tests/support/bookingScreens.ts'
import { site } from '#tests/support/site.ts'
import { testNow } from '#tests/support/testNow.ts'
import { open, origin, visits } from '#tests/support/visits.ts'

const started = site({}, true)
const visit = visits(started)
beforeAll(() => started().db.update(departures).set({ capacity: 40 }))

const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Étapes de la réservation' }).locator('[aria-current="step"]')
const readCart = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? ''

test('on a phone, chooses date and travellers, and enters them by keyboard up to the payment', async () => {
  const email = 'bastien.guide@demo.explora.test'
  const { page, complaints, close } = await visit({ email, width: 390 })
  await open(page, '/expeditions/corse-entre-mer-et-chataigniers')
  await page.getByRole('button', { name: 'Réserver ce départ' }).filter({ visible: true }).first().click()
  await heading(page, 'Date et voyageurs').waitFor()
  await page
    .getByText(/^Tes places sont gardées encore 30/)
    .filter({ visible: true })
    .waitFor()
  await expectSoundAtBothWidths(page)
  await page.getByLabel('Enfants, dès 7 ans').selectOption('1')
  // Changes with the cart, unlike the field, which changes at once.
  await page
    .getByRole('complementary')
    .getByText(/1\senfant/)
    .waitFor({ state: 'attached' })
  const id = readCart(page)
  await page.getByText('Changer de date').click()
  await page.goto(`${origin}/reservations/${id}/3`)
  await heading(page, 'Qui part ?').waitFor()
  expect(page.url()).toBe(`${origin}/reservations/${id}/2`)
  expect(await current(page).textContent()).toMatch(/Qui part\s\?/)

  await page.getByRole('button', { name: 'Continuer' }).press('Enter')
  await page.getByText('Écris le prénom.').first().waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('travellers.0.firstName')
  await expectSoundAtBothWidths(page)
  await page.getByRole('button', { name: 'C’est moi' }).press('Enter')
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('travellers.0.birthDate')
  await page.locator(':focus').fill('1990-05-04')
  const second = page.getByRole('group', { name: 'Enfant 1' })
  await second.getByLabel('Prénom').fill('Zoé')
  await second.getByLabel('Nom', { exact: true }).fill('Martin')
  await second.getByLabel('Date de naissance').fill('1991-06-01')
  await page.getByLabel('Téléphone').fill('06 12 34 56 78')
  await second.getByText(/compte-la parmi les adultes/).waitFor()
  await page.reload()
  await expect.poll(() => second.getByLabel('Prénom').inputValue()).toBe('Zoé')
  await second.getByLabel('Date de naissance').fill('2015-06-01')
  await page.getByLabel('Adresse', { exact: true }).fill('1 rue des Alpes')
  await page.getByLabel('Code postal').fill('38000')
  await page.getByLabel('Ville').fill('Grenoble')
  await started().db.update(holds).set({ expiresAt: testNow }).where(eq(holds.cartId, id))
  await page.reload()
  await page.getByRole('button', { name: 'Reprendre mes places' }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Reprendre mes places' }).press('Enter')
  await page
    .getByText(/^Tes places sont gardées encore 30/)
    .filter({ visible: true })
    .waitFor()
  const total = page.locator('summary', { hasText: 'Voir le détail' })
  await total.click()
  await total.click()
  // In view, however long the form is.
  expect(await page.getByRole('button', { name: 'Continuer' }).boundingBox()).toMatchObject({
    y: expect.closeTo(784, -1),
  })
  await page.getByRole('button', { name: 'Continuer' }).press('Enter')
  await heading(page, 'Options').waitFor()
  const insurance = page.getByRole('group', { name: 'Assurance annulation' })
  expect(await insurance.locator(':checked').count()).toBe(0)
  await expectSoundAtBothWidths(page)
  await insurance.getByLabel('Zoé Martin').press('Space')
  await page.getByText('Assurance annulation, 1 voyageur').waitFor({ state: 'attached' })
  await page.getByLabel('Ton code').fill('faux')
  await page.keyboard.press('Enter')
  await page.getByText('Ce code n’existe pas ou n’est plus valable.').waitFor()
  await page.goBack()
  await heading(page, 'Qui part ?').waitFor()
  expect(await second.getByLabel('Prénom').inputValue()).toBe('Zoé')
  await page.goForward()
  await insurance.locator(':checked').waitFor()
  await page.getByRole('link', { name: 'Continuer' }).press('Enter')
  await heading(page, 'Récapitulatif et paiement').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('leads from a paid cart to its reservation, and from an unknown one nowhere', async () => {
  const { page, close } = await visit({ email: 'camille.voyage@demo.explora.test' })
  await open(page, '/my-expeditions')
  const dashboard = page.getByRole('link', { name: 'Accéder au dashboard' }).first()
  const path = (await dashboard.getAttribute('href')) ?? ''
  await page.goto(`${origin}/reservations/${path.split('/').at(-1)}/2`)
  await page.waitForURL(origin + path)
  await page.goto(`${origin}/reservations/${crypto.randomUUID()}/2`)
  await heading(page, 'Ce sentier ne mène nulle part').waitFor()
  expect((await page.goto(`${origin}/reservations/${crypto.randomUUID()}/9`))?.status()).toBe(404)
  await close()
})
