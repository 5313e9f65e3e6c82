import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sessions } from '#api/db/accountTables.ts'
import { eq, isNotNull } from '#api/db/drizzle.ts'
import { settings } from '#api/db/settingTables.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/db/webhookTables.ts'
import { sitePaths } from '#schema/sitePaths.ts'
import { enterAgency } from '#tests/support/agencyScreens.ts'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { widths } from '#tests/support/lane.ts'
import { service } from '#tests/support/product.ts'
import { siteBefore } from '#tests/support/site.ts'
import { testNow } from '#tests/support/testNow.ts'
import { visits } from '#tests/support/visits.ts'
import { newEndpoint } from '#tests/support/webhooks.ts'

const parts = service()
const first = siteBefore(() => parts().apiUrl)
const second = siteBefore(() => parts().apiUrl)
const visit = visits(() => ({ url: first() }))

/** A browser in which an owner has the agency open, with a second factor of a moment ago. */
async function enter(width: number) {
  const browser = { site: parts, visit }
  const visited = await enterAgency(browser, { path: '/reglages', width, role: 'owner' })
  await heading(visited.page, 'Réglages\u00a0: Agence').waitFor()
  await parts().db.update(sessions).set({ steppedUpAt: testNow }).where(isNotNull(sessions.secondFactorAt))
  return visited
}

const findVersion = async (section: 'agency' | 'sales') => {
  const [row] = await parts().db.select().from(settings).where(eq(settings.section, section))
  return row?.version ?? 1
}

async function save(page: Page, section: 'agency' | 'sales') {
  const before = await findVersion(section)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter')
  await expect.poll(() => findVersion(section)).toBe(before + 1)
  await page.getByText('Modifs non enregistrées').waitFor({ state: 'detached' })
}

/** A webhook with a delivery that was given up, and no other. */
async function failedDelivery() {
  const db = parts().db
  await db.delete(webhookEndpoints)
  const { id: endpointId } = await newEndpoint(db)
  const failed = {
    status: 'failed',
    failure: 'status',
    responseStatus: 500,
    responseExcerpt: 'x'.repeat(200),
  } as const
  await db
    .insert(webhookDeliveries)
    .values({ endpointId, type: 'webhook.test', facts: {}, at: testNow, attempts: 10, ...failed })
}

/** A public page of the other gateway. */
const html = async (path: string) => (await fetch(second() + path)).text()

test.each(widths())('at %i, changes the agency and its terms on another gateway', async (width) => {
  const { page, complaints, close } = await enter(width)
  await failedDelivery()
  const [name, phone] = [`Cimes ${width}`, `+33 4 50 00 ${width === 1280 ? '12 80' : '03 90'}`]
  expect(await html('/')).not.toContain(name)
  await page.getByLabel('Nom', { exact: true }).fill(name)
  await page.getByLabel('Téléphone', { exact: true }).fill(phone)
  await expectSound(page)
  await save(page, 'agency')
  const pages = async () => Promise.all(['/', '/faq', '/expeditions'].map(html))
  await expect.poll(async () => (await pages()).every((each) => each.includes(phone))).toBe(true)
  expect(await html('/')).toContain(`"name":"${name}"`)

  await page.getByRole('link', { name: 'Ventes' }).press('Enter')
  await heading(page, 'Réglages\u00a0: Ventes').waitFor()
  const percent = width === 1280 ? '62' : '71'
  await page.getByLabel('Palier 2\u00a0: % gardé').fill('20')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter')
  await page.getByText('Plus que le palier du dessus, et 100 au plus.').waitFor()
  await expectSound(page)
  await page.getByLabel('Palier 2\u00a0: % gardé').fill(percent)
  await save(page, 'sales')
  for (const path of [sitePaths.faq, sitePaths.legal])
    await expect.poll(() => html(path)).toContain(`${percent}\u00a0% du prix`)

  await page.getByRole('link', { name: 'Mails' }).press('Enter')
  await page.frameLocator('iframe').getByText(`l’équipe ${name}`).waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: 'Branchements' }).press('Enter')
  await page.getByText('Base de données').waitFor()
  await page.getByText('Billetterie des Alpes', { exact: true }).waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: 'Webhooks' }).press('Enter')
  await page.getByRole('link', { name: /receiver\.example\.test/ }).press('Enter')
  await page.getByText('Abandonnée').waitFor()
  await expectSound(page)
  expect(complaints).toEqual([])
  await close()
})
