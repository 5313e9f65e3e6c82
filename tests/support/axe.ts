import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** Half the size of what the package exports. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Each colour has seven entries in weak collections, which are slow and keep the collector busy: as its own
 * properties, the catalogue takes 1.8 s instead of 2.3.
 */
const axe = `{
  const WeakMap = class {
    #key = Symbol()
    has(owner) { return this.#key in owner }
    get(owner) { return owner?.[this.#key] }
    set(owner, value) { owner[this.#key] = value; return this }
  }
  const WeakSet = class extends WeakMap { add(owner) { return this.set(owner, true) } }
  ${source}
}`

/** Parses each colour once, and not for each element: the catalogue takes 1.7 s instead of 2.9. */
const parseColoursOnce = `{
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const parsed = new Map()
  prototype.parseString = function (text) {
    const known = parsed.get(text)
    if (known) return Object.assign(this, known)
    const { r, g, b, alpha } = parseString.call(this, text)
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}`

/** Rules give their violations their own impact: those never reported need not run. Axe's default has no target-size. */
const axeOptions = `{
  resultTypes: ['violations'],
  iframes: false,
  rules: Object.fromEntries([['target-size', { enabled: true }], ...axe._audit.rules
    .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    .map(({ id }) => [id, { enabled: false }])]),
}`

/** The header and the footer of a page without an open dialog, which hides both. */
const frame = `[...document.querySelectorAll('html:not(:has(dialog[open])) :is(header, footer):not(main *, article *)')]`

/** Their markup, with the colours and the size of each element. */
const drawnFrame = `${frame}.map((part) => part.outerHTML + [...part.querySelectorAll('*')].map((each) => {
  const { color, backgroundColor, opacity } = getComputedStyle(each)
  const { width, height } = each.getBoundingClientRect()
  return [color, backgroundColor, opacity, width, height]
}))`

/** Those that axe has found sound, as drawn: most pages of a sweep have the same. */
const soundFrames = new Set<string>()

/** Serious and critical violations of a drawn page, or of its open dialog, or of one part. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // Half a megabyte: injected once a document.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe + parseColoursOnce)
  const parts: string[] = await page.evaluate(drawnFrame)
  const isRead = JSON.stringify(parts.map((each) => soundFrames.has(each)))
  const exclude = `${frame}.filter((_part, index) => ${isRead}[index])`
  const context = part
    ? JSON.stringify(part)
    : `document.querySelector('dialog[open]') ?? { include: [document], exclude: ${exclude} }`
  const found: string[] = await page.evaluate(`axe.run(${context}, ${axeOptions}).then(({ violations }) =>
    violations
      .filter(({ impact }) => ['serious', 'critical'].includes(impact))
      .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`)
  if (found.length === 0 && !part) for (const each of parts) soundFrames.add(each)
  return found
}
