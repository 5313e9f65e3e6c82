import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { holds } from '#api/db/bookingTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import {
  acceptAndPay,
  expectSound,
  expectSoundAtBothWidths,
  heading,
  openPayment,
  payByCard,
  reachPayment,
} from '#tests/support/bookingScreens.ts'
import { payingSite } from '#tests/support/payingSite.ts'
import { origin, visits } from '#tests/support/visits.ts'

const { demo, started } = await payingSite()
const visit = visits(started)
beforeAll(() => started().db.update(departures).set({ capacity: 40 }))

const payBy = (page: Page, number: string) => payByCard(page, demo.url, number)

test.each([
  [1280, 'nouveau@demo.explora.test'],
  [390, 'bastien.guide@demo.explora.test'],
])('at %i, pays the deposit by keyboard and confirms the reservation', async (width, email) => {
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
})

test('pays in three, and shows what the card pays next', async () => {
  const { page, complaints, close } = await visit({ email: 'nouveau@demo.explora.test', width: 390 })
  await openPayment(page, started().url)
  await page.getByLabel(/^En trois fois/).press('Space')
  await page.getByText(/^En payant, tu acceptes que ta carte soit débitée/).waitFor()
  await expectSoundAtBothWidths(page)
  await acceptAndPay(page)
  await payBy(page, '4242 4242 4242 4242')
  await heading(page, /^C’est réservé/).waitFor()
  const next = page.getByText(/^Paiement prévu le \d{2}\/\d{2}\/\d{4}$/)
  await next.first().waitFor()
  expect(await next.count()).toBe(2)
  await expectSoundAtBothWidths(page)
  await page.getByRole('link', { name: 'Remplir les fiches' }).press('Enter')
  await page.getByText('Reste à payer').waitFor()
  expect(await page.getByText(/^Paiement prévu le /).count()).toBe(2)
  await expectSoundAtBothWidths(page)
  expect(complaints).toEqual([])
  await close()
})

test('takes another card after a declined one, without losing the reservation', async () => {
  const { page, close } = await visit({ email: 'nouveau@demo.explora.test', width: 1280 })
  await openPayment(page, started().url)
  await acceptAndPay(page)
  await payBy(page, '4000 0000 0000 0002')
  await page.getByRole('alert').waitFor()
  await page.locator('a.leave').press('Enter')
  await heading(page, 'Le paiement n’a pas abouti').waitFor()
  await page.getByText(/Ta carte a été refusée/).waitFor()
  await expectSoundAtBothWidths(page)
  await page.getByRole('link', { name: 'Payer avec une autre carte' }).press('Enter')
  await payBy(page, '4242 4242 4242 4242')
  await heading(page, /^C’est réservé/).waitFor()
  await close()
})

/** Opens the provider's page; returns the id of the cart. */
async function reachProvider(page: Page): Promise<string> {
  await openPayment(page, started().url)
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  await acceptAndPay(page)
  await page.waitForURL((url) => url.origin === demo.url)
  return id
}

test('asks for the code of the bank, and books with the right one', async () => {
  const { page, close } = await visit({ email: 'bastien.guide@demo.explora.test', width: 390 })
  await reachProvider(page)
  await payBy(page, '4000 0000 0000 3220')
  await page.getByText('Ici, c’est 123456.').waitFor()
  await expectSoundAtBothWidths(page)
  // The field has the focus.
  await page.keyboard.type('654321')
  await page.keyboard.press('Enter')
  await page.getByText(/^Le code était faux et rien n’a été débité/).waitFor()
  await expectSoundAtBothWidths(page)
  await payBy(page, '4000 0000 0000 3220')
  await page.getByText('Ici, c’est 123456.').waitFor()
  // Leaves the page of the provider, reloads ours, and resumes where it was.
  await page.locator('a.leave').press('Enter')
  await heading(page, 'On attend la réponse de ta banque').waitFor()
  await page.reload()
  await expectSoundAtBothWidths(page)
  await page.getByRole('link', { name: 'Reprendre le paiement' }).press('Enter')
  await page.getByText('Ici, c’est 123456.').waitFor()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await heading(page, /^C’est réservé/).waitFor()
  await expectSoundAtBothWidths(page)
  await close()
})

test('books a payment that succeeds after its hold while places are left', async () => {
  const { page, close } = await visit({ email: 'nouveau@demo.explora.test', width: 1280 })
  const cartId = await reachProvider(page)
  const { db } = started()
  await db
    .update(holds)
    .set({ expiresAt: new Date(0) })
    .where(eq(holds.cartId, cartId))
  await payBy(page, '4000 0000 0000 0341')
  await heading(page, /^C’est réservé/).waitFor()
  await expectSoundAtBothWidths(page)
  await close()
})

test('says that a payment without a place left is given back', async () => {
  const { page, close } = await visit({ email: 'bastien.guide@demo.explora.test', width: 390 })
  const cartId = await reachProvider(page)
  const { db } = started()
  const [hold] = await db.delete(holds).where(eq(holds.cartId, cartId)).returning()
  const isSoldOut = { capacity: sql`${departures.bookedCount}` }
  await db
    .update(departures)
    .set(isSoldOut)
    .where(eq(departures.id, hold?.departureId ?? 0))
  await payBy(page, '4000 0000 0000 0341')
  await heading(page, 'Tes places n’étaient plus libres').waitFor()
  await page.getByText(/Tu es remboursé de la totalité/).waitFor()
  await page.getByRole('link', { name: 'Voir d’autres aventures' }).waitFor()
  await expectSoundAtBothWidths(page)
  await close()
})
