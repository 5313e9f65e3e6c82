import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { widths } from '#tests/support/lane.ts'
import { site } from '#tests/support/site.ts'
import { barriers, open, origin, strays, visits } from '#tests/support/visits.ts'

/** Whole journeys take seconds on an idle machine. */
const journey = { timeout: 150_000 }

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

async function openDialog(page: Page): Promise<void> {
  await page.getByText('Se connecter', { exact: true }).click()
  await dialog(page).getByLabel('Adresse email').waitFor()
}

async function checkEmail(page: Page, email: string): Promise<void> {
  await dialog(page).getByLabel('Adresse email').fill(email)
  await dialog(page).getByRole('button', { name: 'CONTINUER', exact: true }).click()
}

const known = 'nouveau@demo.explora.test'

/** All popups, and how the keyboard reaches each from the first. */
const popups: [title: string, reach: (page: Page) => Promise<void>][] = [
  ['Bienvenue sur Explora-Project', async () => undefined],
  [
    'Ton email a déjà été utilisé pour se connecter à Explora via Google',
    (page) => typed(page, 'lea.google@demo.explora.test'),
  ],
  [
    'Ton email a déjà été utilisé pour se connecter à Explora via Facebook',
    (page) => typed(page, 'hugo.facebook@demo.explora.test'),
  ],
  [
    'Se connecter',
    async (page) => {
      await typed(page, known)
      await expect.poll(() => nameOfFocused(page)).toBe('password')
      await typed(page, 'pas celui-là')
      await page.getByText('Le mot de passe est incorrect').waitFor()
    },
  ],
  ['Termine ton inscription', (page) => typed(page, 'personne@exemple.test')],
  [
    'Mot de passe oublié',
    async (page) => {
      await typed(page, known)
      await expect.poll(() => nameOfFocused(page)).toBe('password')
      await page.getByRole('button', { name: 'Mot de passe oublié ? Réinitialise le' }).press('Enter')
      await expect.poll(() => nameOfFocused(page)).toBe('email')
    },
  ],
]

async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test.each(widths())(
  'by keyboard alone, %i wide: every popup holds the focus, Escape closes it and gives the focus back',
  journey,
  async (width) => {
    const { page, context, complaints } = await visit({ width })
    await open(page, collection)
    for (const [title, reach] of popups) {
      await heart(page).press('Enter')
      await expect.poll(() => nameOfFocused(page)).toBe('email')
      await reach(page)
      await dialog(page).getByRole('heading', { name: title }).waitFor()
      expect([title, await barriers(page), await strays(page)]).toEqual([title, [], []])
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog(page).count()).toBe(0)
      await heart(page).and(focused(page)).waitFor()
    }
    await page.getByText('l’aventure n’a pas rejoint tes favoris').first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  },
)

test(
  'returns to the account page after sign-in, and drops the favourite of a closed popup with a message',
  journey,
  async () => {
    const { page, context } = await visit()
    const refused = page.getByText('Veuillez vous connecter pour accéder à cette page.')
    // It may be gone once all of the page is loaded.
    await Promise.all([refused.waitFor(), open(page, '/mes-favoris')])
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
    await open(page, '/mes-favoris')
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
