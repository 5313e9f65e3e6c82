import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sessions } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { eq } from '#api/db/drizzle.ts'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { appCode, staffMember } from '#tests/support/staff.ts'
import { lightArgon2 } from '#tests/support/testApi.ts'
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
  const person = { email, passwordHash: await lightArgon2.hash(demoPassword), firstName: 'Noé', ...rights }
  const { db } = site()
  const { secret, userId } = await staffMember(db, person, { isOpen: false })
  const visited = await visit({ email, width })
  // As the code of the app does, whose form has a test of its own.
  await db.update(sessions).set({ secondFactorAt: testNow }).where(eq(sessions.userId, userId))
  await visited.page.goto(`${origin}/agence${path}`)
  return { ...visited, secret }
}

/** Goes to an address in the document that is there: a load costs more than most readings of axe. */
const goTo = (page: Page, path: string) =>
  page.evaluate(`{
    const state = { ...history.state, idx: history.state.idx + 1 }
    history.pushState(state, '', '/agence${path}')
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }`)

const unknown = (page: Page) => page.getByRole('heading', { name: 'Cette page n’existe pas' })

/** Leaves a screen for an unknown address: nothing of it remains. */
async function leave(page: Page): Promise<void> {
  await goTo(page, '/nulle-part')
  await unknown(page).waitFor()
}

/** Opens a screen of the agency without a load. */
export async function show(page: Page, path: string): Promise<void> {
  await leave(page)
  await goTo(page, path)
  await unknown(page).waitFor({ state: 'detached' })
}

export const loaded = (page: Page) =>
  expect.poll(() => page.getByRole('status', { name: 'Chargement' }).count()).toBe(0)

/** Confirms the person by the app. */
export async function stepUp(page: Page, secret: Uint8Array): Promise<void> {
  const confirm = page.getByRole('dialog').filter({ hasText: 'Confirme que c’est toi' })
  await confirm.getByLabel('Code').fill(appCode(secret, new Date(testNow.getTime() + 30_000)))
  await page.keyboard.press('Enter')
}

/** The editor says that all is saved. */
export const saved = (page: Page) => page.getByText(/^Enregistré à \d\d\sh\s\d\d$/).waitFor()

/** A field of the editor, by its name. */
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** Names of the headings and controls of a screen that a toast covers, all measured at once. */
export const coveredByToasts = (page: Page): Promise<string[]> =>
  page.evaluate(`{
    const boxes = (selector) =>
      [...document.querySelectorAll(selector)].map((each) => ({ each, box: each.getBoundingClientRect() }))
    const toasts = boxes('[popover][aria-live] > *')
    const meets = (one, other) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    boxes('main :is(h1, h2, a, button, input, select)')
      .filter(({ box }) => toasts.some((toast) => meets(toast.box, box)))
      .map(({ each }) => each.textContent)
  }`)
