import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, origin, visits } from '#tests/support/visits.ts'

const visit = visits(site())

test.each([1280, 390])(
  'at %i the calendar of the home page searches, and Back restores the fields',
  async (width) => {
    const { page, complaints, close } = await visit({ width })
    await open(page, '/')
    const where = page.getByRole('combobox', { name: 'Où ?' })
    await where.fill('vercors')
    // The proposals cover the button below them on a phone.
    await where.press('Escape')
    const whenAndWho = page.getByRole('button', { name: 'Quand et avec qui ?' })
    if (width < 994) await whenAndWho.click()
    await page.getByRole('combobox', { name: 'Avec qui ?' }).selectOption('En famille')
    if (width < 994) {
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await whenAndWho.filter({ hasText: 'En famille' }).and(page.locator(':focus')).waitFor()
      await whenAndWho.click()
    }
    if (width > 993) await page.getByRole('button', { name: /^Quand \? Dates flexibles/ }).click()
    const calendar = page.getByRole('dialog').filter({ has: page.locator('.rdp-root') })
    await calendar.locator('[data-day="2027-06-12"] button').click()
    await page.getByRole('heading', { name: 'À partir du 12/06/2027' }).waitFor()
    // One after the other: the panel still grows while its counts arrive.
    await calendar.getByRole('button', { name: 'Un voyageur de plus' }).click()
    await page.getByRole('heading', { name: 'À partir du 12/06/2027 · 1 voyageur' }).waitFor()
    await calendar.getByRole('button', { name: 'Un voyageur de plus' }).click()
    await page.getByRole('heading', { name: 'À partir du 12/06/2027 · 2 voyageurs' }).waitFor()
    await calendar.getByText('Choisis ta date de retour').waitFor()
    await calendar.getByRole('button', { name: /^Voir/ }).click()
    await page.waitForURL(
      `${origin}/expeditions?q=vercors&family_friendly=true&start=2027-06-12&travelers_count=2`,
    )
    await page.getByRole('heading', { level: 1, name: 'Toutes nos aventures' }).waitFor()
    await page.goBack()
    await page.waitForURL(`${origin}/`)
    await page
      .locator('input[name=q]')
      .and(page.getByRole('combobox', { name: 'Où ?' }))
      .waitFor()
    expect(await page.getByRole('combobox', { name: 'Où ?' }).inputValue()).toBe('vercors')
    await page.getByRole('button', { name: /À partir du 12\/06\/2027 · 2.voyageurs/ }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)
