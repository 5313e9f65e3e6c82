import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { offerFreePlaces } from '#api/modules/waiting/offers.ts'
import { service } from '#tests/support/product.ts'
import { siteBefore } from '#tests/support/site.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { barriers, open, origin, overflow, untilTakenOver, visits } from '#tests/support/visits.ts'
import { mailedToken, newDeparture, setBooked } from '#tests/support/waitingList.ts'

const current = service({}, true)

const url = siteBefore(() => current().apiUrl)

const visit = visits(() => ({ url: url() }))

const trip = '/expeditions/balcons-de-la-vanoise'

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

test('takes a visitor on a phone from the full departure to the offer', async () => {
  const email = 'visiteur@example.test'
  const { page, complaints, close } = await visit({ width: 390 })
  await openForm(page, '4', true)
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
  await page.getByLabel('Places à attendre').selectOption('2')
  await page.getByRole('button', { name: 'M’inscrire sur la liste d’attente' }).click()
  await page.getByText('Indique ton adresse e-mail').waitFor()
  await page.getByLabel('Ton adresse e-mail').fill(email)
  await page.keyboard.press('Enter')
  await page.getByText(`suis le lien que nous venons d’envoyer à ${email}`).waitFor()

  await page.goto(`${origin}/liste-d-attente/${await mailedToken(current().db, email)}`)
  await untilTakenOver(page)
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click()
  await heading(page, 'Tu es en tête de la liste.').waitFor()

  await freePlaces(full.offered, 2)
  await page.reload()
  await untilTakenOver(page)
  await heading(page, '2 places se sont libérées pour toi').waitFor()
  await page.getByText('jusqu’au jeudi 11 mars à 20 h').waitFor()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
  }
  await page.getByRole('button', { name: 'Prendre ces places' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Non merci, quitter la liste' }).click()
  await heading(page, 'Tu n’es plus sur cette liste d’attente.').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('promises a place once the mailed link has confirmed the address', async () => {
  const { db } = current()
  const email = 'nouveau@demo.explora.test'
  await db.update(users).set({ isEmailConfirmed: false }).where(eq(users.email, email))
  const { page, context, complaints, close } = await visit({ email, width: 390 })
  await open(page, '/expeditions/kungsleden-la-voie-royale')
  await page.getByRole('link', { name: 'Voir les départs' }).press('Enter')
  await page
    .getByRole('button', { name: /^Je pars si/ })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Je pars si…' })
  const promise = dialog.getByRole('button', { name: /^Je pars si on est/ })
  await promise.press('Enter')
  await dialog.getByRole('button', { name: 'M’envoyer le lien' }).press('Enter')
  await dialog.getByText(`Lien envoyé à ${email}`).waitFor()
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
  // A link of a mail opens in another tab.
  const mailed = await context.newPage()
  await open(mailed, `/confirmation-adresse/${await mailedToken(db, email, 'confirmation-adresse')}`)
  await mailed.getByRole('button', { name: 'Confirmer' }).press('Enter')
  await mailed.getByText(/^Ton adresse est confirmée/).waitFor()
  await promise.press('Enter')
  await dialog.getByText(/^C’est noté/).waitFor()
  expect(complaints).toEqual([])
  await close()
})
