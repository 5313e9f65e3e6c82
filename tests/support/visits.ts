import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  LaunchOptions,
  Locator,
  Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { violations } from '#tests/support/axe.ts'
import { launchChromium, openChromium } from '#tests/support/chromium.ts'

/** The address of the site in the browser. */
export const origin = 'http://localhost:4000'

/** Shorter than a test's own limit, so that the failure names the wait. */
const timeoutMs = 30_000
const wide = 1280

type Options = Pick<BrowserContextOptions, 'javaScriptEnabled' | 'reducedMotion' | 'deviceScaleFactor'> & {
  /** A demonstration account, signed in, with its prompts dismissed. */
  email?: string
  width?: number
  /** A first visit: no choice is stored, and the consent panel asks for one. */
  isFirst?: boolean
}

export type Visit = { page: Page; context: BrowserContext; complaints: string[]; close: () => Promise<void> }

/**
 * Each visit is a context whose console errors and foreign requests are recorded. With launch options, the file has
 * a Chromium of its own.
 */
export function visits(
  site: () => { url: string },
  launch?: LaunchOptions,
): (options?: Options) => Promise<Visit> {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await (launch ? launchChromium(site().url, launch) : openChromium(site().url))
  })
  afterAll(async () => {
    if (launch) await browser?.close()
  })

  return async ({ email, width = wide, isFirst = false, ...options } = {}) => {
    if (!browser) throw new Error('A visit is paid inside tests and hooks only.')
    const viewport = { width, height: width < wide ? 844 : 900 }
    const context = await browser.newContext({
      viewport,
      locale: 'fr-FR',
      hasTouch: width < wide,
      // While a page scrolls smoothly to a focused field, a click of Playwright can begin on its button and end
      // beside it. Shifts and scroll positions are tested with motion.
      reducedMotion: 'reduce',
      ...options,
    })
    context.setDefaultTimeout(timeoutMs)
    await context.addInitScript(unblurred)
    if (!isFirst) await context.addCookies([refusal()])
    const page = await context.newPage()
    const complaints = readComplaints(page)
    if (email) await enter(context, site().url, email)
    return { page, context, complaints, close: () => context.close() }
  }
}

/** A preloaded picture is unused once the page has another width, or where a larger copy is cached. */
const unwanted = /\/images\/\S+ was preloaded using link preload but not used/

/** Console errors, page errors, and requests to other sites. */
function readComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !unwanted.test(message.text())
    if (isComplaint) complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('request', (request) => {
    const requested = new URL(request.url())
    // Requests after a navigation elsewhere belong to that page.
    if (request.isNavigationRequest() || !page.url().startsWith(origin)) return
    if (requested.origin !== origin && requested.protocol !== 'data:')
      complaints.push(`asked elsewhere: ${requested}`)
  })
  return complaints
}

/** The stored choice of a visitor who has refused, as the consent library writes it. */
function refusal() {
  const time = new Date().toISOString()
  const choice = {
    categories: ['necessary'],
    services: { necessary: [], measure: [], marketing: [] },
    consentId: 'test',
    consentTimestamp: time,
    lastConsentTimestamp: time,
    revision: 0,
  }
  return { name: 'consent', value: encodeURIComponent(JSON.stringify(choice)), url: origin }
}

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }'

/**
 * Without a graphics card each frame blurs the page behind bars and dialogs in software: of the 57 s of processor
 * time that the tests of the sign-in take, 10; more on a loaded machine.
 */
const unblurred = `{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after, ::backdrop { backdrop-filter: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}`

/** Prompts of an account would cover the subject of the test. Frames of a provider have no storage of ours. */
const promptsClosed = `if (window === top) {
localStorage.setItem('closedPhonePopUpNumber', 'true')
sessionStorage.setItem('closedNewsletterPopUp', new Date().toISOString())
}`

