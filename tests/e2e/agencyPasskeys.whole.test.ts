import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { passkeys } from '#api/db/agencyTables.ts'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { eq } from '#api/db/drizzle.ts'
import { hashPassword } from '#api/modules/auth/passwords.ts'
import { expectSound, expectSoundAtBothWidths, heading } from '#tests/support/bookingScreens.ts'
import { site } from '#tests/support/site.ts'
import { staffMember } from '#tests/support/staff.ts'
import { origin, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

const dialog = (page: Page) => page.locator('dialog[open]')

/** An authenticator of Chromium, which confirms each request by itself while `isPresent`. */
async function virtualAuthenticator(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    credentials: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    verifies: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    leave: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}

async function member(email: string) {
  const passwordHash = await hashPassword(demoPassword)
  return staffMember(started().db, { role: 'owner', email, passwordHash }, { isOpen: false, hasApp: false })
}

test('begins with a passkey, opens, steps up, and removes by it', async () => {
  const email = 'cle@exemple.test'
  const { userId } = await member(email)
  const { page, context, complaints, close } = await visit({ email, width: 390 })
  const device = await virtualAuthenticator(context, page)
  await page.goto(`${origin}/agence/acces`)
  await page.getByRole('button', { name: 'Utiliser plutôt une clé d’accès' }).press('Enter')
  await page.getByLabel('Nom de la clé').fill('Téléphone')
  await expectSoundAtBothWidths(page)
  await page.keyboard.press('Enter')
  await heading(page, 'Tes codes de secours').waitFor()
  expect(await device.credentials()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])
  await page.getByRole('button', { name: 'Je les ai gardés, ouvrir l’agence' }).press('Enter')
  await heading(page, 'Mon accès').waitFor()
  await page.getByText('Clé d’accès « Téléphone »').waitFor()

  // A second one follows a step-up by the first. This device has a key already: it makes no other.
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Créer la clé d’accès' }).press('Enter')
  await page.getByRole('heading', { name: 'Confirme que c’est toi' }).waitFor()
  await expectSoundAtBothWidths(page)
  await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).press('Enter')
  await page.getByText('Cet appareil a déjà une clé d’accès pour ton compte.').waitFor()
  await device.leave()
  const other = await virtualAuthenticator(context, page)
  await dialog(page).getByLabel('Nom de la clé').fill('Ordinateur')
  await page.keyboard.press('Enter')
  await page.getByText('Clé d’accès « Ordinateur »').waitFor()
  expect(await other.credentials()).toHaveLength(1)
  await page.getByRole('button', { name: 'Retirer « Ordinateur »' }).press('Enter')
  await page.getByText('Second facteur retiré.').waitFor()
  await page.getByRole('button', { name: 'Retirer « Téléphone »' }).press('Enter')
  await page.getByText(/^C’est ton seul second facteur/).waitFor()
  expect(await started().db.$count(passkeys, eq(passkeys.userId, userId))).toBe(1)
  expect(complaints).toEqual([])
  await close()
})

test('opens another session by the passkey, and reports a device that does not know the person', async () => {
  const email = 'cle.retour@exemple.test'
  await member(email)
  const { page, context, complaints, close } = await visit({ email })
  const device = await virtualAuthenticator(context, page)
  await page.goto(`${origin}/agence`)
  await page.getByRole('button', { name: 'Utiliser plutôt une clé d’accès' }).click()
  await page.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await heading(page, 'Tes codes de secours').waitFor()
  // Signed in again in the same browser: the session is new, the device the same.
  const again = await context.request.post(`${started().url}/graphql`, {
    headers: { origin },
    data: {
      query:
        'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }',
      variables: { email, password: demoPassword },
    },
  })
  const [name = '', value = ''] = (again.headers()['set-cookie'] ?? '').split(';')[0]?.split('=') ?? []
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }])
  await page.goto(`${origin}/agence/acces`)
  await heading(page, 'Encore une étape').waitFor()
  await device.verifies(false)
  await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click()
  await page.getByText('Ta clé d’accès n’a pas été utilisée').waitFor()
  await expectSound(page)
  await device.verifies(true)
  await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click()
  await heading(page, 'Mon accès').waitFor()
  expect(complaints).toEqual([])
  await close()
})
