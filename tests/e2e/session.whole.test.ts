import type { BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, expect, test, vi } from 'vitest'
import { startHonestGoogle } from '#tests/api/social/honestGoogle.ts'
import { clientId, clientSecret } from '#tests/api/social/lyingIssuer.ts'
import { wholeChromium } from '#tests/support/chromium.ts'
import { site } from '#tests/support/site.ts'
import {
  barriers,
  drawn,
  open,
  origin,
  signIn,
  strays,
  untilAnswered,
  untilTakenOver,
  visits,
} from '#tests/support/visits.ts'

/** Whole journeys take seconds on an idle machine. */
const journey = { timeout: 150_000 }

// Silences the library's warning about grants in memory.
vi.spyOn(console, 'warn').mockReturnValue()
const honest = await startHonestGoogle({ isAsking: true })
const started = site({ google: { clientId, clientSecret, baseUrl: honest.url } })
/** With the back-forward cache of a usual browser. */
const visit = visits(started, wholeChromium)
afterAll(() => honest.close())

/** Pages of few cards, with hearts: the first is of trips below 990 €, and has a query that comes back from the provider. */
const collection = '/collections/premiers-pas?utm_source=lettre'
const dearCollection = '/collections/loin-sans-avion'

const dialog = (page: Page) => page.locator('dialog[open]')
const firstHeart = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Favori/ })
    .first()
const banner = (page: Page) => page.getByRole('complementary', { name: /^Termine ta réservation/ })

/** A visitor presses a heart and signs in with the provider, as Léa. */
async function throughGoogle(page: Page, answer: string): Promise<void> {
  await untilTakenOver(page)
  await firstHeart(page).click()
  await page.getByRole('link', { name: 'CONTINUER AVEC GOOGLE' }).click()
  await page.getByRole('link', { name: answer }).click()
  // Toasts of the arrival do not wait for photographs, which a first run resizes.
  await page.waitForURL(origin + collection, { waitUntil: 'commit' })
}

const noDialog = (page: Page) => expect.poll(() => dialog(page).count()).toBe(0)

const deniedTimes = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'newsletter_denied')?.value

/** Reloads the page until all prompts of the account are known and rendered. */
async function reloadToPrompts(page: Page): Promise<void> {
  await page.reload()
  await untilTakenOver(page)
  await untilAnswered(page, 'Prompts')
  await drawn(page)
}

/** The popup stores its time possibly a frame after the browser has closed it. */
async function aDayPasses(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate("sessionStorage.getItem('closedNewsletterPopUp')")).not.toBeNull()
  await page.evaluate(aDayLater)
}

const aDayLater = `sessionStorage.setItem('closedNewsletterPopUp', new Date(Date.parse(sessionStorage.getItem('closedNewsletterPopUp')) - 24 * 3_600_000).toISOString())`

test('signs in by OpenID after a refusal; prompts for the newsletter once a day', journey, async () => {
  const { page, context, complaints } = await visit()
  await open(page, collection)
  const shown = await page.locator('main [aria-label^="Favori"]').first().locator('..').innerText()
  await throughGoogle(page, 'Refuse')
  await page.getByRole('alert').getByText('Tu as refusé la connexion').waitFor()
  await throughGoogle(page, 'Continue as Léa')
  const heart = page.locator('main [aria-pressed=true][aria-label^="Favori"]')
  const counted = `${Number.parseInt(shown, 10) + 1}\u00a0favoris`
  // The heart is pressed at once; its number follows with the cache of the page.
  await expect.poll(() => heart.locator('..').innerText()).toBe(counted)
  const welcome = page.getByRole('heading', { name: 'Tu es bien connecté(e)' })
  await welcome.waitFor()
  expect([await barriers(page), await strays(page)]).toEqual([[], []])
  await page.getByRole('button', { name: 'Non merci' }).click()
  await noDialog(page)
  await expect.poll(() => deniedTimes(context)).toBe('1')
  await reloadToPrompts(page)
  expect(await dialog(page).count()).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await aDayPasses(page)
  await reloadToPrompts(page)
  await welcome.waitFor()
  await expect.poll(() => heart.locator('..').innerText()).toBe(counted)
  await page.getByRole('button', { name: 'Non merci' }).click()
  await noDialog(page)
  expect(complaints).toEqual([])
  await context.close()
  await acceptOnPhone()
})

