import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parisDay } from '#api/clock.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import { and, eq, gt, isNotNull, isNull } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures } from '#api/db/tables.ts'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { actionCounter } from '#tests/support/actions.ts'
import { enterAgency, loaded, stepUp } from '#tests/support/agencyScreens.ts'
import { expectSound, expectSoundAtBothWidths, heading } from '#tests/support/bookingScreens.ts'
import { site } from '#tests/support/site.ts'
import { testNow } from '#tests/support/testNow.ts'
import { open, origin, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

/** A browser in which the agency is open to a new member of the staff. */
const enter = (width: number, permissions: StaffPermission[], path: string) =>
  enterAgency({ site: started, visit }, { path, width, permissions })

test('adds a guide, then an absence and a photo, by the keyboard', async () => {
  const { page, complaints, close } = await enter(1280, ['departures'], '/guides')
  await heading(page, 'Guides').waitFor()
  await loaded(page)
  await page.getByRole('link', { name: 'Ajouter un guide' }).press('Enter')
  await heading(page, 'Nouveau guide').waitFor()
  const name = 'Lou Tissot Aravis'
  await page.getByLabel('Prénom et nom').fill(name)
  await page.getByRole('button', { name: 'Ajouter ce guide' }).press('Enter')
  await page.getByText('Ce champ est obligatoire.').first().waitFor()
  await page.locator('[name=diploma]:focus').waitFor()
  await expectSoundAtBothWidths(page)
  await page.getByLabel('Diplôme').fill('Accompagnatrice en montagne')
  await page.getByLabel('Chez soi').fill('Annecy, France')
  await page.getByLabel('Présentation').fill('Lou a grandi au bord du lac, et connaît chaque sentier.')
  await page.getByRole('button', { name: 'Ajouter ce guide' }).press('Enter')
  await page.getByText(`${name} fait partie des guides.`).waitFor()
  await heading(page, 'Guides').waitFor()

  await page.getByRole('link', { name: `Modifier ${name}` }).press('Enter')
  await heading(page, name).waitFor()
  await page.getByRole('button', { name: 'Ajouter une absence' }).press('Enter')
  await page.getByLabel('Du', { exact: true }).fill('2027-08-01')
  await page.getByLabel('Au', { exact: true }).fill('2027-07-01')
  await page.getByRole('button', { name: 'Choisir une photo' }).press('Enter')
  await page.locator('dialog[open] li button').first().press('Enter')
  await page.getByText('Modifs non enregistrées').waitFor()
  await expectSoundAtBothWidths(page)
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await page.getByText('Le dernier jour vient avant le premier.').waitFor()
  await page.getByLabel('Au', { exact: true }).fill('2027-08-15')
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await page.getByText('Enregistré.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Changer de photo' }).waitFor()
  expect(await page.getByLabel('Au', { exact: true }).inputValue()).toBe('2027-08-15')
  expect(complaints).toEqual([])
  await close()
})

test('hides a guide from the site, and shows the choice where both have changed a field', async () => {
  const one = await enter(1280, ['departures', 'bookings'], '/guides/2')
  const { page } = one
  await heading(page, 'Bastien Chappaz').waitFor()
  const siteGuides = async () => (await fetch(`${started().url}/our-guides`)).text()
  expect(await siteGuides()).toContain('Bastien Chappaz')
  await page.getByLabel('Visible sur le site').press('Space')
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await page.getByText('Enregistré.', { exact: true }).waitFor()
  const status = async () => (await fetch(`${started().url}/our-guides/bastien-chappaz`)).status
  await expect.poll(status).toBe(404)
  expect(await siteGuides()).not.toContain('Bastien Chappaz')

  const other = await one.context.newPage()
  await other.goto(`${origin}/agence/guides/2`)
  await other.getByLabel('Diplôme').fill('Guide du Mont-Blanc')
  await other.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await other.getByText('Enregistré.', { exact: true }).waitFor()
  await page.getByLabel('Diplôme').fill('Guide des glaciers')
  await page.getByLabel('Visible sur le site').press('Space')
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /a modifié cette fiche à/ })
  await dialog.getByText('Guide du Mont-Blanc').waitFor()
  await expectSound(page)
  await dialog.getByLabel('La sienne').check()
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).press('Enter')
  await page.getByText('Enregistré.', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Diplôme').inputValue()).toBe('Guide du Mont-Blanc')
  await expect.poll(status).toBe(200)
  await one.close()
})

