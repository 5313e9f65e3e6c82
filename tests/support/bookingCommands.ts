import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { expectedStart } from '#tests/support/bookingStart.ts'
import { bringForward, toPayments, type World } from '#tests/support/bookingWorld.ts'

const minute = 60_000
type Command = (world: World, who: number, n: number) => Promise<void>

const pick = <T>(items: T[], n: number): T | undefined => items[n % items.length]

/** Puts a number of travellers on a departure in the cart: another number or departure moves the hold. */
const put: Command = async (world, who, n) => {
  const { model, departures } = world
  const departure = pick(departures, n) ?? 0
  const places = 1 + (n % 3)
  const former = model.carts.get(who)
  const isPossible = model.free(departure, former?.id) >= places
  const input = { departure_id: String(departure), travelers_count: places, replace: true }
  const stays = former?.departure === departure && model.isLive(former.hold)
  const { status, body } = await world.call(who, 'POST', '/cart', input)
  if (!stays && model.isPaused(who, departure)) return expect(body.error?.code).toBe('HOLD_PAUSED')
  if (!isPossible) return expect(body.error?.code).toBe('INSUFFICIENT_PLACES')
  expect(status).toBe(201)
  const hold =
    former && model.isLive(former.hold) ? { ...former.hold, places } : model.newHold(who, departure, places)
  if (former?.departure === departure) expect(body.cart.id).toBe(former.id)
  model.putInCart(who, { id: body.cart.id, departure, places, hold })
}

const renew: Command = async (world, who) => {
  const { model } = world
  const cart = model.carts.get(who)
  if (!cart) return
  const isPossible = model.free(cart.departure, cart.id) >= cart.places
  const { body } = await world.call(who, 'POST', `/cart/${cart.id}/hold`)
  if (!isPossible) return expect(body.error?.code).toBe('INSUFFICIENT_PLACES')
  const isPaused = !model.isLive(cart.hold) && model.isPaused(who, cart.departure)
  if (isPaused) return expect(body.error?.code).toBe('HOLD_PAUSED')
  model.renew(who, cart)
  expect(body.cart.hold.seconds_left * 1000).toBe(cart.hold.expiresAt - model.now)
}

const wait: Command = async ({ model, service }, _who, n) => {
  model.now += (pick([1, 10, 14, 16, 31], n) ?? 0) * minute
  service.clock.now = new Date(model.now)
}

/** Fills in the travellers, reads the quote and opens the payment, as steps 2 to 4 do. */
const startPayment: Command = async (world, who, n) => {
  const { model } = world
  if (!model.carts.has(who)) await put(world, who, n)
  const cart = model.carts.get(who)
  if (!cart) return
  const people = Array.from({ length: cart.places }, () => ({
    first_name: 'Ana',
    last_name: 'Le Goff',
    birth_date: '1990-05-04',
  }))
  const filled = await world.call(who, 'PUT', `/cart/${cart.id}/travellers`, { travellers: people })
  expect(filled.status).toBe(200)
  if (model.isLive(cart.hold)) model.renew(who, cart)
  const { body: quote } = await world.call(who, 'GET', `/cart/${cart.id}/quote`)
  const plan = pick<string>(quote.plans, n) ?? ''
  const { status, body } = await world.call(who, 'POST', `/cart/${cart.id}/payments`, {
    quote_hash: quote.hash,
    plan,
    idempotency_key: randomUUID(),
    accepts_terms: true,
    accepts_form: true,
  })
  const expected = expectedStart(world, who, { cart, hash: quote.hash, plan })
  expect(status === 201 ? body.status : body.error.code).toBe(expected.answer)
  if (status !== 201) return
  const providerId = await world.findProviderId(body.payment_id)
  if (expected.payment) return expect(providerId).toBe(expected.payment.providerId)
  model.payments.set(providerId, {
    providerId,
    who,
    cartId: cart.id,
    departure: cart.departure,
    places: cart.places,
    totalCents: quote.total_cents,
    amountCents: body.amount_cents,
    quoteHash: quote.hash,
    plan,
    isCharged: false,
    state: 'open',
  })
}

/** Payments of all carts whose card may still be typed in. */
const payable = ({ model }: World) =>
  [...model.payments.values()].filter(({ state, isCharged }) => state === 'open' && !isCharged)

const pay: Command = async (world, who, n) => {
  if (payable(world).length === 0) await startPayment(world, who, n)
  const payment = pick(payable(world), n)
  if (!payment) return
  const body = world.service.bank.decide(payment.providerId, 'succeeded')
  payment.isCharged = true
  world.webhooks.push({ body, payment })
}

const decline: Command = async (world, _who, n) => {
  const payment = pick(payable(world), n)
  if (!payment) return
  world.webhooks.push({ body: world.service.bank.decide(payment.providerId, 'declined'), payment })
}

