import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { offerFreePlaces } from '#api/modules/waiting/offers.ts'
import { service } from '#tests/support/product.ts'
import { siteBefore } from '#tests/support/site.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { barriers, open, overflow, untilTakenOver, visits } from '#tests/support/visits.ts'
import { newDeparture, setBooked } from '#tests/support/waitingList.ts'

const current = service({}, true)

const url = siteBefore(() => current().apiUrl)

const visit = visits(() => ({ url: url() }))

const trip = '/expeditions/balcons-de-la-vanoise'

const camille = 'camille.voyage@demo.explora.test'

/** Full departures, made before any page is cached. */
const full = { offered: 0, own: 0 }

beforeAll(async () => {
  const { db } = current()
  full.offered = await newDeparture(db, { startOn: '2027-09-04', endOn: '2027-09-09' })
  full.own = await newDeparture(db, { startOn: '2027-09-18', endOn: '2027-09-23' })
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

const freePlaces = async (departure: number, count: number) => {
  await setBooked(current().db, departure, 8 - count)
  await offerFreePlaces(current().db, testEnv(), testNow)
}

/** Opens the form of a full departure by keyboard: from the sheet of the dates on a small screen. */
async function openForm(page: Page, day: string, isNarrow = false): Promise<void> {
  await open(page, trip)
  if (isNarrow) await page.getByRole('link', { name: 'Voir les départs' }).press('Enter')
  const button = page.getByRole('button', {
    name: new RegExp(`^Préviens-moi si une place se libère\\D+${day}\\D`),
  })
  await button.scrollIntoViewIfNeeded()
  await expect.poll(() => button.isEnabled()).toBe(true)
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Préviens-moi si une place se libère' }).waitFor()
}

test('puts the offered places of an account into its reservation', async () => {
  const departure = full.own
  const { page, complaints, close } = await visit({ email: camille })
  await openForm(page, '18')
  expect(await page.getByLabel('L’adresse de ton compte').inputValue()).toBe(camille)
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: 'M’inscrire sur la liste d’attente' }).click()
  await page.getByRole('link', { name: 'Voir ma position' }).click()
  await heading(page, 'Tu es en tête de la liste.').waitFor()
  await freePlaces(departure, 1)
  await page.reload()
  await untilTakenOver(page)
  await page.getByRole('button', { name: 'Prendre cette place' }).click()
  await page.waitForURL(/\/reservations\/[0-9a-f-]{36}\/1$/)
  await heading(page, /./).first().waitFor()
  const [row] = await current().db.select().from(departures).where(eq(departures.id, departure))
  expect(row).toMatchObject({ bookedCount: 7, heldCount: 1 })
  expect(complaints).toEqual([])
  await close()
})
