import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawn } from '#tests/support/visits.ts'

/** The first characters of the markup of visible elements that meet a condition, both JavaScript of the page. */
const visible = (selector: string, condition = 'true') =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && (${condition}))
    .map((each) => each.outerHTML.slice(0, 160))`

/** Controls that stand on paper, parts that repeat on each sheet, and text wider than it; expected none. */
export async function misprints(page: Page): Promise<string[]> {
  const a4 = { width: 794, height: 1123 }
  await page.setViewportSize(a4)
  await page.emulateMedia({ media: 'print' })
  const found: string[] = await page.evaluate(`[
    ...${visible('button, input, select, textarea, nav, header')},
    ...${visible('body *', '["fixed", "sticky"].includes(getComputedStyle(each).position)')},
    ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the paper'] : []),
  ]`)
  await page.emulateMedia({ media: null })
  return found
}

/**
 * Icons of the first screen that stand on a photograph once the system has replaced all colours: theirs is
 * that of text, which has a background of its own there; expected none.
 */
export async function iconsOnPhotographs(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  await drawn(page)
  const stack = `(({ x, y, width, height }) => document.elementsFromPoint(x + width / 2, y + height / 2))(each.getBoundingClientRect())`
  const behind = `${stack}.find((part) => part.localName === 'img' || getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)')`
  const found: string[] = await page.evaluate(
    visible('svg:not(.heart svg)', `${behind}?.localName === 'img'`),
  )
  await page.emulateMedia({ forcedColors: null })
  return found
}

/** Links, buttons and disclosures that show no focus, on themselves or on a part around them; expected none. */
export async function unseenFocus(page: Page): Promise<string[]> {
  // Focus is visible after a key.
  await page.keyboard.press('Tab')
  const shown = `[each, each.parentElement, each.parentElement?.parentElement, each.closest('label, form, article, li')]
    .some((part) => part && [null, '::after', '::before'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    }))`
  return page.evaluate(
    visible(
      'a[href], button:not(:disabled), summary',
      `each.tabIndex >= 0 && (each.focus({ preventScroll: true }), document.activeElement === each) && !${shown}`,
    ),
  )
}

/**
 * Waits until no element has the style of forced colours: after their end Chromium keeps it until the page is
 * laid out at another size, and a moment longer, so that text of ours stands on a background of the system.
 */
export const ownColours = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        "[...document.querySelectorAll('[aria-current]')].every((each) => getComputedStyle(each).forcedColorAdjust === 'auto')",
      ),
    )
    .toBe(true)
