import { expect } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { sweepHolds } from '#api/modules/cart/holds.repository.ts'
import { follow, listeners } from '#tests/gateway/server/live/followers.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import type { Credentials, TestGateway } from '#tests/support/gateway.ts'
import type { Product } from '#tests/support/product.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testNow } from '#tests/support/testNow.ts'

export type Watch = Awaited<ReturnType<typeof watch>>

/** Follows a subscription. `after` acts, and resolves with the next event and the milliseconds until it. */
export async function watch(url: string, query: string) {
  const follower = follow(url, 'Server-Sent Events', query)
  let next = follower.next()
  await listeners(url, 1)
  return {
    async after(act: () => Promise<unknown>) {
      const begunAt = performance.now()
      const seen = next.then((event) => ({ event, ms: performance.now() - begunAt }))
      const [result] = await Promise.all([seen, act()])
      next = follower.next()
      return result
    },
    leave: follower.leave,
  }
}

/** Places of the first expedition, which `holdAndFree` changes. */
export const heldPlaces = `subscription { departuresChanged(expeditionIds: ["1", "2"]) {
  expeditionId departure { id availableCount heldCount heldUntil } } }`

const createCart = `mutation ($departureId: ID!) {
  createCart(departureId: $departureId, travellerCount: 1) { cart { id } errors { code } } }`
const afterHolds = new Date(testNow.getTime() + 31 * 60_000)

/** Adds a departure, holds a place of it and ends the hold; returns how long each takes to be published. */
export async function holdAndFree({ db, gateway }: Product, { after }: Watch): Promise<number[]> {
  const { headers } = await signedInAccount(db)
  const credentials = { bearer: headers.authorization.replace('Bearer ', '') }
  let id = ''
  const publish = async (act: () => Promise<unknown>, availableCount: number, heldUntil: string | null) => {
    const { event, ms } = await after(act)
    const departure = { id, availableCount, heldCount: 2 - availableCount, heldUntil }
    expect(event).toEqual({ data: { departuresChanged: { expeditionId: '1', departure } } })
    return ms
  }
  const open = async () => {
    id = String(await newDeparture(db, 2))
  }
  return [
    await publish(open, 2, null),
    await publish(
      () => gateway.ask(createCart, { departureId: id }, credentials),
      1,
      '2027-03-10T09:30:00.000Z',
    ),
    await publish(() => sweepHolds(db, afterHolds), 2, null),
  ]
}

/** Departures of the first expedition, which `changeDeparture` changes. */
export const openDepartures =
  'subscription { departureAvailability(expeditionId: 1) { id availableCount price status } }'

/**
 * Adds a departure, changes its price, its sales and its capacity, and expects each change on open pages and on the
 * next one; returns how long each takes to be published.
 */
export async function changeDeparture(
  db: Database,
  { ask }: TestGateway,
  editor: Credentials,
  { after }: Watch,
): Promise<number[]> {
  let id = ''
  const publish = async (act: () => Promise<unknown>, shown: object) => {
    const { event, ms } = await after(act)
    expect(event).toMatchObject({ data: { departureAvailability: { id, ...shown } } })
    const query =
      '{ expedition(slug: "balcons-de-la-vanoise") { departures { id availableCount price status } } }'
    const { data } = await ask<{ expedition: { departures: { id: string }[] } }>(query)
    expect(data.expedition.departures.find((each) => each.id === id)).toMatchObject(shown)
    return ms
  }
  const mutate = (call: string) => () => ask(`mutation { ${call} { errors { code } } }`, {}, editor)
  const save = (version: number, input: string) =>
    mutate(`agencySaveDeparture(id: "${id}", version: ${version}, input: { ${input} })`)
  const sell = (open: boolean) => mutate(`agencySetSales(ids: ["${id}"], open: ${open})`)
  const add = async () => {
    id = String(await newDeparture(db))
  }
  return [
    await publish(add, { availableCount: 8, price: 500, status: 'ALMOST' }),
    await publish(save(1, 'priceCents: 62000'), { price: 620 }),
    await publish(sell(false), { availableCount: 0, status: 'FULL' }),
    await publish(sell(true), { availableCount: 8, status: 'ALMOST' }),
    await publish(save(4, 'capacity: 3'), { availableCount: 3 }),
  ]
}
