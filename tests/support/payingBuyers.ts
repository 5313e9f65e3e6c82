import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestAccount } from '#tests/support/accounts.ts'

type Urls = { api: string; gateway: string; provider: string }

/** A crowd that books without a pause; `paying` counts those between « pay » and their reservation. */
export type Buyers = { paying: number; refusals: Map<string, number>; stop(): Promise<void> }

const answerLimitMs = 20_000
const startPayment = `mutation ($cartId: ID!, $quoteHash: String!, $idempotencyKey: String!) {
  startPayment(cartId: $cartId, quoteHash: $quoteHash, plan: DEPOSIT, acceptsTerms: true, acceptsForm: true,
    idempotencyKey: $idempotencyKey) {
    payment { id redirectUrl }
    errors { code }
  }
}`

/** Starts a loop for each account. A process that has died breaks the purchase under way, not the loop. */
export function startBuyers(urls: Urls, accounts: TestAccount[], departureId: number): Buyers {
  let isStopped = false
  const buyers: Buyers = { paying: 0, refusals: new Map(), stop }
  async function loop(account: TestAccount): Promise<void> {
    for (let round = 0; !isStopped; round++) {
      try {
        await buy(round, { urls, account, departureId, buyers })
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        buyers.refusals.set(reason, (buyers.refusals.get(reason) ?? 0) + 1)
        // Buyers who spin would slow the start that they wait for.
        await wait(200)
      }
    }
  }
  const loops = accounts.map(loop)
  async function stop() {
    isStopped = true
    await Promise.all(loops)
  }
  return buyers
}

type Purchase = { urls: Urls; account: TestAccount; departureId: number; buyers: Buyers }

/** From the choice of a date to the card; every third traveller cancels, so that refunds are under way too. */
async function buy(round: number, { urls, account, departureId, buyers }: Purchase): Promise<void> {
  const rest = (method: string, path: string, body?: object) =>
    call(`${urls.api}/api/v1${path}`, method, account, body)
  const input = { departure_id: String(departureId), travelers_count: 1, replace: true }
  const { cart } = await rest('POST', '/cart', input)
  const person = { first_name: 'Ana', last_name: 'Le Goff', birth_date: '1990-05-04' }
  await rest('PUT', `/cart/${cart.id}/travellers`, { travellers: [person] })
  const { hash: quoteHash } = await rest('GET', `/cart/${cart.id}/quote`)
  const variables = { cartId: cart.id, quoteHash, idempotencyKey: randomUUID() }
  buyers.paying += 1
  try {
    const press = () => call(`${urls.gateway}/graphql`, 'POST', account, { query: startPayment, variables })
    // Some press once more after a failure, by the same key; the others leave.
    const answer = await (round % 2 === 0 ? again(press) : press())
    const payment = answer.data?.startPayment?.payment
    if (!payment?.redirectUrl) throw new Error(`not started: ${JSON.stringify(answer).slice(0, 200)}`)
    const card = new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12/49', cvc: '123' })
    const type = () => post(payment.redirectUrl, card)
    await (round % 2 === 0 ? again(type) : type())
    await until(async () => (await rest('GET', `/payments/${payment.id}`)).status === 'succeeded')
  } finally {
    buyers.paying -= 1
  }
  if (round % 3 !== 0) return
  const path = `/reservations/${cart.id}/cancellation`
  const { hash: quote_hash } = await rest('GET', path)
  await rest('POST', path, { quote_hash })
}

/** Repeats a step for as long as a process takes to return. */
async function again<T>(step: () => Promise<T>, patience = 40): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (patience === 0) throw error
    await wait(250)
    return again(step, patience - 1)
  }
}

async function until(isDone: () => Promise<boolean>, patience = 20): Promise<void> {
  for (let left = patience; left > 0 && !(await isDone()); left--) await wait(100)
}

async function call(url: string, method: string, { headers }: TestAccount, body?: object) {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(answerLimitMs),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method}: ${answer.status} ${text.slice(0, 120)}`)
  return JSON.parse(text)
}

async function post(url: string, body: URLSearchParams): Promise<void> {
  const signal = AbortSignal.timeout(answerLimitMs)
  const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual', signal })
  if (status !== 303) throw new Error(`card: ${status}`)
}
