import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { CartParams } from '#api/modules/cart/cart.contract.ts'
import { paidCard } from '#api/modules/giftCards/giftCards.repository.ts'
import { readAtProvider } from '#api/modules/payments/atProvider.ts'
import {
  PaymentCreation,
  PaymentParams,
  Payment as PaymentSchema,
} from '#api/modules/payments/payments.contract.ts'
import { isOpen, type Payment } from '#api/modules/payments/payments.domain.ts'
import { toPaymentAnswer } from '#api/modules/payments/payments.mappers.ts'
import { findPayment } from '#api/modules/payments/payments.repository.ts'
import { type PaymentDeps, paymentDeps } from '#api/modules/payments/settlement.ts'
import { startPayment } from '#api/modules/payments/startPayment.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

const tags = ['payments']
const config = { extension: true }

const create = {
  tags,
  security,
  summary: 'Starts the payment of the cart, or returns the one that an earlier request has started',
  params: CartParams,
  body: PaymentCreation,
  response: {
    201: PaymentSchema,
    400: ErrorBody,
    401: ErrorBody,
    404: ErrorBody,
    409: ErrorBody,
    422: ErrorBody,
    424: ErrorBody,
  },
}

const read = {
  tags,
  security,
  summary: 'Returns a payment; while it is open, it is read at the provider at most every two seconds',
  params: PaymentParams,
  response: { 200: PaymentSchema, 401: ErrorBody, 404: ErrorBody },
}

const freshMs = 2_000

export function paymentRoutes(app: Api, deps: ApiDeps): void {
  const auth = authentication(deps)
  const paying = paymentDeps(deps, app.log)

  app.post('/cart/:id/payments', { schema: create, config }, async (request, reply) => {
    const { user } = await auth.signedIn(request)
    const { quote_hash, plan, idempotency_key, accepts_terms, accepts_form } = request.body
    if (!deps.isBookingOpen) throw new Refusal('BOOKING_CLOSED')
    if (!accepts_terms || !accepts_form) throw new Refusal('TERMS_REQUIRED')
    if (!paying) throw new Refusal('PAYMENT_UNAVAILABLE')
    const input = {
      cartId: request.params.id,
      quoteHash: quote_hash,
      plan,
      idempotencyKey: idempotency_key,
    }
    return reply.status(201).send(toPaymentAnswer(await startPayment(paying, user, input)))
  })

  app.get('/payments/:id', { schema: read, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    const payment = await findPayment(deps.db, user.id, request.params.id)
    if (!payment) throw new Refusal('PAYMENT_NOT_FOUND')
    const current = paying ? await refreshed(paying, payment) : payment
    return toPaymentAnswer(current, await paidCard(deps.db, current))
  })
}

/** Hurries the provider's word; its silence is no failure of this read. */
async function refreshed(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  const age = deps.machineClock().getTime() - (payment.checkedAt?.getTime() ?? 0)
  if (!isOpen(payment.status) || age < freshMs) return payment
  return readAtProvider(deps, payment).catch((error) => {
    if (error instanceof Refusal) return payment
    throw error
  })
}
