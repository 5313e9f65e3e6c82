import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectSound } from '#tests/support/bookingScreens.ts'
import { payingSite } from '#tests/support/payingSite.ts'
import { open, origin, signIn, visits } from '#tests/support/visits.ts'

const { demo, started } = await payingSite()
const visit = visits(started)

async function payBy(page: Page, number: string): Promise<void> {
  await page.waitForURL((url) => url.origin === demo.url)
  await page.getByLabel('Numéro de carte').fill(number)
  await page.getByLabel(/expiration/i).fill('12/49')
  await page.getByLabel(/CVC/).fill('123')
  await page.locator('button.button').press('Enter')
}

test.each([
  [1280, 'nouveau@demo.explora.test'],
  [390, 'bastien.guide@demo.explora.test'],
])(
  'at %i, writes, pays and shows a card, and finds its balance',
  { timeout: 180_000 },
  async (width, email) => {
    const { page, complaints, close } = await visit({ email, width })
    await open(page, '/cartes-cadeaux')
    await expectSound(page)
    await page.getByRole('button', { name: /^Offrir 200/ }).press('Enter')
    await page.getByText('Écris le prénom de la personne.').waitFor()
    await page.getByText('Écris une adresse email complète.').waitFor()
    await expectSound(page)
    await page.getByLabel('Autre montant').press('Space')
    await page.getByLabel('Montant en euros').fill('20')
    await page.getByLabel('Pour qui').fill('Inès')
    await page.getByLabel('Son adresse email').fill('ines@example.test')
    await page.getByLabel(/^Ton mot/).fill('Bon anniversaire, et bon vent !')
    await page.getByText(/^«\sBon anniversaire, et bon vent !\s»$/).waitFor()
    await page.getByRole('button', { name: 'Offrir la carte' }).press('Enter')
    await page.getByText(/^Écris un montant de 30/).waitFor()
    await page.getByLabel('Montant en euros').fill('75')
    await page.getByRole('button', { name: /^Offrir 75/ }).press('Enter')
    await payBy(page, '4000 0000 0000 0002')
    await page.getByRole('alert').waitFor()
    await page.locator('a.leave').press('Enter')
    await page.getByText(/^Le paiement n’a pas abouti/).waitFor()
    await expectSound(page)
    await page.getByRole('link', { name: 'Payer avec une autre carte' }).press('Enter')
    await payBy(page, '4242 4242 4242 4242')
    await page.getByText(/^Merci, la carte est payée/).waitFor()
    const code = await page.getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/).textContent()
    await page.getByText('Pour Inès', { exact: true }).waitFor()
    await expectSound(page)
    await page.getByLabel('Code de la carte').fill('AAAA-AAAA-AAAA-AAAA')
    await page.getByRole('button', { name: 'Voir le solde' }).press('Enter')
    await page.getByText(/^Ce code n’est pas celui/).waitFor()
    await page.getByLabel('Code de la carte').fill((code ?? '').toLowerCase())
    await page.getByRole('button', { name: 'Voir le solde' }).press('Enter')
    await page.getByText(/^Il reste 75\s€ sur cette carte/).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)

test('a visitor signs in to pay, and finds the card as he left it', async () => {
  const { page, close } = await visit()
  await page.addInitScript(`localStorage.setItem('closedPhonePopUpNumber', 'true')
    sessionStorage.setItem('closedNewsletterPopUp', new Date().toISOString())`)
  await open(page, '/cartes-cadeaux')
  await page.getByLabel('Pour qui').fill('Noé')
  await page.getByLabel('Son adresse email').fill('noe@example.test')
  await page.getByRole('button', { name: /^Offrir 200/ }).press('Enter')
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await signIn(page, 'camille.voyage@demo.explora.test')
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Pour qui').inputValue()).toBe('Noé')
  await page.getByRole('button', { name: /^Offrir 200/ }).press('Enter')
  await page.waitForURL((url) => url.origin === demo.url)
  await page.locator('a.leave').press('Enter')
  await page.waitForURL((url) => url.origin === origin)
  await page.getByText(/^On attend la réponse de ta banque/).waitFor()
  await close()
})