async function enter(context: BrowserContext, url: string, email: string): Promise<void> {
  await context.addInitScript(promptsClosed)
  const answer = await context.request.post(`${url}/graphql`, {
    headers: { origin },
    data: { query: login, variables: { email, password: demoPassword } },
  })
  const cookies = answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map((header) => {
      const [name = '', value = ''] = (header.value.split(';')[0] ?? '').split(/=(.*)/)
      return {
        name,
        value,
        url: origin,
        httpOnly: /; HttpOnly/i.test(header.value),
        sameSite: 'Lax' as const,
      }
    })
  if (!cookies[0]?.value) throw new Error(`${email} was not signed in: ${await answer.text()}`)
  await context.addCookies(cookies)
}

/** Opens a path and waits until it is interactive; returns the status. */
export async function open(page: Page, path: string): Promise<number> {
  // A background tab renders once a second, or not at all.
  await page.bringToFront()
  const response = await page.goto(origin + path)
  await untilTakenOver(page)
  return response?.status() ?? 0
}

/** Executes an operation in the page, with its session. */
export const execute = (page: Page, query: string): Promise<unknown> =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/graphql', { method: 'POST', headers, body })).json()
  }, JSON.stringify({ query }))

/** Waits for hydration: earlier clicks may come too soon. */
export const untilTakenOver = (page: Page): Promise<void> =>
  page.locator('header [aria-busy="false"]').first().waitFor({ state: 'attached' })

/** Waits for hydration of an element that may be part of an island: before, the browser alone acts on it. */
export const untilHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((each) => Object.keys(each).some((key) => key.startsWith('__react'))))
    .toBe(true)

const resources = "performance.getEntriesByType('resource').map(({ name }) => name).join('')"

/** Waits until the document has the answers of these queries. */
export async function untilAnswered(page: Page, ...queries: string[]): Promise<void> {
  for (const name of queries)
    await expect.poll(() => page.evaluate(resources)).toContain(`operationName=${name}&`)
}

/** Waits until the last change is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 993

/** Signs in by hand, from the header or the menu. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: "Se connecter ou s'inscrire" }).click()
  } else await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel('Adresse email').fill(email)
  await dialog.getByRole('button', { name: 'CONTINUER', exact: true }).click()
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'SE CONNECTER', exact: true }).click()
}

/** Serious and critical violations that axe finds in the document, or in one part, as `rule: elements`. Frames have no axe. */
export async function barriers(page: Page, part?: string): Promise<string[]> {
  // Parts below the first screen are laid out when idle: axe notes all places first, and measures texts later.
  // The agency, whose preview has such parts, never lays them out, nor does its policy evaluate a condition.
  if (!page.url().startsWith(`${origin}/agence`))
    await page.locator('html:not(.is-laid-out) .later').first().waitFor({ state: 'detached' })
  // Contrast is that of the page as drawn, with its own fonts.
  await page.evaluate('document.fonts.ready')
  await drawn(page)
  return violations(page, part)
}

/** Focused elements outside the open dialog while tabbing through it and back; expected none. */
export async function strays(page: Page): Promise<string[]> {
  await page.evaluate(`globalThis.strays = []
    document.addEventListener('focusin', ({ target }) =>
      target.closest('dialog[open]') || strays.push(target.outerHTML.slice(0, 160)))`)
  for (let tabs = 0; tabs < 14; tabs += 1) await page.keyboard.press('Tab')
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Shift+Tab')
  return page.evaluate('strays')
}

/** Horizontal overflow in pixels; expected none. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

const rootSize = 'getComputedStyle(document.documentElement).fontSize'

/** The same where the browser doubles the size of text. */
export async function overflowOfDoubledText(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const sizeText = async (size: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
    await expect.poll(() => page.evaluate(rootSize)).toBe(`${size}px`)
  }
  await sizeText(32)
  const pixels = await overflow(page)
  await sizeText(16)
  return pixels
}

/** Names of all entries stored on the device. */
export async function namesStored(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const storages: string[] = await page.evaluate(
    '[...Object.keys(localStorage), ...Object.keys(sessionStorage)]',
  )
  return [...cookies.map(({ name }) => name), ...storages]
}
