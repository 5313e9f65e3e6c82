import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { eq } from '#api/db/drizzle.ts'
import { reports, reviews } from '#api/db/reviewTables.ts'
import { hashPassword } from '#api/modules/auth/passwords.ts'
import { actionCounter } from '#tests/support/actions.ts'
import { enterAgency } from '#tests/support/agencyScreens.ts'
import { expectSound, expectSoundAtBothWidths, heading } from '#tests/support/bookingScreens.ts'
import { newReview, pastReservation } from '#tests/support/reviews.ts'
import { site } from '#tests/support/site.ts'
import { origin, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

let passwordHash = ''
beforeAll(async () => {
  passwordHash = await hashPassword(demoPassword)
})

const trip = '/expeditions/balcons-de-la-vanoise'

async function enterModeration(width: number) {
  const member = { permissions: ['messages' as const], firstName: 'Claire' }
  const visited = await enterAgency({ site: started, visit }, { path: '/avis', width, ...member })
  await heading(visited.page, 'Avis').waitFor()
  return visited
}

/** A traveller who is back from a trip of the first expedition. */
async function enterTraveller(width: number) {
  const { db } = started()
  const { traveller, reservationId, departureId } = await pastReservation(db)
  const email = `${randomUUID()}@exemple.test`
  await db.update(users).set({ email, passwordHash }).where(eq(users.id, traveller.userId))
  const visited = await visit({ email, width })
  const open = () => visited.page.goto(`${origin}/my-expeditions/${reservationId}`)
  await open()
  return { ...visited, open, departureId }
}

async function write(page: Page, stars: number, text: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${stars} étoile`) }).check()
  await page.getByLabel('Ce que tu as vécu').fill(text)
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter')
const findState = async (departureId: number) => {
  const [row] = await started().db.select().from(reviews).where(eq(reviews.departureId, departureId))
  return row?.state
}
const html = async () => (await fetch(started().url + trip)).text()

test('a review is written, published, replied to, reported and hidden', async () => {
  const { db } = started()
  await db.delete(reviews).where(eq(reviews.state, 'pending'))
  const text = 'Deux heures d’attente sous la pluie, à 1280 mètres.'
  const author = await enterTraveller(1280)
  await press(author.page, 'Envoyer mon avis')
  await author.page.getByText('Choisis une note.').waitFor()
  await write(author.page, 1, text)
  await expectSoundAtBothWidths(author.page)
  await author.page.reload()
  await expect.poll(() => author.page.getByLabel('Ce que tu as vécu').inputValue()).toBe(text)
  await author.page.getByRole('button', { name: 'Envoyer mon avis' }).dblclick()
  await author.page.getByText('Nous le lisons sous cinq jours.').waitFor()
  expect(await findState(author.departureId)).toBe('pending')
  expect(await html()).not.toContain(text)

  const { page, complaints, close } = await enterModeration(1280)
  await page.getByText(text).waitFor()
  const actions = await actionCounter(page)
  await press(page, /^Publier$/)
  await page.getByText('Aucun avis à lire.').waitFor()
  expect(actions()).toBe(1)
  await expect.poll(() => findState(author.departureId)).toBe('published')
  await expect.poll(html).toContain(text)
  expect(await html()).toMatch(/"@type":"AggregateRating"[^}]*"reviewCount":6/)
  await page.getByRole('link', { name: 'Publiés' }).press('Enter')
  await page.getByText(text).waitFor()
  await press(page, 'Répondre')
  await page.getByLabel('Ta réponse à Élodie').fill('Merci, la navette est changée.')
  await expectSoundAtBothWidths(page)
  await page.keyboard.press('Control+Enter')
  await page.getByText('Merci, la navette est changée.').waitFor()

  const reader = await visit()
  await reader.page.goto(`${origin}${trip}`)
  await reader.page.getByText('Réponse de Claire, de notre équipe').scrollIntoViewIfNeeded()
  const report = reader.page.getByRole('button', { name: 'Signaler l’avis de Élodie' }).first()
  // The first sign of activity may come before the page listens.
  const act = () => reader.page.keyboard.press('Shift').then(() => report.isVisible())
  await expect.poll(act).toBe(true)
  await report.press('Enter')
  await reader.page.getByLabel('Ce qui ne va pas (facultatif)').fill('Un numéro')
  await expectSoundAtBothWidths(reader.page)
  await reader.page.keyboard.press('Enter')
  await reader.page.getByText('Merci, notre équipe va lire cet avis.').waitFor()
  await expect.poll(() => db.$count(reports)).toBeGreaterThan(0)
  expect(reader.complaints).toEqual([])
  await reader.close()

  await page.getByRole('link', { name: 'Signalés' }).press('Enter')
  await page.getByText('« Un numéro »').waitFor()
  await expectSound(page)
  await press(page, 'Masquer')
  const dialog = page.getByRole('dialog', { name: 'Masquer cet avis' })
  await dialog.getByLabel('Raison').fill('Coordonnées personnelles')
  await expectSoundAtBothWidths(page)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Aucun signalement en attente.').waitFor()
  await expect.poll(() => findState(author.departureId)).toBe('hidden')
  await expect.poll(html).not.toContain(text)
  await author.open()
  await author.page.getByText('Raison : Coordonnées personnelles').waitFor()
  expect([complaints, author.complaints]).toEqual([[], []])
  await Promise.all([close(), author.close()])
})

test('at 390, a refused review shows its author the reason, and another is published by one press', async () => {
  const { db } = started()
  await db.delete(reviews).where(eq(reviews.state, 'pending'))
  const author = await enterTraveller(390)
  await write(author.page, 5, 'Appelle Jean Martin, il a tout vu avec nous.')
  await press(author.page, 'Envoyer mon avis')
  await author.page.getByText('Nous le lisons sous cinq jours.').waitFor()
  const { page, close } = await enterModeration(390)
  await press(page, 'Refuser…')
  const dialog = page.getByRole('dialog', { name: 'Refuser l’avis de Élodie' })
  await dialog.getByLabel('Raison').selectOption('PERSONAL_DATA')
  await dialog.getByLabel('Ta phrase à l’auteur').fill('Un nom de famille y figure.')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Refuser et prévenir Élodie' }).press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  const { departureId } = await pastReservation(db)
  await newReview(db, { departureId })
  await page.reload()
  const actions = await actionCounter(page)
  await press(page, /^Publier$/)
  await page.getByText('Aucun avis à lire.').waitFor()
  expect(actions()).toBe(1)
  await expect.poll(() => findState(departureId)).toBe('published')
  await author.open()
  await author.page.getByText('Raison : Un nom de famille y figure.').waitFor()
  await expectSound(author.page)
  await Promise.all([close(), author.close()])
})
