import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { departures } from '#api/db/tables.ts'
import {
  acceptAndPay,
  expectSound,
  expectSoundAtBothWidths,
  heading,
  openPayment,
  payByCard,
} from '#tests/support/bookingScreens.ts'
import { payingSite } from '#tests/support/payingSite.ts'
import { visits } from '#tests/support/visits.ts'

const { demo, started } = await payingSite()

const visit = visits(started)

beforeAll(() => started().db.update(departures).set({ capacity: 40 }))

const payBy = (page: Page, number: string) => payByCard(page, demo.url, number)

test('pays in three on a phone, and shows what the card pays next', async () => {
  const { page, complaints, close } = await visit({ email: 'nouveau@demo.explora.test', width: 390 })
  await openPayment(page, started().url)
  await page.getByLabel(/^En trois fois/).press('Space')
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
  await expectSound(page)
  expect(complaints).toEqual([])
  await close()
})
