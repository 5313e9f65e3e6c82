import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { and, eq, gte } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { actionCounter } from '#tests/support/actions.ts'
import { enterAgency, loaded } from '#tests/support/agencyScreens.ts'
import { emptyExpedition } from '#tests/support/bareExpedition.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { expectSound, expectSoundAtBothWidths, heading } from '#tests/support/bookingScreens.ts'
import { widths } from '#tests/support/lane.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { site } from '#tests/support/site.ts'
import { origin, visits } from '#tests/support/visits.ts'

const started = site()

const visit = visits(started)

/** A screen of the agency, opened by a new member of the staff. */
const enter = (path: string, width: number, permissions: StaffPermission[] = ['departures']) =>
  enterAgency({ site: started, visit }, { path, width, permissions })

/** Links to departures: their ids are numbers. */
const locateRows = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href*="/departs/"]:not([href*="/serie"], [href*="/calendrier"])')
    .filter({ visible: true })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.each(widths())('at %i, lists departures by the filter of the address, and none', async (width) => {
  const { page, complaints, close } = await enter('/departs', width)
  await heading(page, 'Départs').waitFor()
  await loaded(page)
  await expectSound(page)
  const rows = locateRows(page)
  expect(await rows.count()).toBe(50)
  expect((await rows.first().boundingBox())?.y).toBeLessThan(700)
  await button(page, 'Départs suivants').press('Enter')
  await page.waitForURL(/apres=/)
  await button(page, 'Revenir aux premiers').press('Enter')
  // The form of the former address goes with it.
  await button(page, 'Revenir aux premiers').waitFor({ state: 'detached' })
  await page.getByLabel('Aventure').pressSequentially('Les balcons de la Vanoise')
  await expect.poll(() => page.locator('input[name=aventure]').inputValue()).toBe('1')
  if (width < 1024) await button(page, 'Plus de filtres').press('Enter')
  await page.getByLabel('État').selectOption('FULL')
  await button(page, 'Filtrer').press('Enter')
  await page.waitForURL(/aventure=1&etat=FULL/)
  await loaded(page)
  // Before these rows the list is full, then empty while it is read.
  await expect.poll(() => rows.count()).toSatisfy((count: number) => count > 0 && count < 10)
  const badges = page.getByText('Complet', { exact: true }).filter({ visible: true })
  expect(await badges.count()).toBeGreaterThanOrEqual(await rows.count())
  await page.goto(`${origin}/agence/departs?du=2040-01-01`)
  await page.getByText('Aucun départ pour ces filtres.').waitFor()
  await expectSound(page)
  expect(complaints).toEqual([])
  await close()
})

test('closes sales and undoes it in two actions, and confirms in one', async () => {
  const { db } = started()
  const id = await newDeparture(db, 8, '2027-06-19')
  await db.update(departures).set({ groupMin: 6 }).where(eq(departures.id, id))
  await bookedReservation(db, (await signedInAccount(db)).userId, id)
  const { page, complaints, close } = await enter(`/departs/${id}`, 390)
  await page.getByLabel('Nombre de places').fill('9')
  const actions = await actionCounter(page)
  await button(page, 'Fermer les ventes').press('Enter')
  await button(page, 'Rouvrir les ventes').waitFor()
  // A focused toast stays.
  await button(page, 'Annuler').focus()
  await expectSoundAtBothWidths(page)
  await button(page, 'Annuler').press('Enter')
  await button(page, 'Fermer les ventes').waitFor()
  expect(actions()).toBe(2)
  await page.getByText('1\u00a0réservation sera prévenue.').waitFor()
  await expectSoundAtBothWidths(page)
  await button(page, 'Confirmer le départ').press('Enter')
  await expectSoundAtBothWidths(page)
  await button(page, 'Oui, confirmer').press('Enter')
  await page.getByText(/^Confirmé le/).waitFor()
  expect(actions()).toBe(2)
  await expectSoundAtBothWidths(page)
  await button(page, 'Enregistrer').press('Enter')
  await page.getByText('Départ enregistré.').waitFor()
  const [row] = await db.select().from(departures).where(eq(departures.id, id))
  expect(row).toMatchObject({ capacity: 9, salesClosedAt: null, version: 5 })
  expect(complaints).toEqual([])
  await close()
})

