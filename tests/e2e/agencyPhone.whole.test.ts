import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { enterAgency, loaded } from '#tests/support/agencyScreens.ts'
import { expectSound } from '#tests/support/bookingScreens.ts'
import { widths } from '#tests/support/lane.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { site } from '#tests/support/site.ts'
import { visits } from '#tests/support/visits.ts'

const started = site()
const browser = { site: started, visit: visits(started) }

const closed = (page: Page) => expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Writes the caller, who leaves alone, from field to field. */
async function writeCaller(page: Page, email: string): Promise<void> {
  await page.getByLabel('Prénom').first().focus()
  for (const word of ['Ana', 'Le Goff', email, '06 12 34 56 78']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await page.getByLabel('Date de naissance').first().fill('1990-05-04')
}

const readRow = async (page: Page) => {
  await page.waitForURL(/\/reservations\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1) ?? ''
  const [row] = await started().db.select().from(reservations).where(eq(reservations.id, id))
  return row
}

test.each(widths())(
  'at %i, books by phone from a departure by keyboard, extends and is paid',
  async (width) => {
    const departureId = await newDeparture(started().db, 4, '2028-07-03')
    const { page, complaints, close } = await enterAgency(browser, {
      width,
      path: `/departs/${departureId}`,
      permissions: ['bookings', 'money'],
    })
    await page.getByRole('link', { name: 'Réserver par téléphone' }).press('Enter')
    await page.getByLabel('Prénom').waitFor()
    await loaded(page)
    await expectSound(page)
    await button(page, 'Garder la place').press('Enter')
    await page.getByText('Écris la date de naissance.').waitFor()
    await page.locator('[name="customer.firstName"]:focus').waitFor()
    await expectSound(page)
    await writeCaller(page, `ana-${randomUUID()}@example.test`)
    await page.getByText(/^150\s€$/).waitFor()
    await button(page, 'Garder la place').press('Enter')
    expect(await readRow(page)).toMatchObject({ stage: 'option', travelersCount: 1, source: 'phone' })
    await page.getByText(/^Les places sont gardées jusqu’au/).waitFor()
    await loaded(page)
    await expectSound(page)

    await button(page, 'Prolonger').press('Enter')
    const end = page.getByLabel('Nouvelle fin')
    await end.fill('2027-03-15T18:30')
    await expectSound(page)
    await end.press('Enter')
    await closed(page)
    await page
      .getByText(/15\/03\/2027 18:30/)
      .first()
      .waitFor()
    expect((await readRow(page))?.optionUntil?.toISOString()).toBe('2027-03-15T17:30:00.000Z')

    await button(page, 'Enregistrer un paiement').press('Enter')
    await page.getByLabel('Numéro').fill('VIR-2028')
    await page.getByLabel('Numéro').press('Enter')
    await closed(page)
    await expect.poll(async () => (await readRow(page))?.stage).toBe('booked')
    await page.getByText('Acompte payé').waitFor()
    await expectSound(page)
    expect(complaints).toEqual([])
    await close()
  },
)

test.each(widths())('at %i, takes another date where places are missing, and releases it', async (width) => {
  const { db } = started()
  const target = await newDeparture(db, 2, width === 390 ? '2029-07-03' : '2028-09-04')
  await newDeparture(db, 3, width === 390 ? '2029-07-10' : '2028-09-11')
  const { page, complaints, close } = await enterAgency(browser, {
    width,
    path: `/reservations/nouvelle?depart=${target}`,
    permissions: ['bookings'],
  })
  await page.getByLabel('Nombre de personnes').selectOption('2')
  await writeCaller(page, `lou-${randomUUID()}@example.test`)
  await page.getByLabel('Prénom').last().fill('Léo')
  await page.getByLabel('Nom', { exact: true }).last().fill('Roux')
  await page.getByLabel('Date de naissance').last().fill('1992-02-03')
  // Another booking takes a place meanwhile.
  await db.update(departures).set({ bookedCount: 1 }).where(eq(departures.id, target))
  await button(page, 'Garder 2 places').press('Enter')
  const other = button(page, /3\splaces libres/)
  await other.waitFor()
  await expectSound(page)
  await other.press('Enter')
  await expect.poll(() => page.getByText(/^3\splaces libres ·/).count()).toBe(1)
  expect(await page.getByLabel('Prénom').first().inputValue()).toBe('Ana')
  await button(page, 'Garder 2 places').press('Enter')
  expect(await readRow(page)).toMatchObject({ stage: 'option', travelersCount: 2 })
  await loaded(page)

  await button(page, 'Annuler l’option').press('Enter')
  await page.getByText(/les places redeviennent libres/).waitFor()
  await expectSound(page)
  await button(page, /^Annuler et prévenir/).press('Enter')
  await closed(page)
  await expect.poll(async () => (await readRow(page))?.canceledAt).not.toBeNull()
  expect(complaints).toEqual([])
  await close()
})
