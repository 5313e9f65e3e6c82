import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { departures } from '#api/db/tables.ts'
import { startDemoPayments } from '#tests/support/demoPayments.ts'
import { site } from '#tests/support/site.ts'
import { barriers, open, origin, overflow, visits } from '#tests/support/visits.ts'

const demo = await startDemoPayments()
const started = site({}, true, demo.provider)
const visit = visits(started)
beforeAll(() => started().db.update(departures).set({ capacity: 40 }))
afterAll(() => demo.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const goOn = (page: Page) =>
  page.getByRole('button', { name: 'Continuer' }).or(page.getByRole('link', { name: 'Continuer' }))

async function expectSound(page: Page): Promise<void> {
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
}

/** Reserves one place, by the screens, up to the payment. */
async function reachPayment(page: Page): Promise<void> {
  await open(page, '/expeditions/corse-entre-mer-et-chataigniers')
  await page.getByRole('button', { name: 'Réserver ce départ' }).filter({ visible: true }).first().click()
  await heading(page, 'Date et voyageurs').waitFor()
  await goOn(page).press('Enter')
  await heading(page, /Qui part/).waitFor()
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Nom', { exact: true }).fill('Martin')
  await page.getByLabel('Date de naissance').fill('1990-05-04')
  await page.getByLabel('Téléphone').fill('06 12 34 56 78')
  await page.getByLabel('Adresse').fill('1 rue des Alpes')
  await page.getByLabel('Code postal').fill('38000')
  await page.getByLabel('Ville').fill('Grenoble')
  await goOn(page).press('Enter')
  await heading(page, 'Options').waitFor()
  await goOn(page).press('Enter')
  await heading(page, 'Récapitulatif et paiement').waitFor()
}

async function acceptAndPay(page: Page): Promise<void> {
  await page.getByLabel(/J’ai lu le formulaire/).press('Space')
  await page.getByLabel(/J’accepte les conditions/).press('Space')
  await page.getByRole('button', { name: /^Réserver et payer/ }).press('Enter')
  await page.waitForURL((url) => url.origin === demo.url)
}

async function payBy(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numéro de carte').fill(number)
  await page.getByLabel(/expiration/i).fill('12/49')
  await page.getByLabel(/cryptogramme|CVC|sécurité/i).fill('123')
  await page.locator('button.button').press('Enter')
}

test.each([
  [1280, 'nouveau@demo.explora.test'],
  [390, 'bastien.guide@demo.explora.test'],
])(
  'at %i, pays the deposit by keyboard and confirms the reservation',
  { timeout: 120_000 },
  async (width, email) => {
    const { page, complaints, close } = await visit({ email, width })
    await reachPayment(page)
    await expectSound(page)
    await page.getByRole('button', { name: /^Réserver et payer/ }).press('Enter')
    await page.getByText('Lis le formulaire d’information, puis coche cette case.').waitFor()
    await expectSound(page)
    await page.getByLabel(/^Tout, /).check()
    await page.getByText('Plus rien à payer ensuite.').waitFor()
    await page.getByLabel(/^L’acompte, /).check()
    await acceptAndPay(page)
    await payBy(page, '4242 4242 4242 4242')
    await heading(page, /^C’est réservé/).waitFor()
    await page.getByText(/^EX-/).waitFor()
    await expectSound(page)
    const id = new URL(page.url()).pathname.split('/')[2] ?? ''
    // The address of a step leads to the reservation that the cart has become.
    await page.goto(`${origin}/reservations/${id}/4`)
    await page.waitForURL(`${origin}/my-expeditions/${id}`)
    expect(complaints).toEqual([])
    await close()
  },
)

test('takes another card after a declined one, without losing the reservation', {
  timeout: 120_000,
}, async () => {
  const { page, close } = await visit({ email: 'nouveau@demo.explora.test', width: 1280 })
  await reachPayment(page)
  await acceptAndPay(page)
  await payBy(page, '4000 0000 0000 0002')
  await page.getByRole('alert').waitFor()
  await page.locator('a.leave').press('Enter')
  await heading(page, 'Le paiement n’a pas abouti').waitFor()
  await page.getByText(/Ta carte a été refusée/).waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: 'Payer avec une autre carte' }).press('Enter')
  await payBy(page, '4242 4242 4242 4242')
  await heading(page, /^C’est réservé/).waitFor()
  await close()
})
