import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { enrolDemoStaff } from '#api/db/demo/staff.ts'
import { desc, eq } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { actionCounter } from '#tests/support/actions.ts'
import { field, loaded, saved } from '#tests/support/agencyScreens.ts'
import { acceptAndPay, heading, openPayment, payByCard } from '#tests/support/bookingScreens.ts'
import { payingSite } from '#tests/support/payingSite.ts'
import { jpeg } from '#tests/support/pictures.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { origin, visits } from '#tests/support/visits.ts'

// The path of docs/agency.md, « Five minutes ».
const { demo, started } = await payingSite()
const visit = visits(started)
beforeAll(() => enrolDemoStaff(started().db, testEnv(), testNow))

const owner = 'agence@demo.explora.test'
const name = 'Les lacs de Zéphirine'
const slug = 'les-lacs-de-zephirine'
const sentence = 'On marche sans hâte, de col en col, avec le lac en contrebas et les choucas au-dessus. '

/** The code of the owner's app, as the page of the development shows it. */
async function shownCode(): Promise<string> {
  const text = await (await fetch(`${started().url}/dev/codes`)).text()
  return new RegExp(`${owner}</dt><dd><strong>(\\d{6})`).exec(text)?.[1] ?? ''
}

/** Chooses values of a closed list, folded or not. */
async function choose(page: Page, list: string, ...labels: string[]): Promise<void> {
  const group = page.getByRole('group', { name: new RegExp(`^${list}`) })
  for (const label of labels) await group.getByLabel(label, { exact: true }).dispatchEvent('click')
}

async function addLines(page: Page, list: 'included' | 'notIncluded', lines: string[]): Promise<void> {
  const add = page.locator(`[data-field="${list}"]`).getByRole('button', { name: 'Ajouter une ligne' })
  for (const [index, line] of lines.entries()) {
    await add.press('Enter')
    await field(page, `${list}.${index}`).fill(line)
  }
}

async function writeTexts(page: Page): Promise<void> {
  await field(page, 'slug').fill(slug)
  await field(page, 'type').selectOption('En itinérance')
  await field(page, 'level').selectOption('2')
  await field(page, 'durationDays').fill('2')
  await field(page, 'ageMinChild').fill('8')
  await field(page, 'summary').fill('Deux jours autour de cinq lacs, et une nuit sous la Voie lactée.')
  await field(page, 'description').fill(sentence.repeat(6).trim())
  await choose(page, 'Pays', 'France')
  await field(page, 'region').selectOption('alpes-du-nord')
  await choose(page, 'Activités', 'Randonnée')
  await choose(page, 'Hébergements', 'Bivouac')
  await field(page, 'meetingPoint.name').fill('Gare de Chambéry')
  await field(page, 'meetingPoint.latitude').fill('45,571 5,919')
  await field(page, 'priceCents').fill('340')
  await field(page, 'groupMin').fill('4')
  await field(page, 'groupMax').fill('9')
  for (const day of [0, 1]) {
    await page.getByRole('button', { name: 'Ajouter un jour' }).press('Enter')
    await field(page, `programme.${day}.title`).fill('Vers le lac')
    await field(page, `programme.${day}.text`).fill(sentence.repeat(2).trim())
  }
  await addLines(page, 'included', ['Le guide', 'Les repas', 'La tente', 'La trousse de secours'])
  await addLines(page, 'notIncluded', ['Le train', 'Les boissons'])
  await saved(page)
}

/** The line of a GPX file, alone. */
async function drawRoute(page: Page): Promise<void> {
  const points = Array.from({ length: 50 }, (_, index) => {
    const lat = 45.5 + index * 0.002
    return `<trkpt lat="${lat}" lon="${6 + Math.sin(index) * 0.01}"><ele>${900 + index * 20}</ele></trkpt>`
  })
  const buffer = Buffer.from(`<gpx version="1.1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`)
  const file = { name: 'lacs.gpx', mimeType: 'application/gpx+xml', buffer }
  await page.locator('input[type=file][accept*=gpx]').setInputFiles(file)
  await page.getByText(/^Trace reprise/).waitFor()
  await expect.poll(() => field(page, 'elevationGainM').inputValue()).toBe('980')
  await saved(page)
}

