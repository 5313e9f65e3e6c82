import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { testNow } from '#tests/support/testNow.ts'

export type ReadyCart = {
  id: string
  departureId: number
  account: TestAccount
  hash: string
  dueNowCents: number
}

/** A departure in summer, at 500 € and with a deposit of 150 €. */
export async function newDeparture(
  db: Database,
  capacity = 8,
  startOn = '2027-07-05',
  expeditionId = 1,
): Promise<number> {
  const common = { expeditionId, groupMin: 2, priceCents: 50_000, createdAt: testNow }
  const [row] = await db
    .insert(departures)
    .values({ ...common, startOn, endOn: startOn, capacity })
    .returning({ id: departures.id })
  return row?.id ?? 0
}

const names = ['Camille', 'Maïwenn', 'Anaïs', 'Léo']

/** A cart with its travellers, ready to be paid. */
export async function readyCart(
  db: Database,
  api: Api,
  {
    departureId,
    travellers = 2,
    account,
  }: { departureId?: number; travellers?: number; account?: TestAccount } = {},
): Promise<ReadyCart> {
  const owner = account ?? (await signedInAccount(db))
  const departure = departureId ?? (await newDeparture(db))
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    api.inject({ method, url: `/api/v1${url}`, headers: owner.headers, ...(payload && { payload }) })
  const put = await send('POST', '/cart', {
    departure_id: String(departure),
    travelers_count: travellers,
    replace: true,
  })
  const { id } = put.json().cart
  await send('PUT', `/cart/${id}/travellers`, {
    travellers: Array.from({ length: travellers }, (_, index) => ({
      first_name: names[index % names.length],
      last_name: 'Le Goff',
      birth_date: '1990-05-04',
    })),
  })
  const { hash, due_now_cents } = (await send('GET', `/cart/${id}/quote`)).json()
  return { id, departureId: departure, account: owner, hash, dueNowCents: due_now_cents }
}

/** Requests the payment of a cart, as step 4 does. */
export function requestPayment(api: Api, cart: ReadyCart, changes: object = {}) {
  return api.inject({
    method: 'POST',
    url: `/api/v1/cart/${cart.id}/payments`,
    headers: cart.account.headers,
    payload: {
      quote_hash: cart.hash,
      plan: 'deposit',
      idempotency_key: randomUUID(),
      accepts_terms: true,
      accepts_form: true,
      ...changes,
    },
  })
}

/** The cart with a code of a discount or of a gift card, at its new price. */
export async function withCode(api: Api, cart: ReadyCart, code: string): Promise<ReadyCart> {
  const { headers } = cart.account
  const url = `/api/v1/cart/${cart.id}`
  const entered = await api.inject({
    method: 'PUT',
    url: `${url}/codes`,
    headers,
    payload: { codes: [code] },
  })
  expect(entered.statusCode).toBe(200)
  const { hash, due_now_cents } = (await api.inject({ url: `${url}/quote`, headers })).json()
  return { ...cart, hash, dueNowCents: due_now_cents }
}