/** The same account comes back and accepts. */
async function acceptOnPhone(): Promise<void> {
  const { page, context, complaints } = await visit({ width: 390 })
  await open(page, collection)
  await throughGoogle(page, 'Continue as Léa')
  await page.getByRole('heading', { name: 'Ravis de te revoir, Léa' }).waitFor()
  expect([await barriers(page), await strays(page)]).toEqual([[], []])
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('newsletter_denied')
  await aDayPasses(page)
  await reloadToPrompts(page)
  await dialog(page).getByRole('button', { name: 'M’abonner', exact: true }).press('Enter')
  await page.getByText('Tu es maintenant abonné(e) à la newsletter !').waitFor()
  await page.getByRole('contentinfo').hover()
  await page.getByRole('heading', { name: 'La lettre d’Explora' }).waitFor({ state: 'detached' })
  await noDialog(page)
  expect(complaints).toEqual([])
  await context.close()
}

const newCart = `(async () => {
  const ask = (query, variables) => fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  }).then((response) => response.json())
  const { data } = await ask('{ expedition(slug: "balcons-de-la-vanoise") { departures { id availableCount } } }')
  const { id } = data.expedition.departures.find(({ availableCount }) => availableCount > 0)
  await ask('mutation ($id: ID!) { createCart(departureId: $id, travellerCount: 1, replace: true) { cart { id } } }', { id })
})()`

async function reported(request: Request): Promise<string> {
  const response = await request.response()
  return response && /json|html/.test(response.headers()['content-type'] ?? '') ? response.text() : ''
}

const allStored = `(async () => JSON.stringify([
  { ...localStorage }, { ...sessionStorage }, document.cookie, await caches.keys(), await indexedDB.databases(),
]))()`

