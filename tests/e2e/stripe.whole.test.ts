import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import { stripeProvider } from '#api/modules/payments/stripe.provider.ts'
import { stripeAccount, stripeSecret } from '#tests/api/payments/stripeAccount.ts'
import {
  acceptAndPay,
  expectSound,
  expectSoundAtBothWidths,
  heading,
  openPayment,
} from '#tests/support/bookingScreens.ts'
import { site } from '#tests/support/site.ts'
import { playStripe } from '#tests/support/stripeForm.ts'
import { startStripeServer } from '#tests/support/stripeServer.ts'
import { untilTakenOver, visits } from '#tests/support/visits.ts'

const stripe = await startStripeServer(stripeSecret)
const account = stripeAccount(stripe.url)
const source = { STRIPE_PUBLISHABLE_KEY: account.publishableKey }
const started = site({}, true, stripeProvider(account), source)
const visit = visits(started)
beforeAll(() => started().db.update(departures).set({ capacity: 40 }))
afterAll(() => stripe.close())

async function reachCard(page: Page): Promise<void> {
  await openPayment(page, started().url)
  await acceptAndPay(page)
  await heading(page, 'Paiement par carte').waitFor()
}

const pay = (page: Page) => page.getByRole('button', { name: /^Payer/, disabled: false })

/** Fills in the frame, and waits until the page has the message of it. */
async function fillCard(page: Page, number: string): Promise<void> {
  await page.frameLocator('iframe').getByLabel('Numéro de carte').fill(number)
  await page.locator(`iframe[data-number="${number}"]`).waitFor()
}

async function payBy(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  await pay(page).press('Enter')
}

/** Requests to Stripe belong to its page alone; any other complaint stays. */
const unexpected = (complaints: string[]) =>
  complaints.filter((complaint) => !/^asked elsewhere: https:\/\/(js|api)\.stripe\.com\//.test(complaint))

test('pays in the form of Stripe after a declined card and a failed confirmation, charged once', async () => {
  const { page, context, complaints, close } = await visit({ email: 'nouveau@demo.explora.test', width: 390 })
  const keys = await playStripe(context, stripe)
  await openPayment(page, started().url)
  const request = page.waitForRequest(/js\.stripe\.com/)
  expect(complaints).toEqual([])
  await acceptAndPay(page)
  await request
  await heading(page, 'Paiement par carte').waitFor()
  await pay(page).press('Enter')
  await page.getByText('Vérifie le numéro, la date et le code de ta carte.').waitFor()
  await expectSoundAtBothWidths(page)
  await payBy(page, '4000 0000 0000 0002')
  await page.getByText(/^Ta carte a été refusée/).waitFor()
  await page.reload()
  await untilTakenOver(page)
  await payBy(page, '4000 0000 0000 3220')
  await page.getByText(/^Ta banque n’a pas reçu ta confirmation/).waitFor()
  await fillCard(page, '4242 4242 4242 4242')
  await pay(page).dblclick()
  await heading(page, /^C’est réservé/).waitFor()
  expect(unexpected(complaints)).toEqual([])
  expect(new Set(keys)).toEqual(new Set([account.publishableKey]))
  expect(await page.content()).not.toContain(account.publishableKey)
  await close()
})

test('opens a form that could not open, and the same payment at a second press, which leads to its result once paid', async () => {
  const { page, context, close } = await visit({ email: 'nouveau@demo.explora.test' })
  await context.route('https://js.stripe.com/**', (route) => route.abort())
  await reachCard(page)
  const address = page.url()
  await page.getByText('Le formulaire de paiement n’a pas pu s’ouvrir. Rien n’a été débité.').waitFor()
  await expectSound(page)
  await context.unrouteAll()
  await playStripe(context, stripe)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await pay(page).waitFor()
  await page.getByRole('link', { name: 'Revenir en arrière' }).click()
  await heading(page, 'Récapitulatif et paiement').waitFor()
  await untilTakenOver(page)
  await acceptAndPay(page)
  await heading(page, 'Paiement par carte').waitFor()
  expect(page.url()).toBe(address)
  await payBy(page, '4242 4242 4242 4242')
  await heading(page, /^C’est réservé/).waitFor()
  await page.goto(address)
  await heading(page, /^C’est réservé/).waitFor()
  const rows = await started().db.select().from(payments)
  expect(rows.filter(({ id }) => address.endsWith(id)).map(({ status }) => status)).toEqual(['succeeded'])
  await close()
})
