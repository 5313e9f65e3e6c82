import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'

/** Where the site under test says that it is; `launchChromium` leads there. */
export const origin = 'http://localhost:4000'

/** Less than a test's own, so that it is said what was waited for. */
const patienceMs = 30_000

export type Visitor = { page: Page; context: BrowserContext; complaints: string[] }

/** Somebody with a browser of their own, and what that browser complains about. */
export async function visitor(browser: Browser, width = 1280): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'fr-FR' })
  const complaints: string[] = []
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  return { page, context, complaints }
}

/** Until the scripts know that a visitor looks at the page: before, it is only drawn. */
export function untilTakenOver(page: Page): Promise<void> {
  const signIn = page.getByRole('button', { name: 'Se connecter', exact: true, includeHidden: true })
  return signIn.waitFor({ state: 'attached' })
}

/** What axe finds serious or critical in what is shown now, as `rule: elements`. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(`axe.run(document.querySelector('dialog[open]') ?? document).then(({ violations }) =>
    violations
      .filter(({ impact }) => ['serious', 'critical'].includes(impact))
      .map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join(' ')))`)
}

/** What has the focus outside of the open dialog while one tabs all the way through it and back; none does. */
export async function strays(page: Page): Promise<string[]> {
  await page.evaluate(`globalThis.strays = []
    document.addEventListener('focusin', ({ target }) =>
      target.closest('dialog[open]') || strays.push(target.outerHTML.slice(0, 160)))`)
  for (let tabs = 0; tabs < 14; tabs += 1) await page.keyboard.press('Tab')
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Shift+Tab')
  return page.evaluate('strays')
}
