import type { Page } from 'playwright-core'
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
  const icons = 'svg:not(.heart svg)'
  const stack = `(({ x, y, width, height }) => document.elementsFromPoint(x + width / 2, y + height / 2))(each.getBoundingClientRect())`
  const over: string[] = await page.evaluate(
    visible(icons, `${stack}.some((part) => part.localName === 'img')`),
  )
  if (over.length === 0) return []
  await page.emulateMedia({ forcedColors: 'active' })
  await drawn(page)
  const behind = `${stack}.find((part) => part.localName === 'img' || getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)')`
  const found: string[] = await page.evaluate(visible(icons, `${behind}?.localName === 'img'`))
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

/** The first three elements that move where reduced motion is preferred; expected none. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('*')]
    .filter((each) => {
      const { transitionDuration, animationDuration } = getComputedStyle(each)
      return parseFloat(transitionDuration) > 0.01 || parseFloat(animationDuration) > 0.01
    })
    .slice(0, 3)
    .map((each) => each.outerHTML.slice(0, 120))`)