test(
  'shows the phone prompt above 990 euros, then the banner twice a cart, and neither to the next account',
  journey,
  async () => {
    const { page, context, complaints } = await visit()
    await open(page, '/faq')
    await signIn(page, 'camille.voyage@demo.explora.test')
    await page.getByRole('heading', { name: 'Ravis de te revoir, Camille !' }).waitFor()
    expect(await banner(page).count()).toBe(0)
    await page.getByText('Nous ne communiquerons jamais ton numéro à des tiers').waitFor()
    await dialog(page).getByLabel('Téléphone').pressSequentially('061234567')
    await expect.poll(() => dialog(page).getByLabel('Téléphone').inputValue()).toBe('06 12 34 56 7')
    await page.keyboard.press('Enter')
    await page.getByText('Le numéro est incomplet ou invalide').waitFor()
    expect([await barriers(page), await strays(page)]).toEqual([[], []])
    await page.keyboard.press('Escape')
    await banner(page).getByText('2 personnes').waitFor()
    await page.locator(':focus').filter({ hasText: 'Camille' }).waitFor()
    const other = await context.newPage()
    await other.setViewportSize({ width: 390, height: 844 })
    await open(other, '/faq')
    await banner(other).waitFor()
    expect(await barriers(other)).toEqual([])
    await page.bringToFront()
    for (const _time of [1, 2]) {
      await page.getByRole('button', { name: 'Fermer le rappel de ta réservation' }).click()
      await reloadToPrompts(page)
    }
    expect(await banner(page).count()).toBe(0)
    await page.evaluate(newCart)
    // Drawn without room for the banner: it waits for the next page.
    await reloadToPrompts(page)
    expect(await banner(page).count()).toBe(0)
    await expect.poll(() => page.evaluate('localStorage.cartReminder')).toBe('1')
    await page.reload()
    await untilTakenOver(page)
    await banner(page).getByText('Les balcons de la Vanoise').waitFor()
    await page.getByRole('button', { name: 'Fermer le rappel de ta réservation' }).click()
    await expect.poll(() => page.evaluate("localStorage.getItem('closedBasketNumber')")).toBe('1')

    const id = (await context.cookies()).find(({ name }) => name === 'd_id')?.value ?? 'no d_id'
    await open(page, '/my-account')
    await page.getByLabel('Nom', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Camille' }).click()
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
    await page.getByText('À bientôt !').waitFor()
    await page.goBack()
    await page.getByText('Veuillez vous connecter pour accéder à cette page.').waitFor()
    await page.waitForURL(`${origin}/`)
    await other.bringToFront()
    await other.getByRole('button', { name: 'Menu' }).click()
    await other.getByRole('button', { name: "Se connecter ou s'inscrire" }).waitFor()
    await other.keyboard.press('Escape')
    await noDialog(other)
    await expect.poll(() => banner(other).count()).toBe(0)
    const heard: Promise<string>[] = []
    for (const tab of [page, other])
      tab.on('requestfinished', (request) => heard.push(reported(request).catch(String)))
    await signIn(other, 'nouveau@demo.explora.test')
    await page.getByRole('button', { name: 'Nour' }).waitFor()
    await open(page, '/mes-favoris')
    await page.getByText('Tu n’as pas encore ajouté d’aventures à tes favoris !').waitFor()
    const storedEntries = await page.evaluate<string>(allStored)
    expect(storedEntries).toMatch(/,\[\],\[\]\]$/)
    const answers = (await Promise.all(heard)).filter(Boolean)
    for (const text of [storedEntries, await page.content(), await other.content(), ...answers])
      for (const trace of [id, 'camille.voyage', 'Ferrand']) expect(text).not.toContain(trace)
    await expect.poll(() => page.content()).not.toContain('Camille')
    expect(answers.length).toBeGreaterThan(3)
    await giveNumberOnPhone(other)
    expect(complaints).toEqual([])
    await context.close()
  },
)

/** An expensive favourite opens the prompt too. */
async function giveNumberOnPhone(page: Page): Promise<void> {
  await page.evaluate("localStorage.removeItem('closedPhonePopUpNumber')")
  await open(page, dearCollection)
  await untilAnswered(page, 'Prompts')
  await firstHeart(page).press('Enter')
  await dialog(page).getByRole('heading', { name: 'Ajoutée à tes favoris !' }).waitFor()
  expect([await barriers(page), await strays(page)]).toEqual([[], []])
  await dialog(page).getByLabel('Téléphone').fill('06 12 34 56 78')
  await page.keyboard.press('Enter')
  await page.getByText('C’est noté : nous t’appellerons.').waitFor()
  await dialog(page).waitFor({ state: 'detached' })
}

test('hides an account with an ended session on a page restored by Back', async () => {
  const { page, context, complaints, close } = await visit({ email: 'camille.voyage@demo.explora.test' })
  await open(page, '/my-account')
  await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Camille')
  await untilAnswered(page, 'Me', 'AccountMenu', 'Prompts', 'CalendarFeeds')
  await page.goto(`${origin}/robots.txt`)
  // Another tab would broadcast it: a page with messages or requests leaves the back-forward cache.
  await context.clearCookies()
  await page.evaluate('history.back()')
  await page.getByText('Veuillez vous connecter pour accéder à cette page.').waitFor()
  await expect.poll(() => page.url()).toBe(`${origin}/`)
  await expect.poll(() => page.content()).not.toContain('Camille')
  // A page reloaded by Back would report it.
  expect(await page.evaluate("performance.getEntriesByType('navigation')[0].type")).toBe('navigate')
  expect(complaints).toEqual([])
  await close()
})
