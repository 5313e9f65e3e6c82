import { expect, test } from 'vitest'
import { inArray } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { enterAgency } from '#tests/support/agencyScreens.ts'
import { expectSound } from '#tests/support/bookingScreens.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { site } from '#tests/support/site.ts'
import { visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

test('changes the price of several departures and closes their sales by keyboard', async () => {
  const { db } = started()
  const ids = [await newDeparture(db, 8, '2031-06-19'), await newDeparture(db, 8, '2031-06-19')]
  const rows = async () => {
    const found = await db.select().from(departures).where(inArray(departures.id, ids)).orderBy(departures.id)
    return found.map(({ priceCents, salesClosedAt }) => [priceCents, salesClosedAt !== null])
  }
  const path = '/departs?du=2031-06-19&au=2031-06-19'
  const entrance = { path, width: 1280, permissions: ['departures' as const] }
  const { page, complaints, close } = await enterAgency({ site: started, visit }, entrance)
  await page.getByRole('checkbox', { name: 'Choisir tous les départs de la page' }).press('Space')
  await page.getByText(/^2\sdéparts choisis$/).waitFor()
  await expectSound(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  await press('Fermer les ventes')
  await page.getByText('Ventes fermées.').waitFor()
  await press('Prix, minimum, guide')
  await page.getByLabel('Prix par personne, en euros').fill('655')
  await expectSound(page)
  await page.keyboard.press('Enter')
  await page.getByText(/^2\sdéparts modifiés\.$/).waitFor()
  expect(await rows()).toEqual([
    [655_00, true],
    [655_00, true],
  ])
  await page.getByRole('cell', { name: /655/ }).first().waitFor()
  expect(complaints).toEqual([])
  await close()
})
