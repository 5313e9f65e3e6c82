import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { site } from '#tests/support/site.ts'
import { open, origin, untilAnswered, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)
const email = 'nouveau@demo.explora.test'
const dialog = (page: Page) => page.locator('dialog[open]')

/** Queries by which every document reads the account once it is drawn. */
const reads = ['Me', 'AccountMenu', 'Prompts']

/**
 * Ends the session as another device does: this browser keeps its cookie. Later reads of the page would find
 * the ended session too early.
 */
async function endSession(page: Page, queries: string[]): Promise<void> {
  await untilAnswered(page, ...queries)
  const context = page.context()
  const cookie = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${started().url}/graphql`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { logout { ok } }' }),
  })
  expect(await answer.json()).toEqual({ data: { logout: { ok: true } } })
  // Those of the next session are others.
  await page.evaluate('performance.clearResourceTimings()')
}

/** The header is a visitor's under the popup, whose steps are those of any sign-in. */
async function signInAgain(page: Page): Promise<void> {
  await dialog(page).getByRole('heading', { name: 'Bienvenue sur Explora-Project' }).waitFor()
  await expect.poll(() => page.locator('header').first().textContent()).not.toContain('Nour')
  await dialog(page).getByLabel('Adresse email').fill(email)
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
}

test('continues the booking of an ended session after sign-in', async () => {
  const { page, complaints, close } = await visit({ email })
  await open(page, '/expeditions/igloo-et-raquettes-en-chartreuse')
  await endSession(page, reads)
  await page.getByRole('button', { name: 'Demander cette place' }).click()
  await signInAgain(page)
  await page.waitForURL(/\/reservations\/[^/]+\/1$/)
  await page.getByRole('button', { name: 'Nour' }).waitFor()
  // The address changes before the page does, and the expedition has such a field too.
  await page.getByRole('heading', { name: 'Ta réservation', level: 1 }).waitFor()

  // The document of before has the others.
  await endSession(page, ['Prompts', 'CartPage'])
  await page.getByLabel('Voyageurs').selectOption('2')
  await signInAgain(page)
  await page
    .locator('dd')
    .getByText(/^2\spersonnes$/)
    .waitFor()
  await expect.poll(() => page.getByLabel('Voyageurs').inputValue()).toBe('2')
  expect(complaints).toEqual([])
  await close()
})

test('sends the question of an ended session after sign-in', async () => {
  const { page, complaints, close } = await visit({ email })
  await open(page, '/expeditions/igloo-et-raquettes-en-chartreuse')
  await page.locator('#questions').scrollIntoViewIfNeeded()
  await endSession(page, [...reads, 'DeletableMessages'])
  await page.getByLabel('Pose ta question').fill('Faut-il des bâtons en septembre ?')
  await page.getByRole('button', { name: 'Envoyer' }).first().click()
  await signInAgain(page)
  await page.locator('li').getByText('Faut-il des bâtons en septembre ?').waitFor()
  await expect.poll(() => page.getByLabel('Pose ta question').inputValue()).toBe('')
  expect(complaints).toEqual([])
  await close()
})

test('saves the profile of an ended session after sign-in, or retains the input', async () => {
  const { page, complaints, close } = await visit({ email })
  await open(page, '/my-account')
  await page.getByLabel('Nom', { exact: true }).fill('Delorme')
  await endSession(page, [...reads, 'CalendarFeeds'])
  const save = page.getByRole('button', { name: 'Enregistrer' }).first()
  await save.click()
  await dialog(page).getByLabel('Adresse email').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Ta session a pris fin : rien n’a été enregistré.').waitFor()
  expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Delorme')
  await save.click()
  await signInAgain(page)
  await save.and(page.locator('[aria-disabled]')).waitFor({ state: 'detached' })
  await page.reload()
  await expect.poll(() => page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Delorme')

  await endSession(page, [...reads, 'CalendarFeeds'])
  await page.getByLabel('Nom', { exact: true }).fill('Autre')
  await save.click()
  await dialog(page).getByLabel('Adresse email').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL(`${origin}/faq`)
  await expect.poll(() => page.content()).not.toContain('Nour')
  expect(complaints).toEqual([])
  await close()
})
