import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { demoPassword } from '#api/db/demo/accounts.ts'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { hashPassword } from '#api/modules/auth/passwords.ts'
import { appCode, staffMember } from '#tests/support/staff.ts'
import { testNow } from '#tests/support/testNow.ts'
import { origin, type Visit, type visits } from '#tests/support/visits.ts'

type Browser = { site: () => { db: Database }; visit: ReturnType<typeof visits> }
type Entrance = {
  path: string
  width: number
  permissions?: StaffPermission[]
  role?: 'owner' | 'staff'
  firstName?: string
}

/** A browser in which the agency is open to a new member of the staff, and the secret of their app. */
export async function enterAgency(
  { site, visit }: Browser,
  { path, width, ...rights }: Entrance,
): Promise<Visit & { secret: Uint8Array }> {
  const email = `${randomUUID()}@exemple.test`
  const person = { email, passwordHash: await hashPassword(demoPassword), firstName: 'Noé', ...rights }
  const { secret } = await staffMember(site().db, person, { isOpen: false })
  const visited = await visit({ email, width })
  await visited.page.goto(`${origin}/agence${path}`)
  await visited.page.getByLabel('Code').fill(appCode(secret, testNow))
  await visited.page.keyboard.press('Enter')
  return { ...visited, secret }
}

export const loaded = (page: Page) =>
  expect.poll(() => page.getByRole('status', { name: 'Chargement' }).count()).toBe(0)

/** Confirms the person by the app: the code of the sign-in was used, the next one is of the next half minute. */
export async function stepUp(page: Page, secret: Uint8Array): Promise<void> {
  const confirm = page.getByRole('dialog').filter({ hasText: 'Confirme que c’est toi' })
  await confirm.getByLabel('Code').fill(appCode(secret, new Date(testNow.getTime() + 30_000)))
  await page.keyboard.press('Enter')
}

/** The editor says that all is saved. */
export const saved = (page: Page) => page.getByText(/^Enregistré à \d\d\sh\s\d\d$/).waitFor()

/** A field of the editor, by its name. */
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