/** A departure with travellers of the demonstration, and a free guide for it. */
async function busyDeparture() {
  const { db } = started()
  const isParty = and(eq(reservations.isGuide, false), isNull(reservations.canceledAt))
  const [row] = await db
    .select({ id: departures.id })
    .from(departures)
    .innerJoin(reservations, and(eq(reservations.departureId, departures.id), isParty))
    .innerJoin(
      participants,
      and(eq(participants.reservationId, reservations.id), isNotNull(participants.phone)),
    )
    .where(gt(departures.startOn, parisDay(testNow)))
    .orderBy(departures.startOn)
    .limit(1)
  return row?.id ?? 0
}

test('calls, marks and prints the travellers of a departure', async () => {
  const { page, complaints, close, secret } = await enter(
    390,
    ['bookings'],
    `/departs/${await busyDeparture()}/voyageurs`,
  )
  await heading(page, 'Voyageurs').waitFor()
  await loaded(page)
  await page.locator('a[href^="tel:+33"]').first().waitFor()
  const arrived = page.getByRole('button', { name: /^Arrivé/ }).first()
  await arrived.press('Enter')
  await page.getByText(/^1 sur \d+\sarrivés?/).waitFor()
  expect(await arrived.getAttribute('aria-pressed')).toBe('true')
  await expectSoundAtBothWidths(page)
  await page.getByRole('button', { name: 'Télécharger en CSV' }).press('Enter')
  const [download] = await Promise.all([page.waitForEvent('download'), stepUp(page, secret)])
  const sheet = readFileSync(await download.path(), 'utf8')
  expect(sheet.charCodeAt(0)).toBe(0xfeff)
  expect(sheet).toContain(";'+33")
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Imprimer' }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await arrived.press('Enter')
  await page.getByText(/^0 sur \d+\sarrivé/).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('gives a departure to a busy guide once confirmed, which opens the dashboard, and takes it away', async () => {
  const { db } = started()
  const start = '2027-06-08'
  const common = { expeditionId: 1, groupMin: 2, priceCents: 50_000, createdAt: testNow }
  const days = { startOn: start, endOn: '2027-06-11', capacity: 8 }
  const [bastien] = await db.select().from(guides).where(eq(guides.slug, 'bastien-chappaz'))
  const [, row] = await db
    .insert(departures)
    .values([
      { ...common, ...days, guideId: bastien?.id },
      { ...common, ...days },
    ])
    .returning({ id: departures.id })
  const { page, complaints, close } = await enter(1280, ['departures'], `/departs/${row?.id}`)
  const actions = await actionCounter(page)
  await page.getByLabel('Confié à').selectOption('Bastien Chappaz')
  await page.getByRole('button', { name: 'Confier le départ' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ce guide n’est pas libre' })
  await dialog.getByText(/Les balcons de la Vanoise/).waitFor()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Confier quand même à Bastien Chappaz' }).press('Enter')
  await page.getByText('Départ confié à Bastien Chappaz.').waitFor()
  expect(actions()).toBe(3)

  const guide = await visit({ email: 'bastien.guide@demo.explora.test' })
  await open(guide.page, `/my-expeditions/admin/${row?.id}`)
  await heading(guide.page, /balcons de la Vanoise/).waitFor()
  await page.getByLabel('Confié à').selectOption('Personne')
  await page.getByRole('button', { name: 'Confier le départ' }).press('Enter')
  await page.getByText('Ce départ n’a plus de guide.').waitFor()
  await guide.page.reload()
  await guide.page.getByText(/^Cette page n’existe pas, /).waitFor()
  expect(complaints).toEqual([])
  await guide.close()
  await close()
})
