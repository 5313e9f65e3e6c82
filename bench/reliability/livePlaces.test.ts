import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holds } from '#api/db/bookingTables.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { sweepHolds } from '#api/modules/cart/holds.repository.ts'
import { percentile95 } from '#bench/measure.ts'
import { at } from '#tests/gateway/authorization/reach.ts'
import { site } from '#tests/support/site.ts'
import { testNow } from '#tests/support/testNow.ts'
import { execute, open, visits } from '#tests/support/visits.ts'

const started = site({}, true)
const visit = visits(started)
const rounds = 50
const goalMs = 1_000

/** Resolves with the moment at which the text of an element matches, which the page itself observes. */
const observer = `globalThis.shownAt = (element, source) => new Promise((done) => {
  const words = new RegExp(source)
  const look = () => {
    if (words.test(element.textContent.replaceAll(/\\s+/g, ' ').trim())) done(Date.now())
  }
  new MutationObserver(look).observe(element, { characterData: true, childList: true, subtree: true })
  look()
})`

/** Opens a page as an active visitor, who moves until the page follows: without a touch it does not. */
async function watch(path: string): Promise<Page> {
  const { page } = await visit()
  let follows = false
  page.on('request', (request) => {
    follows ||= request.url().includes('operationName=DeparturesChanged')
  })
  await page.addInitScript(observer)
  await open(page, path)
  let moves = 0
  const moveOn = async () => {
    await page.mouse.move(200, 200 + (moves++ % 9))
    return follows
  }
  await expect.poll(moveOn).toBe(true)
  return page
}

type Place = { place: Locator; held: RegExp; free: RegExp }

/** Card, row and box of the departure of 10 July, two places of which are free, in two other browsers. */
async function openOthers(): Promise<Place[]> {
  const catalogue = await watch('/expeditions?q=balcons')
  const expedition = await watch('/expeditions/balcons-de-la-vanoise')
  const locateLine = (list: Locator) =>
    list.locator('li', { hasText: '10 – jeu. 15 juil.' }).filter({ visible: true }).first()
  const row = locateLine(expedition.locator('section[aria-labelledby="departs"]'))
  // The dates are an island.
  await row.scrollIntoViewIfNeeded()
  await expect.poll(() => row.getByRole('radio').isEnabled()).toBe(true)
  await row.click()
  const words = { held: /2\splaces, dont 1\sgardée jusqu’au/, free: /2\splaces(?!, dont)/ }
  return [
    {
      place: catalogue.locator('article[data-trip="1"] li', { hasText: '10 juil.' }),
      held: /1\splace$/,
      free: /2\splaces/,
    },
    { place: row, ...words },
    { place: locateLine(expedition.getByRole('complementary', { name: 'Les départs' })), ...words },
  ]
}

/** Ends all holds, as time does. */
async function expire(): Promise<void> {
  await started().db.update(holds).set({ expiresAt: testNow })
  await sweepHolds(started().db, testNow)
}

const shownAt = (place: Locator, words: RegExp): Promise<number> =>
  place.evaluate((element, source) => Reflect.get(globalThis, 'shownAt')(element, source), words.source)

test('shows holds, their release and their expiry in card, row and box of others within a second', async () => {
  const others = await openOthers()
  const { page } = await visit({ email: 'nouveau@demo.explora.test' })
  await open(page, '/faq')
  const [departure] = await started()
    .db.select({ id: departures.id })
    .from(departures)
    .where(and(eq(departures.expeditionId, 1), eq(departures.startOn, '2027-07-10')))
  const hold = async () => {
    const created = `createCart(departureId: "${departure?.id}", travellerCount: 1) { cart { id } }`
    return at(await execute(page, `mutation { ${created} }`), ['data', 'createCart', 'cart', 'id'])[0]
  }
  const release = (cart: unknown) => execute(page, `mutation { deleteCart(id: "${cart}") { cart { id } } }`)

  const times: Record<'hold' | 'release' | 'expiry', number[]> = { hold: [], release: [], expiry: [] }
  /** Adds the time from an action until all others show its result. */
  async function time(kind: keyof typeof times, act: () => Promise<unknown>): Promise<void> {
    const begunAt = Date.now()
    const shown = others.map(({ place, held, free }) => shownAt(place, kind === 'hold' ? held : free))
    const [, ...ends] = await Promise.all([act(), ...shown])
    times[kind].push(Math.max(...ends) - begunAt)
  }

  let cart: unknown
  const newHold = async () => {
    cart = await hold()
  }
  // Its code is there once the first change is.
  await time('hold', newHold)
  await time('release', () => release(cart))
  Object.assign(times, { hold: [], release: [] })
  for (let round = 0; round < rounds; round += 1) {
    await time('hold', newHold)
    await time('expiry', expire)
    await release(cart)
    await time('hold', newHold)
    await time('release', () => release(cart))
  }
  for (const each of Object.values(times)) expect(percentile95(each)).toBeLessThan(goalMs)
})
