import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, origin, signIn, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

test('returns to a protected page after a closed popup and another document', async () => {
  const { page, complaints, close } = await visit()
  // The message may be gone once all of the page is loaded.
  await Promise.all([
    page.getByText('Veuillez vous connecter pour accéder à cette page.').waitFor(),
    page.goto(`${origin}/mes-favoris`),
  ])
  await page.waitForURL(`${origin}/`)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await page.locator('dialog[open]').getByLabel('Adresse email').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Connecte-toi quand tu veux : cette page t’attendra.').waitFor()
  await open(page, '/faq')
  await signIn(page, 'nouveau@demo.explora.test')
  await page.waitForURL(`${origin}/mes-favoris`)
  expect(complaints).toEqual([])
  await close()
})

test('opens the conflict popup for Facebook with the address of a Google account', async () => {
  const { page, complaints, close } = await visit()
  await page.goto(`${origin}/auth/facebook?redirect_url=/faq`)
  await page.locator('input[name=email]').fill('lea.google@demo.explora.test')
  await page.locator('button.go').click()
  await page
    .getByRole('heading', {
      name: 'Ton email a déjà été utilisé pour se connecter à Explora via Google',
    })
    .waitFor()
  await expect.poll(() => page.url()).toBe(`${origin}/faq`)
  await page.getByRole('link', { name: 'CONTINUER AVEC GOOGLE' }).click()
  await page.getByRole('button', { name: /lea\.google/ }).click()
  await page.getByRole('button', { name: 'Léa' }).waitFor()
  expect(page.url()).toBe(`${origin}/faq`)
  expect(complaints).toEqual([])
  await close()
})