/** Delivers any webhook of the sequence: the first time, again, or long after. */
const webhook: Command = async (world, _who, n) => {
  const event = pick(world.webhooks, n)
  if (!event) return
  const answer = await world.service.api.inject({
    method: 'POST',
    url: '/api/v1/payments/webhooks/demo',
    headers: { 'content-type': 'application/json' },
    payload: event.body,
  })
  expect(answer.statusCode).toBe(200)
  // A repeated event has no effect, even of a decision that came after it.
  if (!world.delivered.has(event.body)) world.model.settle(event.payment)
  world.delivered.add(event.body)
}

export const work: Command = async ({ service, model }) => {
  // The first that is read wins, where two payments are for the same places.
  for (const id of await service.work()) {
    const payment = model.payments.get(id)
    if (payment) model.settle(payment)
  }
}

const living = ({ model }: World) => [...model.reservations].filter(([, { isCanceled }]) => !isCanceled)

const findOwner = (world: World, id: string) =>
  toPayments(world).then((rows) => {
    const paid = rows.find(({ reservationId }) => reservationId === id)
    return world.buyers.findIndex(({ userId }) => userId === paid?.userId)
  })

function cancel(isWhole: boolean): Command {
  return async (world, _who, n) => {
    const [id, booking] = pick(living(world), n) ?? []
    if (!id || !booking) return
    const owner = await findOwner(world, id)
    const positions = isWhole ? undefined : [1 + (n % booking.places)]
    const query = positions ? `?travellers=${positions.join(',')}` : ''
    const { body: quote } = await world.call(owner, 'GET', `/reservations/${id}/cancellation${query}`)
    const input = { quote_hash: quote.hash, ...(positions && { travellers: positions }) }
    const { status, body } = await world.call(owner, 'POST', `/reservations/${id}/cancellation`, input)
    expect(status).toBe(200)
    booking.totalCents = booking.paidCents - quote.refund_cents + quote.balance_cents
    booking.paidCents -= quote.refund_cents
    expect([body.total_cents, body.paid_cents]).toEqual([booking.totalCents, booking.paidCents])
    const gone = positions?.length ?? booking.places
    booking.isCanceled = gone === booking.places
    if (!booking.isCanceled) booking.places -= gone
    if (booking.isCanceled || booking.totalCents === booking.paidCents) booking.parts = 0
  }
}

const payBalance: Command = async (world, _who, n) => {
  const { model } = world
  const [id, booking] = pick([...model.reservations], n) ?? []
  if (!id || !booking) return
  const due = booking.totalCents - booking.paidCents
  const owner = await findOwner(world, id)
  const input = { idempotency_key: randomUUID() }
  const { status, body } = await world.call(owner, 'POST', `/reservations/${id}/payments`, input)
  if (booking.isCanceled || due <= 0) return expect(body.error?.code).toBe('RESERVATION_CLOSED')
  expect(status).toBe(201)
  const open = [...model.payments.values()].find(
    ({ reservationId, state }) => reservationId === id && state === 'open',
  )
  const providerId = await world.findProviderId(body.payment_id)
  if (open?.amountCents === due) return expect(providerId).toBe(open.providerId)
  if (open?.isCharged) {
    model.settle(open)
    return expect([body.status, providerId]).toEqual(['succeeded', open.providerId])
  }
  if (open) open.state = 'closed'
  expect(body.amount_cents).toBe(due)
  const common = { departure: booking.departure, places: 0, totalCents: 0, quoteHash: '', plan: '' }
  const fresh = { isCharged: false, state: 'open' as const, amountCents: due }
  model.payments.set(providerId, {
    ...common,
    ...fresh,
    providerId,
    who: owner,
    cartId: '',
    reservationId: id,
  })
}

/** Brings forward the day of the next part of an instalment plan, and has the worker charge it. */
const chargePart: Command = async (world, who, n) => {
  const { model, service } = world
  const planned = living(world).filter(([, { parts }]) => parts > 0)
  const [id] = pick(planned, n) ?? []
  if (!id) return
  await bringForward(world, id)
  // The first round settles or closes what the traveller has left open.
  await work(world, who, n)
  for (const open of model.payments.values())
    if (open.reservationId === id && open.state === 'open') open.state = 'closed'
  await work(world, who, n)
  const amountCents = model.chargePart(id)
  const charged = (await toPayments(world)).find(
    ({ providerId, reservationId }) => reservationId === id && providerId && !model.payments.has(providerId),
  )
  expect(charged?.amountCents ?? 0).toBe(amountCents)
  if (!charged?.providerId) return
  const { providerId } = charged
  expect(service.bank.charges.get(providerId)?.status).toBe('succeeded')
  const common = { departure: 0, places: 0, totalCents: 0, quoteHash: '', plan: '', cartId: '', who }
  model.payments.set(providerId, {
    ...common,
    ...{ providerId, amountCents, reservationId: id, isCharged: true, state: 'succeeded' },
  })
}

export const commands: Record<string, Command> = {
  put,
  renew,
  wait,
  startPayment,
  pay,
  decline,
  webhook,
  work,
  cancelOne: cancel(false),
  cancelAll: cancel(true),
  payBalance,
  chargePart,
}
