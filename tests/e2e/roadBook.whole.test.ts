import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { participants } from '#api/db/bookingTables.ts'
import { desc, eq } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { unseenFocus } from '#tests/support/mediaChecks.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { site } from '#tests/support/site.ts'
import { barriers, origin, overflow, overflowOfDoubledText, visits } from '#tests/support/visits.ts'

const current = site()
const visit = visits(current)
const email = 'camille.voyage@demo.explora.test'

/** A reservation of the longest trip, with a guide. */
async function longReservation() {
  const { db } = current()
  const [longest] = await db.select().from(expeditions).orderBy(desc(expeditions.durationDays)).limit(1)
  const [account] = await db.select().from(users).where(eq(users.email, email))
  if (!longest || !account) throw new Error('the demonstration has no trip or no account')
  const departureId = await newDeparture(db, 8, '2027-07-10', longest.id)
  const [guide] = await db.select().from(guides).limit(1)
  if (!guide) throw new Error('the demonstration has no guide')
  await db.update(departures).set({ guideId: guide.id }).where(eq(departures.id, departureId))
  const id = await bookedReservation(db, account.id, departureId)
  return { id, days: longest.durationDays, guide: guide.fullName }
}

const cacheNames = (page: Page) => page.evaluate<string[]>('caches.keys()')
const workers = (page: Page) =>
  page.evaluate<number>('navigator.serviceWorker.getRegistrations().then((all) => all.length)')

/** Addresses, headers and texts of all caches. */
const cachedTexts = (page: Page) =>
  page.evaluate<string>(`(async () => {
    const texts = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        texts.push(request.url, JSON.stringify([...response.headers]), await response.text())
      }
    }
    return texts.join('\\n')
  })()`)

const narrowestPhoto = (page: Page) =>
  page.evaluate<number>(
    `Math.min(...[...document.querySelectorAll('#photos ~ ul img')].map((image) => image.naturalWidth))`,
  )

/** A text of each part of a road book that is not a drawing or a photograph. */
const partsWith = (guide: string): [id: string, text: string | RegExp][] => [
  ['contacts', '112'],
  ['contacts', /L’agence\s+\+?\d/],
  ['contacts', guide],
  ['ciel', /d[e’] nuit noire/],
  ['programme', /vers (le (nord|sud)|l’(est|ouest))/],
  ['train', /kg\sCO₂e/],
  ['sac', 'Dans tous les sacs'],
]
const readTexts = (page: Page, ids: string[]) =>
  Promise.all(ids.map((id) => page.locator(`section[aria-labelledby="${id}"]`).innerText()))

const getPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('takes a road book along, shows it without a network, replaces it whole, and leaves nothing after a sign-out', async () => {
  const { id, days, guide } = await longReservation()
  const { page, context, close } = await visit({ email })
  await page.goto(`${origin}/my-expeditions/${id}`)
  await page.getByRole('link', { name: 'Carnet de route' }).press('Enter')
  await page.getByText(/^\d,\d\sMo\s: programme, parcours, contacts, \d\sphotos?$/).waitFor()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
    expect([await unseenFocus(page), await overflowOfDoubledText(page)]).toEqual([[], 0])
  }
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await overflow(page)).toBe(0)
  expect(getPages(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(6)
  expect([await workers(page), await cacheNames(page)]).toEqual([0, []])

  await page.getByRole('button', { name: 'Emporter hors connexion' }).press('Enter')
  await page.getByText(/^Sur cet appareil, version du /).waitFor()
  const [first] = await cacheNames(page)
  const texts = await cachedTexts(page)
  expect(texts).toContain('Ana')
  const token = (await context.cookies()).find(({ name }) => name.endsWith('sid'))?.value ?? ''
  for (const secret of [email, '1990-05-04', 'Le Goff', token]) expect(texts).not.toContain(secret)

  const parts = partsWith(guide)
  const ids = parts.map(([part]) => part)
  const whole = await readTexts(page, ids)
  for (const [index, [, text]] of parts.entries()) expect(whole[index]).toMatch(text)

  await context.setOffline(true)
  await page.reload()
  await page.getByText(/^Hors connexion, version du /).waitFor()
  expect(await readTexts(page, ids)).toEqual(whole)
  expect(await page.locator('section[aria-labelledby="parcours"] svg').count()).toBe(1)
  expect(await page.locator('#programme ~ ol > li').count()).toBe(days)
  await expect.poll(() => narrowestPhoto(page)).toBeGreaterThan(0)
  await context.setOffline(false)

  // The second request of an update is the file: the first one has said that it changed.
  const { db } = current()
  await db.update(participants).set({ firstName: 'Zoé' }).where(eq(participants.reservationId, id))
  let requests = 0
  const content = `**/carnet/${id}/carnet.json`
  await page.route(content, (route) => (++requests > 1 ? route.abort() : route.continue()))
  await page.reload()
  await page.getByText(/la nouvelle version n’a pas pu être prise/).waitFor()
  expect(await cacheNames(page)).toEqual([first])
  expect(await cachedTexts(page)).not.toContain('Zoé')
  await page.unroute(content)
  await page.reload()
  await page.getByRole('button', { name: 'Afficher' }).press('Enter')
  await page.getByText(/Avec Zoé et Zoé/).waitFor()
  const names = await cacheNames(page)
  expect([names.length, names.includes(first ?? '')]).toEqual([1, false])

  const other = await context.newPage()
  await other.goto(origin)
  expect(await other.evaluate('navigator.serviceWorker.controller')).toBeNull()
  await other.goto(`${origin}/logout`)
  await other.waitForURL(`${origin}/`)
  expect([await cacheNames(other), await workers(other)]).toEqual([[], 0])
  await page.getByText('Connecte-toi pour ouvrir ton carnet.').waitFor()
  await close()
})

test('installs as an application of its own, with a worker of at most 3 kB', async () => {
  const { url } = current()
  const html = await (await fetch(`${url}/carnet/`)).text()
  const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? []
  const manifest = JSON.parse(await (await fetch(url + path)).text())
  expect(manifest).toMatchObject({
    name: 'Carnet Explora',
    display: 'standalone',
    start_url: '/carnet/',
    scope: '/carnet/',
  })
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(url + src)
    expect([icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
  }
  const worker = await (await fetch(`${url}/carnet/sw.js`)).text()
  expect(worker.length).toBeGreaterThan(100)
  expect(Buffer.byteLength(worker)).toBeLessThanOrEqual(3_000)
})
