import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { and, between, eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { runImports } from '#api/modules/agency/imports/runImports.ts'
import { actionCounter } from '#tests/support/actions.ts'
import { enterAgency, stepUp } from '#tests/support/agencyScreens.ts'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { csv } from '#tests/support/importedRows.ts'
import { site } from '#tests/support/site.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

const first = '2028-01-01'
const dayMs = 86_400_000
const toDay = (index: number) => new Date(Date.parse(first) + index * dayMs).toISOString().slice(0, 10)
const rows = Array.from({ length: 200 }, (_, index) => ['EXP-0002', toDay(index)])
const table = (wrong: Record<number, string>) =>
  csv(['expedition_id', 'start'], ...rows.map(([trip = '', day = ''], index) => [trip, wrong[index] ?? day]))

/** Imports that wait, as the service runs them each second. */
const run = () => runImports({ db: started().db, clock: () => testNow, env: testEnv() }, capturedLog().log)
const areImported = and(eq(departures.expeditionId, 2), between(departures.startOn, first, toDay(199)))
const imported = () => started().db.$count(departures, areImported)

async function check(page: Page, content: string): Promise<void> {
  const buffer = Buffer.from(content)
  await page
    .getByLabel('Fichier CSV ou JSON')
    .setInputFiles({ name: 'departs.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Vérifier le fichier' }).press('Enter')
  await heading(page, /^Import\s: départs$/).waitFor()
  await run()
}

test('at 1280, imports 200 departures with three wrong lines in nine actions', async () => {
  await started().db.delete(departures).where(areImported)
  const entrance = { width: 1280, permissions: ['departures' as const] }
  const { page, complaints, close, secret } = await enterAgency(
    { site: started, visit },
    { ...entrance, path: '/donnees?type=departs' },
  )
  await heading(page, 'Importer un tableau').waitFor()
  const actions = await actionCounter(page)
  await expectSound(page)
  // The file, and its check.
  await check(page, table({ 3: '2028-02-30', 77: 'bientôt', 199: '2039' }))
  await page.getByText(/^3\serreurs à corriger\. Rien n’est changé\.$/).waitFor()
  for (const value of ['2028-02-30', 'bientôt', '2039'])
    await page.getByRole('cell').filter({ hasText: value }).first().waitFor()
  await expectSound(page)
  expect(await imported()).toBe(0)
  // Another file, and its check; then the application, the code, and the list.
  await page.getByRole('link', { name: 'Choisir un autre fichier' }).press('Enter')
  await heading(page, 'Importer un tableau').waitFor()
  await check(page, table({}))
  await page.reload()
  await page.getByRole('button', { name: /^Appliquer 200\schangements$/ }).press('Enter')
  await stepUp(page, secret)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const applied = async () => {
    await run()
    return imported()
  }
  await expect.poll(applied).toBe(200)
  await page.getByText(/^C’est fait\s: 200\slignes appliquées\.$/).waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: 'Voir les départs' }).press('Enter')
  await heading(page, 'Départs').waitFor()
  expect(actions()).toBe(9)
  expect(complaints).toEqual([])
  await close()
})
