import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { isNotNull } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { expeditions } from '#api/db/tables.ts'
import { enterAgency, loaded, show } from '#tests/support/agencyScreens.ts'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { site } from '#tests/support/site.ts'
import { drawn, origin, overflow, type Visit, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

/** The screens behind the gate. */
const table = readFileSync('web/src/agency/routes.tsx', 'utf8')
const paths = [...table.matchAll(/path: '(\/(?!invitation)[^']*)',\s*lazy/g)].map(([, path = '']) => path)
const ids: Record<string, string> = {}
beforeAll(async () => {
  const { db } = started()
  const [booked] = await db.select().from(reservations).where(isNotNull(reservations.departureId)).limit(1)
  const [expedition] = await db.select({ id: expeditions.id }).from(expeditions).limit(1)
  const [guide] = await db.select({ id: guides.id }).from(guides).limit(1)
  Object.assign(ids, {
    aventures: expedition?.id,
    departs: booked?.departureId,
    reservations: booked?.id,
    clients: booked?.userId,
    guides: guide?.id,
    // An import that is gone: only its author reads one, for a day.
    donnees: '1b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e',
  })
})

/** The address of a screen, with an id of the demonstration. */
const toAddress = (path: string) => path.replace(':id', ids[path.split('/')[1] ?? ''] ?? '')

/** Operations that open the agency: the states below are those of a screen in it. */
const opening = new Set(['AgencyAccess', 'AgencyMe'])

/** Answers the reads of screens in another way. */
const answerReads = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(`${origin}/graphql`, (route) => {
    const { operationName } = route.request().postDataJSON()
    return opening.has(operationName) ? route.fallback() : answer(route)
  })

/** The same answer, with every list empty. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'totalCount' ? 0 : emptied(each)]),
  )
}

const fail = (route: Route) => route.fulfill({ status: 503, json: { errors: [{ message: 'unavailable' }] } })
const empty = async (route: Route) => {
  const response = await route.fetch({ url: `${started().url}/graphql` })
  await route.fulfill({ response, json: emptied(await response.json()) })
}

/** Forms that read nothing before they are filled. */
const unread = new Set(['/departs/serie', '/guides/nouveau', '/reservations/nouvelle'])
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' })

async function filled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await loaded(page)
}

let owner: Visit
let newcomer: Visit
let helper: Visit
beforeAll(async () => {
  const browser = { site: started, visit }
  const entrance = { width: 1280, path: '/acces' }
  owner = await enterAgency(browser, { ...entrance, role: 'owner' })
  newcomer = await enterAgency(browser, { ...entrance, role: 'owner' })
  helper = await enterAgency(browser, entrance)
  for (const { page } of [owner, newcomer, helper]) await heading(page, 'Mon accès').waitFor()
  await answerReads(newcomer.page, empty)
})

/** The bench reads each state at each width; here each state has a width on each screen, in turn. */
const isThorough = process.env.EVERY_WIDTH === '1'
const widths = [1280, 768, 390]

/** Screens that axe has read, by width and markup without texts: many refuse, fail or are loading in the same way. */
const read = new Set<string>()
async function isNew(page: Page, width: number): Promise<boolean> {
  const markup = await page.getByRole('main').innerHTML()
  const screen = `${width} ${markup.replaceAll(/>[^<]+</g, '>…<')}`
  const { size } = read
  return read.add(screen).size > size
}

/** Without a horizontal scroll at each width, and sound at those that are read. */
async function expectToFit(page: Page, isRead: (width: number) => boolean): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await drawn(page)
    expect([width, await overflow(page)]).toEqual([width, 0])
    if (isThorough || (isRead(width) && (await isNew(page, width)))) await expectSound(page)
  }
}

const screens = paths.map((path, index) => ({ path, index }))
const inTurn = (turn: number) => (width: number) => width === widths[turn % widths.length]

test.each(screens)('$path is sound, loading, failed and full', async ({ path, index }) => {
  const { page, complaints } = owner
  const { promise: seenLoading, resolve: endLoading } = Promise.withResolvers<void>()
  await answerReads(page, (route) => seenLoading.then(() => fail(route)))
  await show(page, toAddress(path))
  await expectToFit(page, inTurn(index))
  endLoading()
  if (!unread.has(path)) await retry(page).first().waitFor()
  await loaded(page)
  await expectToFit(page, inTurn(index + 1))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  complaints.length = 0
  await show(page, toAddress(path))
  await filled(page)
  await expectToFit(page, () => true)
  expect(complaints).toEqual([])
})

// In another document: what is empty remains in its cache.
test.each(screens)('$path is sound empty', async ({ path, index }) => {
  const { page } = newcomer
  await show(page, toAddress(path))
  await loaded(page)
  await expectToFit(page, inTurn(index + 2))
})

test.each(paths)('%s is sound for staff without a permission, and does not fail', async (path) => {
  const { page, complaints } = helper
  await show(page, toAddress(path))
  await filled(page)
  expect(await page.title()).toMatch(/./)
  await expectToFit(page, () => true)
  expect([await retry(page).count(), complaints.splice(0)]).toEqual([0, []])
})
