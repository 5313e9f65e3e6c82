import type { FastifyInstance, FastifyReply } from 'fastify'
import type { BookedPayment, Books } from '#tools/provider/books.ts'
import { readCard } from '#tools/provider/cards.ts'
import { sendPaymentPage, sendUnknownPage } from '#tools/provider/page.ts'
import type { Payments } from '#tools/provider/payments.ts'

type OnPayment = { Params: { id: string }; Body: URLSearchParams | undefined }

/** The pages of travellers. Card numbers live as long as the request that brings them. */
export function pageRoutes(
  app: FastifyInstance,
  { books, payments }: { books: Books; payments: Payments },
): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )

  app.get<OnPayment>('/pay/:id', async ({ params }, reply) => {
    const payment = books.payments.get(params.id)
    return payment ? sendPaymentPage(reply, payment) : sendUnknownPage(reply)
  })

  app.post<OnPayment>('/pay/:id', async ({ params, body: form = new URLSearchParams() }, reply) => {
    const payment = books.payments.get(params.id)
    if (!payment) return sendUnknownPage(reply)
    const isOpen = payment.status === 'pending' && payment.settles_at === null
    if (!isOpen) return proceed(reply, payment)
    const card = readCard(form, new Date())
    if ('reason' in card) return sendPaymentPage(reply.status(422), payment, { form, refusal: card })
    return proceed(reply, payments.pay(payment, card))
  })

  app.post<OnPayment>('/pay/:id/code', async ({ params, body: form = new URLSearchParams() }, reply) => {
    const payment = books.payments.get(params.id)
    if (!payment) return sendUnknownPage(reply)
    return proceed(reply, payments.confirm(payment, (form.get('code') ?? '').trim()))
  })
}

/** Back to the shop once the card has been accepted, else to the page, whose reload repeats nothing. */
function proceed(reply: FastifyReply, { id, status, settles_at, return_url }: BookedPayment): FastifyReply {
  const isOpen = status === 'action_required' || (status === 'pending' && settles_at === null)
  return reply.header('cache-control', 'no-store').redirect(isOpen ? `/pay/${id}` : return_url, 303)
}
