import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { site } from '#tests/support/site.ts'

const started = site()
const origin = 'http://localhost:4000'
let browser: Browser
beforeAll(async () => {
  browser = await launchChromium(started().url)
})
afterAll(() => browser.close())

/** A browser in which somebody is signed in, and what it complains about. */
async function signedIn(email: string, width = 1280) {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  // Camille, without a phone and with a dear cart, would be asked for a number over the page.
  await context.addInitScript("localStorage.setItem('closedPhonePopUpNumber', 'true')")
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  const query =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }'
  const answer = await context.request.post(`${started().url}/graphql`, {
    headers: { origin },
    data: { query, variables: { email, password: demoPassword } },
  })
  const [cookie = ''] = (answer.headers()['set-cookie'] ?? '').split(';')
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }])
  return { page, complaints, close: () => context.close() }
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

test('a traveller finds a reservation, tells what is missing, and finds it told after a reload', async () => {
  const { page, complaints, close } = await signedIn('camille.voyage@demo.explora.test', 390)
  await page.goto(`${origin}/my-expeditions`)
  for (const title of [/^À venir/, /^Passées/, /^Annulées/]) await heading(page, title).waitFor()
  const canceled = page.getByRole('region', { name: 'Annulées' })
  expect(await canceled.getByRole('link', { name: /avis|dashboard/ }).count()).toBe(0)
  const passed = page.getByRole('region', { name: 'Passées' })
  expect(await passed.getByRole('link', { name: 'Donner mon avis sur Google' }).count()).toBe(1)

  const incomplete = page.getByRole('listitem').filter({ hasText: 'Profil participant à compléter' }).first()
  await incomplete.getByRole('link', { name: 'Accéder au dashboard' }).click()
  await heading(page, 'Qui voyage').waitFor()
  const phone = page.getByLabel('Téléphone').filter({ visible: true }).first()
  await phone.fill('12')
  const save = page.getByRole('button', { name: 'Enregistrer' }).filter({ visible: true }).first()
  await save.click()
  await page.getByText('Le numéro est incomplet ou invalide').waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('phone')
  await phone.fill('06 12 34 56 78')
  await page.getByLabel('Régime alimentaire').filter({ visible: true }).first().fill('Végétarien')
  await save.click()
  await page.getByText('C’est enregistré.').waitFor()
  await page.reload()
  await heading(page, 'Qui voyage').waitFor()
  const told = await Promise.all(
    (await page.getByLabel('Régime alimentaire').all()).map((field) => field.inputValue()),
  )
  expect(told).toContain('Végétarien')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
  await close()
})

test('a guide sees the departure with those who travel; what is another’s is not there', async () => {
  const guide = await signedIn('bastien.guide@demo.explora.test')
  await guide.page.goto(`${origin}/my-expeditions`)
  await guide.page.getByRole('link', { name: 'Accéder au dashboard' }).first().click()
  await heading(guide.page, 'Participants').waitFor()
  const address = guide.page.url()
  expect(address).toMatch(/\/my-expeditions\/admin\/\d+$/)
  expect(await guide.page.getByText(/^Il manque/).count()).toBeGreaterThan(0)
  expect(guide.complaints).toEqual([])
  await guide.close()

  const other = await signedIn('camille.voyage@demo.explora.test')
  await other.page.goto(address)
  await other.page.getByText('Cette page n’existe pas, ou n’est pas la tienne.').waitFor()
  await other.close()
})

test('an account changes its names and sees where it is signed in', async () => {
  const elsewhere = await signedIn('camille.voyage@demo.explora.test')
  const { page, complaints, close } = await signedIn('camille.voyage@demo.explora.test')
  await page.goto(`${origin}/my-account`)
  await heading(page, 'Où tu es connecté(e)').waitFor()
  await page.getByLabel('Mot de passe actuel').fill('faux sommet')
  await page.getByLabel('Nouveau mot de passe').fill('un autre sommet')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await page.getByText('Le mot de passe est incorrect').waitFor()
  await page.getByLabel('Prénom').fill('Dominique')
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await page.getByRole('banner').getByRole('button', { name: 'Dominique' }).waitFor()
  await page.getByRole('button', { name: 'Me déconnecter partout' }).click()
  await page.waitForURL(`${origin}/`)
  await elsewhere.page.goto(`${origin}/my-account`)
  await elsewhere.page.getByText('Veuillez vous connecter pour accéder à cette page.').waitFor()
  expect(complaints).toEqual([])
  await elsewhere.close()
  await close()
})
