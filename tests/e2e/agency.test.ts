import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { hashPassword } from '#api/modules/auth/passwords.ts'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { site } from '#tests/support/site.ts'
import { appCode, staffMember } from '#tests/support/staff.ts'
import { testNow } from '#tests/support/testNow.ts'
import { origin, visits } from '#tests/support/visits.ts'

const started = site()

const visit = visits(started)

const dialog = (page: Page) => page.locator('dialog[open]')

test('opens by a code, invites after a second one, and revokes', async () => {
  const { db } = started()
  const email = 'agnes.deux@exemple.test'
  const passwordHash = await hashPassword(demoPassword)
  const { secret } = await staffMember(db, { role: 'owner', email, passwordHash }, { isOpen: false })
  const { page, complaints, close } = await visit({ email })
  await page.goto(`${origin}/agence/equipe`)
  await heading(page, 'Encore une étape').waitFor()
  await page.getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('Code faux ou déjà utilisé. Attends le suivant.').waitFor()
  await expectSound(page)
  await page.getByLabel('Code').fill(appCode(secret, testNow))
  await page.keyboard.press('Enter')
  await heading(page, 'Équipe').waitFor()
  await page.getByRole('button', { name: 'Inviter' }).press('Enter')
  await dialog(page).getByLabel('Adresse email').fill('lou.nouvelle@exemple.test')
  await dialog(page).getByLabel('Départs et guides').check()
  await expectSound(page)
  await dialog(page).getByRole('button', { name: 'Envoyer l’invitation' }).press('Enter')
  await page.getByRole('heading', { name: 'Confirme que c’est toi' }).waitFor()
  await expectSound(page)
  // A code is accepted once: the next one.
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(appCode(secret, new Date(testNow.getTime() + 30_000)))
  await page.keyboard.press('Enter')
  await page.getByText('Invitation envoyée à lou.nouvelle@exemple.test.').waitFor()
  await page.getByRole('button', { name: 'Annuler l’invitation de lou.nouvelle@exemple.test' }).press('Enter')
  await page.getByText('Invitation annulée.').waitFor()
  await expect.poll(() => page.getByText('Invitations en attente').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('tells a visitor and a customer no more than that there is a door', async () => {
  const { page, close } = await visit()
  await page.goto(`${origin}/agence/journal`)
  await page.getByText(/^Connecte-toi à ton compte/).waitFor()
  await expectSound(page)
  await close()
  const customer = await visit({ email: 'camille.voyage@demo.explora.test' })
  await customer.page.goto(`${origin}/agence/journal`)
  await heading(customer.page, 'Cette page n’existe pas').waitFor()
  await customer.close()
})

test('keeps the agency out of the files of the site', () => {
  const manifest = readFileSync('.build/web/client/.vite/manifest.json', 'utf8')
  expect(manifest).not.toContain('src/agency')
  expect(readFileSync('web/src/app/graph/operationHashes.generated.ts', 'utf8')).not.toContain('VerifyTotp')
})
