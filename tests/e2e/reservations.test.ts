import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, open, origin, overflow, untilTakenOver, visits } from '#tests/support/visits.ts'

const visit = visits(site())
const camille = 'camille.voyage@demo.explora.test'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test('a traveller finds a reservation, tells what is missing, and finds it told after a reload', async () => {
  const { page, complaints, close } = await visit({ email: camille, width: 390 })
  await open(page, '/my-expeditions')
  for (const title of [/^À venir/, /^Passées/, /^Annulées/]) await heading(page, title).waitFor()
  const canceled = page.getByRole('region', { name: 'Annulées' })
  expect(await canceled.getByRole('link', { name: /avis|dashboard/ }).count()).toBe(0)
  const passed = page.getByRole('region', { name: 'Passées' })
  expect(await passed.getByRole('link', { name: 'Donner mon avis sur Google' }).count()).toBe(1)

  const incomplete = page.getByRole('listitem').filter({ hasText: 'Profil participant à compléter' }).first()
  await incomplete.getByRole('link', { name: 'Accéder au dashboard' }).click()
  await heading(page, 'Qui voyage').waitFor()
  const phone = page.getByLabel('Téléphone').filter({ visible: true }).first()
  await phone.fill('12')
  const save = page.getByRole('button', { name: 'Enregistrer' }).filter({ visible: true }).first()
  await save.click()
  await page.getByText('Le numéro est incomplet ou invalide').waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('phone')
  await phone.fill('06 12 34 56 78')
  await page.getByLabel('Régime alimentaire').filter({ visible: true }).first().fill('Végétarien')
  await save.click()
  await page.getByText('C’est enregistré.').waitFor()
  await page.reload()
  await untilTakenOver(page)
  await heading(page, 'Qui voyage').waitFor()
  const told = await Promise.all(
    (await page.getByLabel('Régime alimentaire').all()).map((field) => field.inputValue()),
  )
  expect(told).toContain('Végétarien')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
  await close()
})

test('a guide sees the departure with those who travel; what is another’s is not there', async () => {
  const guide = await visit({ email: 'bastien.guide@demo.explora.test' })
  await open(guide.page, '/my-expeditions')
  await guide.page.getByRole('link', { name: 'Accéder au dashboard' }).first().click()
  await heading(guide.page, 'Participants').waitFor()
  const address = guide.page.url()
  expect(address).toMatch(/\/my-expeditions\/admin\/\d+$/)
  expect(await guide.page.getByText(/^Il manque/).count()).toBeGreaterThan(0)
  expect(await barriers(guide.page)).toEqual([])
  await guide.page.setViewportSize({ width: 390, height: 844 })
  expect(await barriers(guide.page)).toEqual([])
  expect(await overflow(guide.page)).toBeLessThanOrEqual(0)
  expect(guide.complaints).toEqual([])
  await guide.close()

  const other = await visit({ email: camille })
  await other.page.goto(address)
  await other.page.getByText('Cette page n’existe pas, ou n’est pas la tienne.').waitFor()
  await other.close()
})

test('an account changes its names and sees where it is signed in', async () => {
  const elsewhere = await visit({ email: camille })
  const { page, complaints, close } = await visit({ email: camille })
  await open(page, '/my-account')
  await heading(page, 'Où tu es connecté(e)').waitFor()
  await page.getByLabel('Mot de passe actuel').fill('faux sommet')
  await page.getByLabel('Nouveau mot de passe').fill('un autre sommet')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await page.getByText('Le mot de passe est incorrect').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByLabel('Prénom').fill('Dominique')
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await page.getByRole('banner').getByRole('button', { name: 'Dominique' }).waitFor()
  await page.getByRole('button', { name: 'Me déconnecter partout' }).click()
  await page.waitForURL(`${origin}/`)
  await open(elsewhere.page, '/my-account')
  await elsewhere.page.getByText('Veuillez vous connecter pour accéder à cette page.').waitFor()
  expect(complaints).toEqual([])
  await elsewhere.close()
  await close()
})
