import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startHttpServer } from '#tests/api/social/httpServer.ts'
import type { TestAccount } from '#tests/support/accounts.ts'

/** Passes webhooks of the provider on to the api, and measures the responses. */
export type Shop = {
  url: string
  /** Milliseconds of the webhook that confirms a payment of the provider. */
  confirmed(providerId: string): Promise<number>
  close(): Promise<void>
}

export async function startShop(webhooks: string): Promise<Shop> {
  const waiting = new Map<string, (milliseconds: number) => void>()
  const server = await startHttpServer(async ({ headers }, response, body) => {
    const { connection: _, host: __, 'content-length': ___, 'transfer-encoding': ____, ...passed } = headers
    const begunAt = performance.now()
    const answer = await fetch(webhooks, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(passed).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(Buffer.from(body)),
    })
    await answer.arrayBuffer()
    for (const [id, confirm] of waiting) {
      if (!String(body).includes(id)) continue
      waiting.delete(id)
      confirm(performance.now() - begunAt)
    }
    response.writeHead(answer.status).end()
  })
  return {
    url: server.url,
    confirmed: (providerId) => new Promise((resolve) => waiting.set(providerId, resolve)),
    close: () => server.close(),
  }
}

type Buyer = { account: TestAccount; departureId: number }
export type BookingTimes = {
  seconds: number
  bookings: number
  /** Requests that the service has put off under load. */
  putOff: number
  steps: Map<string, number[]>
}

/** Books without a pause, a loop for each buyer. */
export async function bookFor(
  seconds: number,
  { url, shop, buyers }: { url: string; shop: Shop; buyers: Buyer[] },
): Promise<BookingTimes> {
  const steps = new Map<string, number[]>()
  const add = (step: string, milliseconds: number) =>
    steps.set(step, [...(steps.get(step) ?? []), milliseconds])
  let [bookings, putOff] = [0, 0]
  const onPutOff = () => {
    putOff += 1
  }
  const begunAt = performance.now()
  const end = begunAt + seconds * 1000
  const loop = async (buyer: Buyer) => {
    while (performance.now() < end) {
      await book(buyer, { url, shop, add, onPutOff })
      bookings += 1
    }
  }
  await Promise.all(buyers.map(loop))
  return { seconds: (performance.now() - begunAt) / 1000, bookings, putOff, steps }
}

type Booking = {
  url: string
  shop: Shop
  add: (step: string, milliseconds: number) => void
  onPutOff: () => void
}

async function book({ account, departureId }: Buyer, { url, shop, add, onPutOff }: Booking): Promise<void> {
  async function step(
    name: string,
    method: string,
    path: string,
    body?: object,
    begunAt = performance.now(),
  ) {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { ...account.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.status === 503) {
      onPutOff()
      await wait(Number(answer.headers.get('retry-after')) * 1000)
      return step(name, method, path, body, begunAt)
    }
    add(name, performance.now() - begunAt)
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
  const input = { departure_id: String(departureId), travelers_count: 1, replace: true }
  const { cart } = await step('the hold', 'POST', '/cart', input)
  const person = { first_name: 'Ana', last_name: 'Le Goff', birth_date: '1990-05-04' }
  await step('the travellers', 'PUT', `/cart/${cart.id}/travellers`, { travellers: [person] })
  const { hash } = await step('the quote', 'GET', `/cart/${cart.id}/quote`)
  const pay = { quote_hash: hash, plan: 'deposit', accepts_terms: true, accepts_form: true }
  const path = `/cart/${cart.id}/payments`
  const started = await step('the start of the payment', 'POST', path, {
    ...pay,
    idempotency_key: randomUUID(),
  })
  const page = String(started.redirect_url)
  const confirmed = shop.confirmed(page.slice(page.lastIndexOf('/') + 1))
  const card = new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12/49', cvc: '123' })
  await (await fetch(page, { method: 'POST', body: card, redirect: 'manual' })).arrayBuffer()
  add('the confirmation', await Promise.race([confirmed, late()]))
  const { status } = await step('the confirmed reservation', 'GET', `/payments/${started.payment_id}`)
  if (status !== 'succeeded') throw new Error(`the payment is ${status}`)
}

async function late(): Promise<never> {
  await wait(20_000, undefined, { ref: false })
  throw new Error('no webhook within 20 s')
}
