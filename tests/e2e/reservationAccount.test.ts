import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import type { Api } from '#api/deps.ts'
import { hashPassword } from '#api/modules/auth/passwords.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { expectSoundAtBothWidths, payByCard } from '#tests/support/bookingScreens.ts'
import { payingSite } from '#tests/support/payingSite.ts'
import { newDeparture, readyCart, requestPayment } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'
import { open, untilTakenOver, visits } from '#tests/support/visits.ts'

const { demo, started } = await payingSite()
const visit = visits(started)
let api: Api
beforeAll(async () => {
  api = await testApi(started().db, { isBookingOpen: true, paymentProvider: demo.provider })
})
afterAll(() => api.close())

const payBy = (page: Page, number: string) => payByCard(page, demo.url, number)

/** Two places at 1,000 € with the deposit to pay, for a new account. */
async function depositToPay(email: string) {
  const passwordHash = await hashPassword(demoPassword)
  const account = await signedInAccount(started().db, { email, passwordHash })
  const cart = await readyCart(started().db, api, { account })
  const { redirect_url: url } = (await requestPayment(api, cart)).json()
  const other = await newDeparture(started().db, 8, '2027-08-02')
  return { id: cart.id, url: String(url), other }
}

async function changeDate(page: Page, other: number): Promise<void> {
  await page.getByRole('button', { name: 'Changer de date' }).press('Enter')
  await page.locator(`input[type="radio"][value="${other}"]`).press('Space')
  const confirm = page.getByRole('button', { name: 'Changer sans frais' })
  await confirm.waitFor()
  await expectSoundAtBothWidths(page)
  await confirm.press('Enter')
  await page.getByText(/^C’est fait\s: tu pars /).waitFor()
}

async function cancelAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Annuler ma réservation' }).press('Enter')
  await page.getByText(/^Coche au moins une personne/).waitFor()
  await page.getByRole('checkbox', { name: 'Camille Le Goff' }).press('Space')
  await page.getByRole('button', { name: /^Annuler et recevoir 500\s€$/ }).waitFor()
  await page.getByRole('checkbox', { name: 'Personne ne part' }).press('Space')
  const confirm = page.getByRole('button', { name: /^Annuler et recevoir 1\s000\s€$/ })
  await confirm.waitFor()
  await expectSoundAtBothWidths(page)
  await confirm.press('Enter')
  await page.getByText(/^Ton remboursement de 1\s000\s€ est en route/).waitFor()
}

test('on a phone, pays the deposit and the balance, moves to another date, then cancels for the price that is shown', async () => {
  const email = 'solde@exemple.test'
  const { id, url, other } = await depositToPay(email)
  const { page, complaints, close } = await visit({ email, width: 390 })
  await page.goto(url)
  await payBy(page, '4242 4242 4242 4242')
  await page.getByRole('heading', { level: 1, name: /^C’est réservé/ }).waitFor()
  await open(page, `/my-expeditions/${id}`)
  await page.getByText(/^À payer le .* au plus tard\.$/).waitFor()

  await page.getByRole('button', { name: 'Payer le solde' }).press('Enter')
  await payBy(page, '4000 0000 0000 0002')
  await page.getByRole('alert').waitFor()
  await page.locator('a.leave').press('Enter')
  await page.getByText('Le paiement n’a pas abouti, et rien n’a été débité.').waitFor()
  await untilTakenOver(page)
  await page.getByText(/^À payer le .* au plus tard\.$/).waitFor()
  await expectSoundAtBothWidths(page)
  await page.getByRole('link', { name: 'Payer avec une autre carte' }).press('Enter')
  await payBy(page, '4242 4242 4242 4242')
  await page.getByText(/^C’est payé, merci/).waitFor()
  await page.getByText('Tout est payé.').waitFor()
  await untilTakenOver(page)

  await changeDate(page, other)
  await cancelAll(page)
  await page.reload()
  await untilTakenOver(page)
  await page.getByText('Ta réservation est annulée.').waitFor()
  await page.getByRole('link', { name: /^Avoir / }).waitFor()
  expect(await page.getByRole('button', { name: /^(Annuler|Payer le solde)/ }).count()).toBe(0)
  await expectSoundAtBothWidths(page)
  expect(complaints).toEqual([])
  await close()
})
