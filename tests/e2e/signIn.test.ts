import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { newestMails } from '#api/modules/mail/devMails.ts'
import { startMailer } from '#api/modules/mail/mailer.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { site } from '#tests/support/site.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { barriers, origin, visitor } from '#tests/support/visitor.ts'

/** Whole journeys: seconds on a quiet machine. */
const journey = { timeout: 150_000 }

const dataDir = mkdtempSync(join(tmpdir(), 'explora-sign-in-'))
const started = site()
let browser: Browser
beforeAll(async () => {
  browser = await launchChromium(started().url)
})
afterAll(() => browser.close())

const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 30_000 })
const dialog = (page: Page) => page.locator('dialog[open]')
const focused = (page: Page) => page.locator(':focus')
const heart = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Favori/ })
    .first()
const isPressed = (page: Page) => heart(page).getAttribute('aria-pressed')

/** How many favourites the account has, past every cache of the page. */
const heldByService = (page: Page) =>
  page.evaluate<number>(`fetch('/graphql?query={me{favouriteCount}}', { headers: { 'content-type': 'application/json' } })
    .then((response) => response.json()).then(({ data }) => data.me.favouriteCount)`)

/** The dialog is loaded when it is first asked for. */
async function openDialog(page: Page): Promise<void> {
  await page.getByText('Se connecter', { exact: true }).waitFor()
  await page.getByText('Se connecter', { exact: true }).click()
  await dialog(page).getByLabel('Adresse email').waitFor()
}

async function checkEmail(page: Page, email: string): Promise<void> {
  await dialog(page).getByLabel('Adresse email').fill(email)
  await dialog(page).getByRole('button', { name: 'CONTINUER', exact: true }).click()
}