/** Three photographs, each sent, then described. */
async function addPhotos(page: Page): Promise<void> {
  const sent = [1, 2, 3].map(async (each) => ({
    name: `lac-${each}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await jpeg({ width: 1_600 + each, height: 1_200 }),
  }))
  await page.locator('input[type="file"][multiple]').setInputFiles(await Promise.all(sent))
  await expect.poll(() => page.locator('#photos ol > li').count()).toBe(3)
  // Their buttons are disabled until their data have arrived, for which a key does not wait.
  await expect.poll(() => page.locator('#photos').getByText('À décrire', { exact: true }).count()).toBe(3)
  for (const position of [1, 2, 3]) {
    await page.getByRole('button', { name: `Décrire et cadrer la photo ${position}` }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Décrire et cadrer' })
    await dialog.getByLabel('Texte alternatif').fill(`Le lac numéro ${position}, au lever du jour`)
    await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('#photos').getByText(`Le lac numéro ${position}, au lever du jour`).waitFor()
  }
}

async function publish(page: Page): Promise<void> {
  const checks = page
    .locator('details')
    .filter({ hasText: /Tout est prêt|à compléter/ })
    .first()
  await expect.poll(() => checks.innerText()).toMatch(/^Tout est prêt/)
  await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter')
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel(/^Note pour l’historique/).fill('Première version')
  await page.keyboard.press('Enter')
  await page.getByText('Publiée.', { exact: true }).first().waitFor()
  const publicPage = async () => (await fetch(`${started().url}/expeditions/${slug}`)).text()
  await expect.poll(publicPage).toContain('une nuit sous la Voie lactée')
  expect(await publicPage()).toContain('id="parcours"')
}

test('follows the five minutes of docs/agency.md, from a draft to a booked place', {
  timeout: 240_000,
}, async () => {
  const { db } = started()
  const { page, complaints, close } = await visit({ email: owner })
  const actions = await actionCounter(page)
  await page.goto(`${origin}/agence`)
  await page.getByLabel('Code').fill(await shownCode())
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').first().waitFor()
  await page.goto(`${origin}/agence/aventures`)
  await page.getByRole('button', { name: 'Nouvelle aventure' }).press('Enter')
  await page.getByRole('dialog', { name: 'Nouvelle aventure' }).getByLabel('Nom').fill(name)
  await page.keyboard.press('Enter')
  await field(page, 'slug').waitFor()
  await loaded(page)
  await writeTexts(page)
  await drawRoute(page)
  await addPhotos(page)
  await publish(page)

  const [made] = await db.select().from(expeditions).where(eq(expeditions.slug, slug))
  const expeditionId = made?.id ?? 0
  await page.goto(`${origin}/agence/departs/serie?aventure=${expeditionId}`)
  await page.getByLabel('Du', { exact: true }).fill('2027-06-05')
  await page.getByLabel('Au', { exact: true }).fill('2027-08-07')
  await page.getByRole('button', { name: 'Voir les dates' }).press('Enter')
  await page.getByRole('heading', { name: '10\u00a0départs à créer' }).waitFor()
  await page.getByRole('button', { name: 'Créer 10\u00a0départs' }).press('Enter')
  await heading(page, 'Départs').waitFor()
  await expect.poll(() => db.$count(departures, eq(departures.expeditionId, expeditionId))).toBe(10)
  expect(actions()).toBeLessThanOrEqual(54)
  expect(complaints).toEqual([])
  await close()

  const visitor = await visit({ email: 'nouveau@demo.explora.test' })
  await openPayment(visitor.page, started().url, slug)
  await acceptAndPay(visitor.page)
  await payByCard(visitor.page, demo.url, '4242 4242 4242 4242')
  await heading(visitor.page, /^C’est réservé/).waitFor()
  const [booked] = await db.select().from(reservations).orderBy(desc(reservations.createdAt)).limit(1)
  const [left] = await db
    .select()
    .from(departures)
    .where(eq(departures.id, booked?.departureId ?? 0))
  expect([left?.expeditionId, left?.bookedCount]).toEqual([expeditionId, 1])
  expect(visitor.complaints).toEqual([])
  await visitor.close()
})
