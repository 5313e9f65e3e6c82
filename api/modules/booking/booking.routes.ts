import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import {
  BalancePayment,
  Cancellation,
  CancellationQuery,
  CancellationRequest,
  ReservationAccount,
  ReservationParams,
} from '#api/modules/booking/account.contract.ts'
import { ownAccount } from '#api/modules/booking/account.repository.ts'
import {
  cancelTravellers,
  type PricedCancellation,
  priceCancellation,
} from '#api/modules/booking/cancellation.repository.ts'
import { Payment } from '#api/modules/payments/payments.contract.ts'
import { toPaymentAnswer } from '#api/modules/payments/payments.mappers.ts'
import { paymentDeps } from '#api/modules/payments/settlement.ts'
import { startBalance } from '#api/modules/payments/startBalance.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

const tags = ['reservations']
const config = { extension: true }
const params = ReservationParams
const refusals = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody }

const read = {
  tags,
  security,
  summary: 'Returns payments, documents and balance of a reservation',
  params,
  response: { 200: ReservationAccount, 401: ErrorBody, 404: ErrorBody },
}

const pay = {
  tags,
  security,
  summary: 'Starts the payment of the balance, or returns the one that an earlier request has started',
  params,
  body: BalancePayment,
  response: { 201: Payment, ...refusals, 424: ErrorBody },
}

const price = {
  tags,
  security,
  summary: 'Prices the cancellation of all travellers, or of some',
  params,
  querystring: CancellationQuery,
  response: { 200: Cancellation, ...refusals },
}

const cancel = {
  tags,
  security,
  summary: 'Cancels travellers at the price that was shown',
  params,
  body: CancellationRequest,
  response: { 200: ReservationAccount, ...refusals },
}

/** A reservation after the order: its account, its balance, its cancellation. */
export function bookingRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock, env } = deps
  const auth = authentication(deps)
  const paying = paymentDeps(deps, app.log)

  app.get('/reservations/:id', { schema: read, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    return ownAccount(db, user.id, request.params.id, clock())
  })

  app.post('/reservations/:id/payments', { schema: pay, config }, async (request, reply) => {
    const { user } = await auth.signedIn(request)
    if (!paying) throw new Refusal('PAYMENT_UNAVAILABLE')
    const { idempotency_key: idempotencyKey } = request.body
    const input = { reservationId: request.params.id, idempotencyKey }
    return reply.status(201).send(toPaymentAnswer(await startBalance(paying, user, input)))
  })

  app.get('/reservations/:id/cancellation', { schema: price, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    const travellers = request.query.travellers?.split(',').map(Number)
    const found = { userId: user.id, reservationId: request.params.id, travellers }
    return toCancellation((await priceCancellation(db, found, clock())).quote)
  })

  app.post('/reservations/:id/cancellation', { schema: cancel, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    const { quote_hash: quoteHash, travellers } = request.body
    const { id } = request.params
    const change = { userId: user.id, reservationId: id, quoteHash, travellers }
    const at = { now: clock(), publicUrl: env.publicUrl }
    await db.transaction((tx) => cancelTravellers(tx, change, at))
    return ownAccount(db, user.id, id, clock())
  })
}

function toCancellation({ hash, lines, refundCents, balanceCents }: PricedCancellation) {
  return {
    hash,
    lines: lines.map(({ position, priceCents, keptCents }) => ({
      position,
      price_cents: priceCents,
      kept_cents: keptCents,
    })),
    refund_cents: refundCents,
    balance_cents: balanceCents,
  }
}
