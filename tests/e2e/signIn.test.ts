import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newestMails } from '#api/modules/mail/devMails.ts'
import { createMailer } from '#api/modules/mail/mailer.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { site } from '#tests/support/site.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { barriers, open, origin, untilTakenOver, visits } from '#tests/support/visits.ts'

/** Whole journeys take seconds on an idle machine. */
const journey = { timeout: 150_000 }

const dataDir = mkdtempSync(join(tmpdir(), 'explora-sign-in-'))

const started = site()

const visit = visits(started)

/** A page with hearts, of few cards. */
const collection = '/collections/premiers-pas'

const dialog = (page: Page) => page.locator('dialog[open]')

const focused = (page: Page) => page.locator(':focus')

const nameOfFocused = (page: Page) => focused(page).getAttribute('name')

const heart = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Favori/ })
    .first()

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)

const isPressed = (page: Page) => heart(page).getAttribute('aria-pressed')

/** Number of favourites of the account, bypassing the page's caches. */
const heldByService = (page: Page) =>
  page.evaluate<number>(`fetch('/graphql?query={me{favouriteCount}}', { headers: { 'content-type': 'application/json' } })
    .then((response) => response.json()).then(({ data }) => data.me.favouriteCount)`)

async function checkEmail(page: Page, email: string): Promise<void> {
  await dialog(page).getByLabel('Adresse email').fill(email)
  await dialog(page).getByRole('button', { name: 'CONTINUER', exact: true }).click()
}

const known = 'nouveau@demo.explora.test'

async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test('by keyboard, signs in from a heart, coalesces many clicks, and signs out', journey, async () => {
  const { page, context, complaints } = await visit()
  await open(page, collection)
  await heart(page).press('Enter')
  await expect.poll(() => nameOfFocused(page)).toBe('email')
  await typed(page, 'alix@exemple')
  await page.getByText('Il manque la fin de l’adresse').waitFor()
  await typed(page, '.test')
  await page.getByRole('heading', { name: 'Termine ton inscription' }).waitFor()
  await expect.poll(() => nameOfFocused(page)).toBe('firstName')
  expect(await page.getByRole('checkbox').filter({ visible: true }).last().isChecked()).toBe(false)
  await page.keyboard.press('Enter')
  expect(await nameOfFocused(page)).toBe('firstName')
  for (const word of ['Alix', 'Martin']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await typed(page, '12345')
  await page.getByText('Le mot de passe doit contenir au moins 6 caractères').waitFor()
  await typed(page, '6')
  await page.getByText('Ajoutée à tes favoris').waitFor()
  await expect.poll(() => isPressed(page)).toBe('true')
  await page.getByRole('link', { name: 'Mes favoris, 1 aventure' }).waitFor()
  await expect.poll(() => cookieNames(context)).toContain('d_id')
  for (const isFavourite of [false, true, false, true, false]) {
    await heart(page).click()
    // A click does the opposite of the shown state.
    await expect.poll(() => isPressed(page)).toBe(`${isFavourite}`)
  }
  // A hovered toast stays.
  await page.getByText('Retirée de tes favoris').hover()
  await expect.poll(() => heldByService(page)).toBe(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => isPressed(page)).toBe('true')
  await expect.poll(() => heldByService(page)).toBe(1)
  await page.reload()
  await expect.poll(() => isPressed(page)).toBe('true')
  await page.getByRole('button', { name: 'Alix' }).press('ArrowDown')
  await page.keyboard.press('End')
  await expect.poll(() => focused(page).innerText()).toBe('Déconnexion')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText('À bientôt !').waitFor()
  await page.getByText('Se connecter', { exact: true }).waitFor()
  await expect.poll(() => cookieNames(context)).not.toContain('d_id')
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone, signs in by the provider of the address, and by a password reset', journey, async () => {
  const { page, context, complaints } = await visit({ width: 390 })
  await open(page, '/faq')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Retrouve tes favoris et tes réservations').waitFor()
  await page.getByRole('button', { name: "Se connecter ou s'inscrire" }).click()
  await checkEmail(page, 'hugo.facebook@demo.explora.test')
  const way = dialog(page).getByRole('link', { name: 'CONTINUER AVEC FACEBOOK' })
  expect(await way.getAttribute('href')).toBe('/auth/facebook?redirect_url=%2Ffaq')
  await way.click()
  await page.getByRole('button', { name: /hugo\.facebook/ }).click()
  await page.waitForURL(`${origin}/faq`)
  await untilTakenOver(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Déconnexion' }).click()
  await page.getByText('À bientôt !').waitFor()
  // The home page is loading, and closes the menu when it arrives.
  await page.getByRole('heading', { name: 'Pars loin, sans partir si loin' }).waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: "Se connecter ou s'inscrire" }).click()
  await checkEmail(page, known)
  await page.getByRole('button', { name: 'Mot de passe oublié ? Réinitialise le' }).click()
  await expect.poll(() => dialog(page).getByLabel('Adresse email').inputValue()).toBe(known)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await page.getByText('Un nouveau mot de passe vous a été envoyé par mail').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.goBack()
  await expect.poll(() => dialog(page).count()).toBe(0)
  await expect.poll(() => page.url()).toBe(`${origin}/`)

  const env = testEnv({ dataDir })
  await createMailer({ db: started().db, clock: () => testNow, env, log: capturedLog().log }).run()
  const [mail] = await newestMails({ dataDir })
  const link = /\/mot-de-passe\/\S+/.exec(mail?.text ?? '')?.[0]
  await open(page, link ?? '')
  await page.getByLabel('Nouveau mot de passe').fill('un tout autre mot')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Ton mot de passe est changé').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: "Se connecter ou s'inscrire" }).click()
  await checkEmail(page, known)
  await dialog(page).getByLabel('Mot de passe', { exact: true }).fill('un tout autre mot')
  await page.getByRole('button', { name: 'SE CONNECTER', exact: true }).click()
  await expect.poll(() => dialog(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Mon compte' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
