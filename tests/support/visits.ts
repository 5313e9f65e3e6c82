import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { launchChromium } from '#tests/support/chromium.ts'

/** What the browser knows the site by. */
export const origin = 'http://localhost:4000'

export type Visit = { page: Page; complaints: string[]; close: () => Promise<void> }

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }'

/** What the site asks of who signs in would stand over what a test is about. */
const promptsClosed = `localStorage.setItem('closedPhonePopUpNumber', 'true')
sessionStorage.setItem('closedNewsletterPopUp', new Date().toISOString())`

/** One Chromium for the tests of a file; each visit is a browser of its own, whose complaints are noted. */
export function visits(site: () => { url: string }) {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchChromium(site().url)
  })
  afterAll(() => browser.close())

  /** By a visitor, or by the account of the demonstration with that address. */
  return async (email?: string, options: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
    await context.addInitScript(promptsClosed)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', ({ message }) => complaints.push(message))
    if (email) {
      const answer = await context.request.post(`${site().url}/graphql`, {
        headers: { origin },
        data: { query: login, variables: { email, password: demoPassword } },
      })
      if (!answer.headers()['set-cookie'])
        throw new Error(`${email} was not signed in: ${await answer.text()}`)
      const [cookie = ''] = (answer.headers()['set-cookie'] ?? '').split(';')
      const [name = '', value = ''] = cookie.split(/=(.*)/)
      await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }])
    }
    return { page, complaints, close: () => context.close() }
  }
}
