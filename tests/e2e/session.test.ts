import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { site } from '#tests/support/site.ts'
import { barriers, origin, visitor } from '#tests/support/visitor.ts'

/** Whole journeys: seconds on a quiet machine. */
const journey = { timeout: 150_000 }

const started = site()
let browser: Browser
beforeAll(async () => {
  browser = await launchChromium(started().url)
})
afterAll(() => browser.close())

const dialog = (page: Page) => page.locator('dialog[open]')
const banner = (page: Page) => page.getByRole('complementary', { name: /^Termine ta réservation/ })

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await dialog(page).getByLabel('Adresse email').fill(email)
  await dialog(page).getByRole('button', { name: 'CONTINUER', exact: true }).click()
  await dialog(page).getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await dialog(page).getByRole('button', { name: 'SE CONNECTER', exact: true }).click()
}

test(
  'through a provider: back on the same page with its heart; the newsletter popup is declined once a day',
  journey,
  async () => {
    const { page, context, complaints } = await visitor(browser)
    await page.goto(`${origin}/expeditions?confirmed=true`)
    await page.getByText('Se connecter', { exact: true }).waitFor()
    const heart = page
      .locator('main')
      .getByRole('button', { name: /^Favori/ })
      .first()
    await heart.click()
    await page.getByRole('link', { name: 'CONTINUER AVEC GOOGLE' }).click()
    await page.getByRole('button', { name: /lea\.google/ }).click()
    await page.waitForURL(`${origin}/expeditions?confirmed=true`)
    await page.locator('main [aria-pressed=true][aria-label^="Favori"]').waitFor()
    await page
      .getByRole('heading', { name: /^(Tu es bien connecté\(e\)|Ravis de te revoir, Léa)$/ })
      .waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Non merci' }).click()
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'newsletter_denied')?.value).toBe('1')
    expect(await page.evaluate<string>("sessionStorage.getItem('closedNewsletterPopUp')")).toMatch(
      /^\d{4}-.*Z$/,
    )
    await page.reload()
    await page.getByRole('button', { name: 'Léa' }).waitFor()
    await page.goto(`${origin}/faq?auth_error=PROVIDER_DENIED`)
    await page.getByRole('alert').getByText('Tu as refusé la connexion').waitFor()
    await page.waitForURL(`${origin}/faq`)
    expect(await dialog(page).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  },
)

test(
  'a phone is asked for above 990 euros, then the banner, closed twice for this cart; nothing of it for the next account',
  journey,
  async () => {
    const { page, context, complaints } = await visitor(browser)
    await page.goto(`${origin}/faq`)
    await signIn(page, 'camille.voyage@demo.explora.test')
    await page.getByRole('heading', { name: 'Ravis de te revoir, Camille !' }).waitFor()
    expect(await banner(page).count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    await page.getByText('Nous ne communiquerons jamais ton numéro à des tiers').waitFor()
    await dialog(page).getByLabel('Téléphone').pressSequentially('061234567')
    expect(await dialog(page).getByLabel('Téléphone').inputValue()).toBe('06 12 34 56 7')
    await page.getByRole('button', { name: 'Valider' }).click()
    await page.getByText('Le numéro est incomplet ou invalide').waitFor()
    await page.keyboard.press('Escape')
    await banner(page).getByText('2 personnes').waitFor()
    const other = await context.newPage()
    await other.goto(`${origin}/faq`)
    await banner(other).waitFor()
    for (const _time of [1, 2]) {
      await page.getByRole('button', { name: 'Fermer le rappel de ta réservation' }).click()
      await page.reload()
      await page.getByRole('button', { name: 'Camille' }).waitFor()
    }
    expect(await page.evaluate<string>("localStorage.getItem('closedBasketNumber')")).toBe('2')

    await page.getByRole('button', { name: 'Camille' }).click()
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
    await page.getByText('À bientôt !').waitFor()
    await other.getByRole('button', { name: 'Se connecter', exact: true }).waitFor()
    expect(await banner(other).count()).toBe(0)
    await signIn(other, 'nouveau@demo.explora.test')
    await other.getByRole('button', { name: 'Nour' }).waitFor()
    await page.getByRole('button', { name: 'Nour' }).waitFor()
    await page.goto(`${origin}/mes-favoris`)
    await page.getByText('Tu n’as pas encore ajouté d’aventures à tes favoris !').waitFor()
    expect(await page.content()).not.toContain('Camille')
    expect(await other.content()).not.toContain('Camille')
    expect(complaints).toEqual([])
    await context.close()
  },
)
