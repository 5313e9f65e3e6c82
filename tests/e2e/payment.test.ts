import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { holds } from '#api/db/bookingTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import {
  acceptAndPay,
  expectSoundAtBothWidths,
  heading,
  openPayment,
  payByCard,
} from '#tests/support/bookingScreens.ts'
import { payingSite } from '#tests/support/payingSite.ts'
import { origin, visits } from '#tests/support/visits.ts'

const { demo, started } = await payingSite()

const visit = visits(started)

beforeAll(() => started().db.update(departures).set({ capacity: 40 }))

const payBy = (page: Page, number: string) => payByCard(page, demo.url, number)

const readCart = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? ''

/** Leaves the code to the bank, and comes back to it from our page. */
async function resume(page: Page): Promise<void> {
  await page.locator('a.leave').press('Enter')
  await heading(page, 'On attend la réponse de ta banque').waitFor()
  await page.reload()
  await expectSoundAtBothWidths(page)
  await page.getByRole('link', { name: 'Reprendre le paiement' }).press('Enter')
  await page.locator('#code:focus').waitFor()
}

test('pays the deposit by keyboard, after a declined card, a wrong code and the end of its hold', async () => {
  const { page, complaints, close } = await visit({ email: 'nouveau@demo.explora.test' })
  await openPayment(page, started().url)
  const id = readCart(page)
  await page.getByLabel(/^En trois fois/).press('Space')
  await page.getByText(/^En payant, tu acceptes que ta carte soit débitée/).waitFor()
  await page.getByRole('button', { name: /^Réserver et payer/ }).press('Enter')
  await page.getByText('Lis le formulaire d’information, puis coche cette case.').waitFor()
  await expectSoundAtBothWidths(page)
  await page.getByLabel(/^Tout, /).check()
  await page.getByText('Plus rien à payer ensuite.').waitFor()
  await page.getByLabel(/^L’acompte, /).check()
  await acceptAndPay(page)

  await payBy(page, '4000 0000 0000 0002')
  await page.getByRole('alert').waitFor()
  await page.locator('a.leave').press('Enter')
  await heading(page, 'Le paiement n’a pas abouti').waitFor()
  await page.getByText(/Ta carte a été refusée/).waitFor()
  await expectSoundAtBothWidths(page)
  await page.getByRole('link', { name: 'Payer avec une autre carte' }).press('Enter')
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
  await resume(page)
  // Places are left: the late payment books them.
  await started()
    .db.update(holds)
    .set({ expiresAt: new Date(0) })
    .where(eq(holds.cartId, id))
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await heading(page, /^C’est réservé/).waitFor()
  await page.getByText(/^EX-/).waitFor()
  // The address of a step leads to the reservation that the cart has become.
  await page.goto(`${origin}/reservations/${id}/4`)
  await page.waitForURL(`${origin}/my-expeditions/${id}`)
  expect(complaints).toEqual([])
  await close()
})

test('says that a payment without a place left is given back', async () => {
  const { page, close } = await visit({ email: 'bastien.guide@demo.explora.test', width: 390 })
  await openPayment(page, started().url)
  const id = readCart(page)
  await acceptAndPay(page)
  await page.waitForURL((url) => url.origin === demo.url)
  const { db } = started()
  const [hold] = await db.delete(holds).where(eq(holds.cartId, id)).returning()
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
