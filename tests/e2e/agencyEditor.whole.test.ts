import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { enterAgency, field, loaded, saved } from '#tests/support/agencyScreens.ts'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { widths } from '#tests/support/lane.ts'
import { site } from '#tests/support/site.ts'
import { origin, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)
const enter = (width: number, permissions: StaffPermission[], path: string) =>
  enterAgency({ site: started, visit }, { width, permissions, path })

/** Kills the process of a page, as a full memory does, and opens its address again. */
async function killed(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page)
  // The command has no answer: its process is gone.
  await Promise.race([page.waitForEvent('crash'), session.send('Page.crash')])
  const next = await page.context().newPage()
  await next.goto(page.url())
  return next
}

test('keeps what was typed when the process of the page is killed', async () => {
  const { page, close } = await enter(1280, ['catalogue'], '/aventures/20')
  await field(page, 'searchDescription').waitFor()
  await loaded(page)
  await field(page, 'searchDescription').press('Control+End')
  await page.keyboard.type(' Et le soir au refuge.')
  const next = await killed(page)
  await expect.poll(() => field(next, 'searchDescription').inputValue()).toMatch(/ Et le soir au refuge\.$/)
  await saved(next)
  await close()
})

test.each(widths())('at %i, writes a draft that saves itself, and survives a reload', async (width) => {
  const id = width === 1280 ? 21 : 22
  const { page, complaints, close } = await enter(width, ['catalogue'], `/aventures/${id}`)
  await field(page, 'name').waitFor()
  await loaded(page)
  await page.getByText('Tout est enregistré.').waitFor()
  await expectSound(page)
  await field(page, 'searchTitle').fill('Un titre pour les moteurs')
  await saved(page)
  await field(page, 'summary').press('Control+End')
  await page.keyboard.type(' Et le soir au refuge.')
  await page.reload()
  await field(page, 'summary').waitFor()
  await expect.poll(() => field(page, 'summary').inputValue()).toMatch(/ Et le soir au refuge\.$/)
  await saved(page)
  const included = page.getByRole('button', { name: /^Descendre : Inclus, ligne 1$/ })
  const first = await field(page, 'included.0').inputValue()
  await included.press('Enter')
  await expect.poll(() => field(page, 'included.1').inputValue()).toBe(first)
  await page.locator('[name="included.1.down"]:focus').waitFor()
  await page.locator('details').filter({ hasText: 'Chiffres et nuit' }).first().locator('summary').click()
  await expectSound(page)
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.getByRole('link', { name: 'Toutes les aventures' }).press('Enter')
  await heading(page, 'Aventures').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('keeps what is typed offline on the device, and saves it once back', async () => {
  const { page, context, close } = await enter(1280, ['catalogue'], '/aventures/23')
  await field(page, 'searchDescription').waitFor()
  await loaded(page)
  await context.setOffline(true)
  await field(page, 'searchDescription').fill('Écrit sans réseau, dans le train.')
  await page.getByText('Hors ligne, gardé sur cet appareil').waitFor()
  await expectSound(page)
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(await stored()).toContain('Écrit sans réseau, dans le train.')
  await context.setOffline(false)
  await saved(page)
  await expect.poll(stored).not.toContain('Écrit sans réseau')
  await page.reload()
  await field(page, 'searchDescription').waitFor()
  await expect
    .poll(() => field(page, 'searchDescription').inputValue())
    .toBe('Écrit sans réseau, dans le train.')
  await close()
})

test('forgets the copy of the device after a sign-out', async () => {
  const { page, context, close } = await enter(1280, ['catalogue'], '/aventures/23')
  await field(page, 'searchTitle').waitFor()
  await context.setOffline(true)
  await field(page, 'searchTitle').fill('Secret')
  await page.getByText('Hors ligne, gardé sur cet appareil').waitFor()
  // Before the page is online again, which saves.
  await context.clearCookies()
  await context.setOffline(false)
  await page.goto(`${origin}/agence`)
  await page.getByText(/^Connecte-toi à ton compte/).waitFor()
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Secret')
  await close()
})

test('saves different sections of two browsers, and asks about the same field', async () => {
  const [one, two] = [
    await enter(1280, ['catalogue'], '/aventures/24'),
    await enter(390, ['catalogue'], '/aventures/24'),
  ]
  await field(one.page, 'searchTitle').waitFor()
  await field(two.page, 'searchDescription').waitFor()
  await field(one.page, 'searchTitle').fill('Le titre de Noé')
  await field(two.page, 'searchDescription').fill('La description de l’autre')
  await Promise.all([saved(one.page), saved(two.page)])
  await field(two.page, 'accessNote').fill('Navette à 14 h')
  await saved(two.page)
  await field(one.page, 'accessNote').fill('Taxi à 15 h')
  const dialog = one.page.getByRole('dialog', { name: /^Noé a modifié cette fiche à/ })
  await dialog.getByText('Navette à 14 h').waitFor()
  await expectSound(one.page)
  await dialog.getByLabel('La mienne').check()
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).press('Enter')
  await saved(one.page)
  await two.page.reload()
  await field(two.page, 'accessNote').waitFor()
  const shown = ['searchTitle', 'searchDescription', 'accessNote'].map((name) =>
    field(two.page, name).inputValue(),
  )
  expect(await Promise.all(shown)).toEqual(['Le titre de Noé', 'La description de l’autre', 'Taxi à 15 h'])
  await one.close()
  await two.close()
})

test('draws the line of a GPX file, and refuses another file in words', async () => {
  const { page, complaints, close } = await enter(390, ['catalogue'], '/aventures/25')
  await field(page, 'distanceKm').waitFor()
  await loaded(page)
  const choose = (name: string, content: string) =>
    page
      .locator('input[type=file][accept*=gpx]')
      .setInputFiles({ name, mimeType: 'application/gpx+xml', buffer: Buffer.from(content) })
  await choose('trace.kml', '<kml xmlns="http://www.opengis.net/kml/2.2"/>')
  await page.getByText(/^C’est un fichier KML/).waitFor()
  const points = Array.from({ length: 50 }, (_, index) => {
    const lat = 45 + index * 0.004
    return `<trkpt lat="${lat}" lon="${6 + Math.sin(index) * 0.01}"><ele>${900 + index * 20}</ele></trkpt>`
  })
  await choose('trace.gpx', `<gpx version="1.1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`)
  await page.getByText(/^Trace reprise/).waitFor()
  await page.getByText(/^\d+\spoints de trace$/).waitFor()
  await expect.poll(() => field(page, 'elevationGainM').inputValue()).toBe('980')
  await expectSound(page)
  // The browser reports the refused upload.
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
  await close()
})

test('shows a refusal at its field, and names the permission that others lack', async () => {
  const { page, close } = await enter(390, ['catalogue'], '/aventures/26')
  await field(page, 'slug').waitFor()
  await loaded(page)
  await field(page, 'slug').fill('Pas Une Adresse')
  await page.getByText('Écris des mots en minuscules, sans accent, séparés par des tirets.').waitFor()
  await page.getByText(/^Un champ n’est pas accepté/).waitFor()
  await expectSound(page)
  await close()
  const other = await enter(390, ['bookings'], '/aventures/26')
  await other.page.getByText(/^Il te faut l’accès «\sAventures\s»/).waitFor()
  await expectSound(other.page)
  await other.page.goto(`${origin}/agence/aventures/999999`)
  await heading(other.page, 'Aventure').waitFor()
  await other.close()
})

test('loads at most 280 kB of JavaScript', async () => {
  const { page, close } = await enter(1280, ['catalogue'], '/aventures/21')
  await field(page, 'name').waitFor()
  await loaded(page)
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  )
  const sizes = await Promise.all(
    scripts.map(async (url) => {
      const path = url.replace(origin, started().url)
      const response = await fetch(path, { headers: { 'accept-encoding': 'gzip' } })
      expect(response.headers.get('content-encoding')).toBe('gzip')
      return Number(response.headers.get('content-length'))
    }),
  )
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(280_000)
  await close()
})