test('is read-only without the permission, once it has begun, or unknown', async () => {
  const [id, over] = [
    await newDeparture(started().db, 8, '2027-06-19'),
    await newDeparture(started().db, 8, '2027-03-08'),
  ]
  const { page, close } = await enter(`/departs/${id}`, 390, ['bookings'])
  await page.getByText(/^Il te faut l’accès/).waitFor()
  expect(await button(page, 'Fermer les ventes').count()).toBe(0)
  await expectSoundAtBothWidths(page)
  await page.goto(`${origin}/agence/departs/${over}`)
  await page.getByText(/^Ce départ est passé/).waitFor()
  await expectSoundAtBothWidths(page)
  await page.goto(`${origin}/agence/departs/999999`)
  await page.getByText('Ce départ n’existe pas ou n’existe plus.').waitFor()
  await expectSoundAtBothWidths(page)
  await close()
})

test('offers a retry where the service does not answer', async () => {
  const { page, close } = await enter('/departs', 390)
  await heading(page, 'Départs').waitFor()
  await loaded(page)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AgencyDepartures') ? route.abort() : route.continue(),
  )
  await page.goto(`${origin}/agence/departs?du=2027-04-01`)
  await button(page, 'Réessayer').waitFor()
  await expectSound(page)
  await page.unroute('**/graphql')
  await button(page, 'Réessayer').press('Enter')
  await expect.poll(() => locateRows(page).count()).toBe(50)
  await close()
})

test.each(widths())('at %i, creates 52 Saturdays once, by keyboard or by a double tap', async (width) => {
  const { db } = started()
  const expeditionId = width === 390 ? 7 : 6
  const isNew = and(eq(departures.expeditionId, expeditionId), gte(departures.startOn, '2028-01-01'))
  await emptyExpedition(db, expeditionId)
  const { page, complaints, close } = await enter(`/departs/serie?aventure=${expeditionId}`, width)
  await heading(page, 'Nouvelle série').waitFor()
  await expectSound(page)
  await button(page, 'Voir les dates').press('Enter')
  await page.getByText('Choisis une date.').first().waitFor()
  await expectSound(page)
  await page.getByLabel('Du', { exact: true }).fill('2028-01-01')
  await page.getByLabel('Au', { exact: true }).fill('2029-01-05')
  await page.getByLabel('Sauf le').fill('2028-12-30')
  await button(page, 'Exclure').press('Enter')
  await button(page, 'Ne plus exclure le 30/12/2028').waitFor()
  await button(page, 'Voir les dates').press('Enter')
  await page.getByRole('heading', { name: '52\u00a0départs à créer' }).waitFor()
  await page.getByLabel('Places, départ du 01/01/2028').fill('61')
  await page.getByText(/^De 1 à 60 places/).waitFor()
  await expectSound(page)
  await page.getByLabel('Places, départ du 01/01/2028').fill('12')
  const create = button(page, 'Créer 52\u00a0départs')
  await (width === 390 ? create.dblclick() : create.press('Enter'))
  await page.getByText('52\u00a0départs créés.').waitFor()
  await heading(page, 'Départs').waitFor()
  expect(await db.$count(departures, isNew)).toBe(52)
  await page.goto(`${origin}/agence/departs/serie?aventure=${expeditionId}`)
  await page.getByLabel('Du', { exact: true }).fill('2028-01-01')
  await page.getByLabel('Au', { exact: true }).fill('2028-12-29')
  await button(page, 'Voir les dates').press('Enter')
  await page.getByText('Ces dates existent déjà.').waitFor()
  await expectSound(page)
  expect(complaints).toEqual([])
  await close()
})

test.each(widths())('at %i, shows a month, as an agenda on small screens', async (width) => {
  await newDeparture(started().db, 8, '2027-09-15')
  const { page, complaints, close } = await enter('/departs/calendrier?mois=2027-08&aventure=1', width)
  await heading(page, 'Calendrier des départs').waitFor()
  await loaded(page)
  await expectSound(page)
  await button(page, 'Mois suivant').press('Enter')
  await page.getByRole('heading', { name: 'septembre 2027' }).waitFor()
  await loaded(page)
  await locateRows(page).filter({ hasText: 'balcons' }).first().waitFor()
  await expectSound(page)
  await page.goto(`${origin}/agence/departs/calendrier?mois=2040-01`)
  await heading(page, 'Calendrier des départs').waitFor()
  await loaded(page)
  await expectSound(page)
  expect(complaints).toEqual([])
  await close()
})
