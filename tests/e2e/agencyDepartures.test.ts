import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { coveredByToasts, enterAgency } from '#tests/support/agencyScreens.ts'
import { expectSoundAtBothWidths, heading } from '#tests/support/bookingScreens.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { site } from '#tests/support/site.ts'
import { open, visits } from '#tests/support/visits.ts'

const started = site()

const visit = visits(started)

/** A screen of the agency, opened by a new member of the staff. */
const enter = (path: string, width: number, permissions: StaffPermission[] = ['departures']) =>
  enterAgency({ site: started, visit }, { path, width, permissions })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('edits a departure, which a visitor sees change', async () => {
  const id = await newDeparture(started().db, 8, '2027-06-19')
  const visitor = await visit({ width: 1280 })
  await open(visitor.page, '/expeditions/balcons-de-la-vanoise')
  const isFollowing = visitor.page.waitForRequest((request) =>
    Boolean(request.headers().accept?.includes('event-stream')),
  )
  await visitor.page.mouse.wheel(0, 300)
  await isFollowing
  const { page, complaints, close } = await enter(`/departs/${id}`, 390)
  await heading(page, 'Les balcons de la Vanoise').waitFor()
  await page.getByLabel('Nombre de places').fill('1')
  await button(page, 'Enregistrer').press('Enter')
  await page.getByText('Le minimum ne peut pas dépasser le nombre de places.').waitFor()
  await expectSoundAtBothWidths(page)
  await page.getByLabel('Nombre de places').fill('9')
  const price = '702'
  await page.getByLabel('Prix par personne, en euros').fill(price)
  await page.getByText('Modifs non enregistrées').waitFor()
  await button(page, 'Enregistrer').press('Enter')
  await page.getByText('Départ enregistré.').waitFor()
  await expect.poll(() => coveredByToasts(page)).toEqual([])
  const shown = visitor.page.getByText(new RegExp(`${price}\\s€`))
  await expect.poll(() => shown.count()).toBeGreaterThan(0)
  await page
    .getByRole('listitem')
    .filter({ hasText: `${price}\u00a0€` })
    .waitFor()
  await expectSoundAtBothWidths(page)
  expect(complaints).toEqual([])
  await visitor.close()
  await close()
})

test('asks before unsaved changes are left, and shows a conflict', async () => {
  const { db } = started()
  const id = await newDeparture(db, 8, '2027-06-19')
  const { page, close } = await enter(`/departs/${id}`, 390)
  await page.getByLabel('Nombre de places').fill('10')
  const requests: string[] = []
  page.once('dialog', (dialog) => {
    requests.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Tous les départs' }).press('Enter')
  await expect.poll(() => requests).toEqual([expect.stringContaining('pas enregistrées')])
  expect(page.url()).toContain(`/departs/${id}`)
  await db.update(departures).set({ capacity: 12, groupMin: 3, version: 2 }).where(eq(departures.id, id))
  await button(page, 'Enregistrer').press('Enter')
  await page.getByRole('heading', { name: /a modifié cette fiche/ }).waitFor()
  await expectSoundAtBothWidths(page)
  await page.getByLabel('La mienne').press('Space')
  await button(page, 'Enregistrer ce choix').press('Enter')
  await page.getByText('Départ enregistré.').waitFor()
  const [row] = await db.select().from(departures).where(eq(departures.id, id))
  expect(row).toMatchObject({ capacity: 10, groupMin: 3, version: 3 })
  await close()
})
