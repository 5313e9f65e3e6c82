import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { site } from '#tests/support/site.ts'
import { appCode, fromBase32 } from '#tests/support/staff.ts'
import { testNow } from '#tests/support/testNow.ts'
import { open, visits } from '#tests/support/visits.ts'

const started = site()

const visit = visits(started)

/** The secret that the page shows to type, in base32. */
async function shownSecret(page: Page): Promise<Uint8Array> {
  const text = (await page.locator('code').filter({ hasText: /\w/ }).innerText()).replaceAll(' ', '')
  return fromBase32(text)
}

test.each([
  [1280, 'agence@demo.explora.test', true],
  [390, 'claire.agence@demo.explora.test', false],
])('at %i, enrols an app, and opens every screen of the menu for %s', async (width, email, isOwner) => {
  const { page, complaints, close } = await visit({ email, width })
  await open(page, '/my-account')
  await page.getByRole('link', { name: 'Espace agence' }).click()
  await heading(page, 'Ajoute un second facteur').waitFor()
  const secret = await shownSecret(page)
  await expectSound(page)
  await page.getByLabel('Premier code de l’application').fill(appCode(secret, testNow))
  await page.keyboard.press('Enter')
  await heading(page, 'Tes codes de secours').waitFor()
  expect(await page.getByRole('listitem').count()).toBe(10)
  await expectSound(page)
  await page.getByRole('button', { name: 'Je les ai gardés, ouvrir l’agence' }).press('Enter')
  const links = page.getByRole('navigation', { name: 'Agence' }).getByRole('link')
  await links.filter({ hasText: 'Départs' }).waitFor()
  for (const name of ['Équipe', 'Journal'])
    await expect.poll(() => links.filter({ hasText: name }).count()).toBe(Number(isOwner))
  const screens = await links.allInnerTexts()
  for (const name of screens) {
    await links.filter({ hasText: name }).press('Enter')
    await heading(page, name).waitFor()
    await expect.poll(() => page.getByRole('status', { name: 'Chargement' }).count()).toBe(0)
    // agencyScreens.test.ts checks those of an owner.
    if (!isOwner) await expectSound(page)
  }
  expect(complaints).toEqual([])
  await close()
})
