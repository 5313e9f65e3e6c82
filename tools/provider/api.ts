import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNumber, isRecord, isString, nullable, type Schema, shape } from '#schema/json.ts'
import type { BookedPayment, BookedRequest, Books } from '#tools/provider/books.ts'
import type { Order, Payments } from '#tools/provider/payments.ts'

type Shop = { books: Books; payments: Payments; secret: string; url: string }
type OnPayment = { Params: { id: string } }

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const isAmount: Schema<number> = (value): value is number =>
  isNumber(value) && Number.isSafeInteger(value) && value > 0
const isWebAddress: Schema<string> = (value): value is string =>
  isString(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const isOrder: Schema<Order> = shape({
  payment_id: isString,
  amount_cents: isAmount,
  description: isString,
  return_url: isWebAddress,
  save_card: (value): value is boolean => typeof value === 'boolean',
  saved_card: nullable(isString),
})
const isRefundInput = shape({ amount_cents: isAmount })

/** The calls of the shop, under its secret. */
export function apiRoutes(app: FastifyInstance, shop: Shop): void {
  const { books, payments } = shop
  app.addHook('onRequest', async (request, reply) => {
    const input = sha256(request.headers.authorization ?? '')
    if (!timingSafeEqual(input, sha256(`Bearer ${shop.secret}`)))
      return reply.status(401).send({ error: 'unauthorized' })
  })

  app.post('/payments', async (request, reply) => {
    const { body } = request
    const booked = toRequest(request)
    if (!booked || !isOrder(body)) return refuse(reply, 400, 'invalid')
    const earlier = books.requests.get(booked.key)
    if (earlier && earlier.hash !== booked.hash) return refuse(reply, 409, 'key_reused')
    if (earlier) return toWire(shop, books.payments.get(earlier.id))
    if (body.saved_card !== null && !books.saved.has(body.saved_card)) return refuse(reply, 400, 'invalid')
    const { payment_id, amount_cents, description, return_url, save_card, saved_card } = body
    const order = { payment_id, amount_cents, description, return_url, save_card, saved_card }
    return toWire(shop, payments.create(order, booked))
  })

  app.delete<OnPayment>('/cards/:id', async ({ params }) => {
    if (books.saved.has(params.id)) books.write({ forgotten: params.id })
    return {}
  })

  app.get('/books', async () => ({
    payments: [...books.payments.values()],
    refunds: [...books.refunds.values()],
    undelivered: books.undelivered.size,
  }))
  onPaymentRoutes(app, shop)
}

function onPaymentRoutes(app: FastifyInstance, shop: Shop): void {
  const { books, payments } = shop
  app.get<OnPayment>('/payments/:id', async ({ params }, reply) => {
    const payment = books.payments.get(params.id)
    return payment ? toWire(shop, payment) : refuse(reply, 404, 'not_found')
  })

  app.post<OnPayment>('/payments/:id/cancel', async ({ params }, reply) => {
    const payment = books.payments.get(params.id)
    return payment ? toWire(shop, payments.cancel(payment)) : refuse(reply, 404, 'not_found')
  })

  app.post<OnPayment>('/payments/:id/refunds', async (request, reply) => {
    const { body, params } = request
    const booked = toRequest(request)
    if (!booked || !isRefundInput(body)) return refuse(reply, 400, 'invalid')
    const payment = books.payments.get(params.id)
    if (!payment) return refuse(reply, 404, 'not_found')
    const earlier = books.requests.get(booked.key)
    if (earlier && earlier.hash !== booked.hash) return refuse(reply, 409, 'key_reused')
    const refund = earlier
      ? books.refunds.get(earlier.id)
      : payments.refund(payment, body.amount_cents, booked)
    return refund ?? refuse(reply, 409, 'not_refundable')
  })
}

const refuse = (reply: FastifyReply, status: number, error: string) => reply.status(status).send({ error })

/** Identifies a request by its key, and its content whatever the order of its fields. */
function toRequest({ method, url, headers, body }: FastifyRequest): Omit<BookedRequest, 'id'> | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || !key || key.length > 255 || !isRecord(body)) return undefined
  const fields = Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1))
  // Refunds have keys of their own, for all payments together: another payment is another request.
  const kind = url.endsWith('/refunds') ? 'refund' : 'payment'
  return { key: `${kind} ${key}`, hash: sha256(`${method} ${url} ${JSON.stringify(fields)}`).toString('hex') }
}

function toWire({ url, books }: Shop, payment: BookedPayment | undefined): object {
  if (!payment) throw new Error('The books have lost the payment of a request.')
  const { id, status, amount_cents, refunded_cents, failure, saved_card } = payment
  const isOpen = status === 'pending' || status === 'action_required'
  return {
    id,
    status,
    amount_cents,
    refunded_cents,
    failure,
    saved_card: status === 'succeeded' && books.saved.has(saved_card ?? '') ? saved_card : null,
    // A saved card has no owner in front of a page.
    redirect_url: isOpen && saved_card === null ? `${url}/pay/${id}` : null,
  }
}
