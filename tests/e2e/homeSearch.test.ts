import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { widths } from '#tests/support/lane.ts'
import { site } from '#tests/support/site.ts'
import { open, origin, visits } from '#tests/support/visits.ts'

const visit = visits(site())

const locateSheet = (page: Page) => page.getByRole('dialog', { name: 'Rechercher une aventure' })

const sheetButton = (page: Page) => page.getByRole('button', { name: 'Où, quoi, quand ?' })

/** The fields: in the bar, or in the sheet of a phone. */
async function readFields(page: Page, width: number): Promise<Locator> {
  if (width > 993) return page.getByRole('form', { name: 'Rechercher une aventure' })
  await sheetButton(page).click()
  return locateSheet(page)
}

test.each(widths())(
  'at %i the fields of the home page search together, and Back restores them',
  async (width) => {
    const { page, complaints, close } = await visit({ width })
    await open(page, '/')
    const fields = await readFields(page, width)
    const where = fields.getByRole('combobox', { name: 'Où ?' })
    await where.fill('vercors')
    await where.press('Escape')
    if (width < 994) {
      // The first Escape closes the proposals, the next one the sheet.
      await locateSheet(page).press('Escape')
      await locateSheet(page).waitFor({ state: 'detached' })
      await sheetButton(page).filter({ hasText: 'vercors' }).and(page.locator(':focus')).waitFor()
      await sheetButton(page).click()
    }
    await fields.getByRole('button', { name: /^Avec qui \? Peu importe/ }).click()
    await fields.getByRole('radio', { name: 'En famille' }).check()
    await fields.getByRole('button', { name: 'Un voyageur de plus' }).click()
    await fields.getByRole('button', { name: /^Avec qui \? En famille · 1.voyageur$/ }).waitFor()
    await fields.getByRole('button', { name: /^Quand \? Dates flexibles/ }).click()
    await fields.getByRole('checkbox', { name: /^juin 2027/ }).click()
    await fields.locator('[data-day="2027-06-12"] button').click()
    await fields.getByRole('button', { name: /^Quand \? À partir du 12\/06\/2027 · juin 2027/ }).waitFor()
    await fields.getByRole('button', { name: /^Voir/ }).click()
    await page.waitForURL(
      `${origin}/expeditions?q=vercors&family_friendly=true&start=2027-06-12&month=2027-06&travelers=1`,
    )
    await page.getByRole('heading', { level: 1, name: 'Toutes nos aventures' }).waitFor()
    await page.goBack()
    await page.waitForURL(`${origin}/`)
    const again = await readFields(page, width)
    const restored = again.getByRole('combobox', { name: 'Où ?' })
    await expect.poll(() => restored.inputValue()).toBe('vercors')
    await again.getByRole('button', { name: /^Quand \? À partir du 12\/06\/2027/ }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)
