import { expect, test } from 'vitest'
import { isWholeLane } from '#tests/support/lane.ts'
import { site } from '#tests/support/site.ts'
import { open, visits } from '#tests/support/visits.ts'

const visit = visits(site())

/** Removes features that Safari 16, Firefox 114 and Chromium 109 lack. */
const removeNewFeatures = `
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name]
  for (const name of ['toSorted', 'toReversed']) delete Array.prototype[name]
  delete String.prototype.isWellFormed
  delete Promise.withResolvers
  delete Intl.Segmenter
  const { matches } = Element.prototype
  Element.prototype.matches = function (selector) {
    if (selector.includes(':popover-open')) throw new SyntaxError('unknown pseudo-class')
    return matches.call(this, selector)
  }
`

const pages = [
  ['/expeditions', 'aventures'],
  ['/faq', 'Questions fréquentes'],
  ['/', 'Pars loin'],
] as const

test('shows and answers pages without the features of newer browsers', async () => {
  const { page, complaints, close } = await visit()
  await page.addInitScript(removeNewFeatures)
  for (const [path, title] of isWholeLane ? pages : pages.slice(0, 1)) {
    await open(page, path)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(title)
    await page.getByRole('button', { name: 'Se connecter' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  expect(complaints).toEqual([])
  await close()
})
