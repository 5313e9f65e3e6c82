import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { askAt } from '#tests/support/gateway.ts'
import { isWholeLane } from '#tests/support/lane.ts'
import { barriers, open, origin, overflow, overflowOfDoubledText } from '#tests/support/visits.ts'

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** No barrier that axe finds, and nothing wider than the screen, on a phone with doubled text either. */
export async function expectSound(page: Page): Promise<void> {
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
  if (page.viewportSize()?.width === 390) expect(await overflowOfDoubledText(page)).toBe(0)
}

/** The same, in the whole lane at the other width too, of a screen whose flow one width has shown. */
export async function expectSoundAtBothWidths(page: Page): Promise<void> {
  await expectSound(page)
  if (!isWholeLane) return
  const opened = page.viewportSize() ?? { width: 1280, height: 900 }
  await page.setViewportSize(
    opened.width === 390 ? { width: 1280, height: 900 } : { width: 390, height: 844 },
  )
  await expectSound(page)
  await page.setViewportSize(opened)
}

const readDepartures =
  'query ($slug: String!) { expedition(slug: $slug) { departures { id availableCount } } }'
const create =
  'mutation ($id: ID!) { createCart(departureId: $id, travellerCount: 1, replace: true) { cart { id } } }'
const complete = `mutation ($id: ID!, $travellers: [CartTravellerInput!]!, $contact: ContactInput) {
  setCartTravellers(cartId: $id, travellers: $travellers, contact: $contact) { errors { code } }
  setCartOptions(cartId: $id, options: []) { errors { code } }
}`
const travellers = [{ firstName: 'Zoé', lastName: 'Martin', birthDate: '1990-05-04' }]
const contact = { phone: '06 12 34 56 78', address: '1 rue des Alpes', postcode: '38000', city: 'Grenoble' }

type Read = { expedition: { departures: { id: string; availableCount: number }[] } }

/** The payment of one place of a trip, without the screens before it. */
export async function openPayment(
  page: Page,
  url: string,
  slug = 'corse-entre-mer-et-chataigniers',
): Promise<void> {
  const ask = askAt(url)
  const cookies = await page.context().cookies(origin)
  const session = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const { data } = await ask<Read>(readDepartures, { slug })
  const departure = data.expedition.departures.find(({ availableCount }) => availableCount > 0)
  const made = await ask<{ createCart: { cart: { id: string } } }>(create, { id: departure?.id }, session)
  const { id } = made.data.createCart.cart
  await ask(complete, { id, travellers, contact }, session)
  await open(page, `/reservations/${id}/4`)
  await heading(page, 'Récapitulatif et paiement').waitFor()
}

/** Accepts form and terms, and leaves for the page of the card. */
export async function acceptAndPay(page: Page): Promise<void> {
  await page.getByLabel(/J’ai lu le formulaire/).press('Space')
  await page.getByLabel(/J’accepte les conditions/).press('Space')
  await page.getByRole('button', { name: /^Réserver et payer/ }).press('Enter')
}

/** Pays with a card on the page of the demonstration's provider. */
export async function payByCard(page: Page, providerUrl: string, number: string): Promise<void> {
  await page.waitForURL((url) => url.origin === providerUrl)
  await page.getByLabel('Numéro de carte').fill(number)
  await page.getByLabel(/expiration/i).fill('12/49')
  await page.getByLabel(/cryptogramme|CVC|sécurité/i).fill('123')
  await page.locator('button.button').press('Enter')
}