test(
  'by keyboard alone: a heart, an account, the heart is pressed; many clicks, one wish; the way out',
  journey,
  async () => {
    const { page, context, complaints } = await visitor(browser)
    await page.goto(`${origin}/expeditions`)
    await page.getByText('Se connecter', { exact: true }).waitFor()
    await heart(page).press('Enter')
    await eventually(() => focused(page).getAttribute('name')).toBe('email')
    expect(await barriers(page)).toEqual([])
    await page.keyboard.type('alix@exemple')
    await page.keyboard.press('Enter')
    await page.getByText('Il manque la fin de l’adresse').waitFor()
    await page.keyboard.type('.test')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Termine ton inscription' }).waitFor()
    await eventually(() => focused(page).getAttribute('name')).toBe('firstName')
    expect(await page.getByRole('checkbox').filter({ visible: true }).last().isChecked()).toBe(false)
    await page.keyboard.press('Enter')
    expect(await focused(page).getAttribute('name')).toBe('firstName')
    for (const word of ['Alix', 'Martin']) {
      await page.keyboard.type(word)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Tab')
    await page.keyboard.type('12345')
    await page.keyboard.press('Enter')
    await page.getByText('Le mot de passe doit contenir au moins 6 caractères').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.type('6')
    await page.keyboard.press('Enter')
    await page.getByText('Ajoutée à tes favoris').waitFor()
    await eventually(() => isPressed(page)).toBe('true')
    await page.getByRole('link', { name: 'Mes favoris, 1 aventure' }).waitFor()
    expect((await context.cookies()).map(({ name }) => name)).toContain('d_id')
    for (let click = 0; click < 5; click++) await heart(page).click()
    // A toast stays while it is hovered.
    await page.getByText('Retirée de tes favoris').hover()
    await eventually(() => heldByService(page)).toBe(0)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await eventually(() => isPressed(page)).toBe('true')
    await eventually(() => heldByService(page)).toBe(1)
    await page.reload()
    await eventually(() => isPressed(page)).toBe('true')
    await page.getByRole('button', { name: 'Alix' }).press('ArrowDown')
    await page.keyboard.press('End')
    expect(await focused(page).innerText()).toBe('Déconnexion')
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText('À bientôt !').waitFor()
    await page.getByText('Se connecter', { exact: true }).waitFor()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('d_id')
    expect(complaints).toEqual([])
    await context.close()
  },
)

test(
  'on a phone: providers that know the address, a wrong password, Back and Escape, a reset by mail',
  journey,
  async () => {
    const { page, context, complaints } = await visitor(browser, 390)
    await page.goto(origin)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText('Retrouve tes favoris et tes réservations').waitFor()
    await page.getByRole('button', { name: "Se connecter ou s'inscrire" }).click()
    for (const provider of ['Google', 'Facebook']) {
      const name = provider === 'Google' ? 'lea' : 'hugo'
      await checkEmail(page, `${name}.${provider.toLowerCase()}@demo.explora.test`)
      const title = `Ton email a déjà été utilisé pour se connecter à Explora via ${provider}`
      await page.getByRole('heading', { name: title }).waitFor()
      expect(await barriers(page)).toEqual([])
      const way = page.getByRole('link', { name: `CONTINUER AVEC ${provider.toUpperCase()}` })
      expect(await way.getAttribute('href')).toContain('redirect_url=%2F')
      await page.getByRole('button', { name: 'Changer d’adresse email' }).click()
    }
    await checkEmail(page, 'nouveau@demo.explora.test')
    await dialog(page).getByLabel('Mot de passe', { exact: true }).fill('pas celui-là')
    await page.getByRole('button', { name: 'SE CONNECTER', exact: true }).click()
    await page.getByRole('alert').getByText('Le mot de passe est incorrect').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Mot de passe oublié ? Réinitialise le' }).click()
    expect(await dialog(page).getByLabel('Adresse email').inputValue()).toBe('nouveau@demo.explora.test')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await page.getByText('Un nouveau mot de passe vous a été envoyé par mail').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.goBack()
    await eventually(() => dialog(page).count()).toBe(0)
    expect(page.url()).toBe(`${origin}/`)

    const env = testEnv({ dataDir })
    const mailer = startMailer({ db: started().db, clock: () => testNow, env, log: capturedLog().log })
    await mailer.deliverDue()
    await mailer.stop()
    const [mail] = await newestMails({ dataDir })
    const link = /\/mot-de-passe\/\S+/.exec(mail?.text ?? '')?.[0]
    await page.goto(origin + link)
    await page.getByLabel('Nouveau mot de passe').fill('un tout autre mot')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Ton mot de passe est changé').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: "Se connecter ou s'inscrire" }).click()
    await checkEmail(page, 'nouveau@demo.explora.test')
    await dialog(page).getByLabel('Mot de passe', { exact: true }).fill('un tout autre mot')
    await page.getByRole('button', { name: 'SE CONNECTER', exact: true }).click()
    await eventually(() => dialog(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Mon compte' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  },
)

test(
  'a page of an account is found again once signed in; a wish is dropped with its popup, and said so',
  journey,
  async () => {
    const { page, context } = await visitor(browser)
    await page.goto(`${origin}/mes-favoris`)
    await page.getByText('Veuillez vous connecter pour accéder à cette page.').waitFor()
    expect(await page.getByText('Veuillez vous connecter pour accéder à cette page.').count()).toBe(1)
    await page.waitForURL(`${origin}/`)
    await openDialog(page)
    await checkEmail(page, 'camille.voyage@demo.explora.test')
    await page.route('**/graphql', (route) => route.abort())
    await dialog(page).getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'SE CONNECTER', exact: true }).click()
    await page.getByText('Rien de ce que tu as écrit n’est perdu.').waitFor()
    expect(await dialog(page).getByLabel('Mot de passe', { exact: true }).inputValue()).toBe(demoPassword)
    await page.getByRole('button', { name: 'Mot de passe oublié ? Réinitialise le' }).click()
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await page.getByText('Une erreur est survenue', { exact: true }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Ressayer' }).click()
    await page.unroute('**/graphql')
    await page.keyboard.press('Escape')
    await page.getByText('cette page t’attendra').waitFor()
    await page.goto(`${origin}/mes-favoris`)
    await openDialog(page)
    await checkEmail(page, 'camille.voyage@demo.explora.test')
    await dialog(page).getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'SE CONNECTER', exact: true }).click()
    await page.waitForURL(`${origin}/mes-favoris`)
    await page.getByRole('heading', { name: 'Mes favoris' }).waitFor()
    await page.getByRole('status').getByText('4 aventures').waitFor()
    await context.close()
  },
)
