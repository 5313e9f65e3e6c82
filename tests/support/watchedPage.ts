import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { untilTakenOver } from '#tests/support/visitor.ts'

export const siteUrl = 'http://localhost:4000'
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type WatchedPage = { page: Page; problems: string[]; close: () => Promise<void> }

/** A page of the site in a browser of its own, and whatever it does that no page may do. */
export async function watchedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== siteUrl && protocol !== 'data:') problems.push(`asked elsewhere: ${request.url()}`)
  })
  return { page, problems, close: () => context.close() }
}

/** Once the browser has taken the page over, and knows that a visitor looks at it. */
export async function open(page: Page, path: string): Promise<number> {
  const response = await page.goto(siteUrl + path, { waitUntil: 'load' })
  await untilTakenOver(page)
  return response?.status() ?? 0
}

type Finding = { id: string; impact?: string | null; nodes: { html: string }[] }

/** What axe calls serious or critical. */
export async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const violations: Finding[] = await page.evaluate('axe.run().then(({ violations }) => violations)')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** All that is kept on the device, by name. */
export async function keptBy(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const names = '[...Object.keys(localStorage), ...Object.keys(sessionStorage)]'
  const storages: string[] = await page.evaluate(names)
  return [...cookies.map(({ name }) => name), ...storages]
}
