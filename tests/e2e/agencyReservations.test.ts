import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { actionCounter } from '#tests/support/actions.ts'
import { enterAgency, loaded, show } from '#tests/support/agencyScreens.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { widths } from '#tests/support/lane.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { site } from '#tests/support/site.ts'
import { visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

/** A screen of the agency, opened by a new member of the staff. */
const enter = (path: string, width: number) =>
  enterAgency({ site: started, visit }, { path, width, permissions: ['bookings'], firstName: 'Claire' })
const closed = (page: Page) => expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
const locateRows = (page: Page) => page.locator('a[data-row]').filter({ visible: true })

/** A reservation with a balance, of a customer with a name of its own. */
async function booked() {
  const { db } = started()
  const lastName = `Quiberon${randomUUID().replaceAll(/[^a-z]/g, '')}`
  const { userId } = await signedInAccount(db)
  await db.update(users).set({ firstName: 'Éléonore', lastName }).where(eq(users.id, userId))
  const id = await bookedReservation(db, userId, await newDeparture(db), { paidCents: 300_00 })
  return { id, lastName }
}

test.each(widths())(
  'at %i, finds a reservation in the list, and opens it, in three actions',
  async (width) => {
    const { id, lastName } = await booked()
    const { page, complaints, close } = await enter('/reservations', width)
    await heading(page, 'Réservations').waitFor()
    await loaded(page)
    expect((await locateRows(page).first().boundingBox())?.y).toBeLessThan(700)
    const actions = await actionCounter(page)
    await page.getByRole('searchbox').fill(`eleonore ${lastName.toUpperCase()}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=eleonore/)
    await expect.poll(() => locateRows(page).count()).toBe(1)
    await locateRows(page).first().press('Enter')
    await page.waitForURL(new RegExp(`/reservations/${id}$`))
    await page.getByRole('heading', { name: 'Voyageurs', level: 2 }).waitFor()
    expect(actions()).toBe(3)
    await page.getByText('Acompte payé').waitFor()
    await page.getByText('Réservation pour 2 personnes').waitFor()
    await expectSound(page)
    expect(complaints).toEqual([])
    await close()
  },
)

test.each(widths())('at %i, shows the option in force, and an empty view', async (width) => {
  const { page, complaints, close } = await enter('/reservations?vue=options', width)
  await expect.poll(() => locateRows(page).count()).toBe(1)
  await expectSound(page)
  await show(page, '/reservations?vue=options&q=personne')
  await page.getByText('Aucune option en cours.').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test.each(widths())(
  'at %i, notes, mails, corrects the customer, and finds them by half a name in three actions',
  async (width) => {
    const { id, lastName } = await booked()
    const { page, complaints, close } = await enter(`/reservations/${id}`, width)
    await page.getByLabel('Ta note').waitFor()
    await loaded(page)
    await page.getByLabel('Ta note').fill('Arrive par le train de 9 h 12.')
    await page.getByRole('button', { name: 'Ajouter', exact: true }).press('Enter')
    await page.getByRole('listitem').getByText('Arrive par le train de 9 h 12.').waitFor()
    await page.getByRole('button', { name: 'Confirmation', exact: true }).press('Enter')
    const preview = page.getByRole('dialog', { name: 'Confirmation' })
    await preview.getByText(/^C’est réservé/).waitFor()
    await expectSound(page)
    await preview.getByRole('button', { name: /^Envoyer à/ }).press('Enter')
    await page.getByText('E-mail envoyé.').waitFor()
    await closed(page)
    await page.getByRole('button', { name: 'Message libre' }).press('Enter')
    await page.getByLabel('Ton message').fill('À bientôt !')
    await page.getByRole('button', { name: /^Envoyer à/ }).press('Enter')
    await page.getByText('Message envoyé.').waitFor()
    await closed(page)
    await page.getByRole('button', { name: 'Annuler', exact: true }).press('Enter')
    // The clock of the tests stands still, and that of the mailer runs: the message may have left.
    await page.getByText(/^Message retiré|^Ce message est déjà parti/).waitFor()
    await page.getByRole('link', { name: 'Voir la fiche client' }).press('Enter')
    await heading(page, `Éléonore ${lastName}`).waitFor()
    await page.getByLabel('Prénom').fill('Aliénor')
    await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
    await heading(page, `Aliénor ${lastName}`).waitFor()
    await loaded(page)
    await show(page, '/clients')
    const search = page.getByRole('searchbox')
    await search.waitFor()
    await loaded(page)
    const actions = await actionCounter(page)
    await search.fill(lastName.toUpperCase().slice(3))
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=/)
    await expect.poll(() => locateRows(page).count()).toBe(1)
    await locateRows(page).first().press('Enter')
    await heading(page, `Aliénor ${lastName}`).waitFor()
    expect(actions()).toBe(3)
    expect(complaints).toEqual([])
    await close()
  },
)
