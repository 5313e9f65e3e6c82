import type { Static } from 'typebox'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { codeTrials } from '#api/modules/giftCards/codeTrials.ts'
import { readGiftCardCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import type { GiftCardOrder } from '#api/modules/giftCards/giftCardSale.domain.ts'
import {
  GiftCard,
  GiftCardCreation,
  GiftCardParams,
  type GiftCardRequest,
} from '#api/modules/giftCards/giftCards.contract.ts'
import { usableBalance } from '#api/modules/giftCards/giftCards.repository.ts'
import { Payment } from '#api/modules/payments/payments.contract.ts'
import { toPaymentAnswer } from '#api/modules/payments/payments.mappers.ts'
import { paymentDeps } from '#api/modules/payments/settlement.ts'
import { startGiftCard } from '#api/modules/payments/startGiftCard.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { currency } from '#schema/constants.ts'
import { readEmail } from '#schema/email.ts'

const tags = ['gift cards']
const config = { extension: true }

const read = {
  tags,
  summary: 'Returns the balance of a gift card; the same for every code that is not valid',
  params: GiftCardParams,
  response: { 200: GiftCard, 429: ErrorBody },
}

const buy = {
  tags,
  security,
  summary: 'Starts the payment of a gift card, or returns the one that an earlier request has started',
  body: GiftCardCreation,
  response: {
    201: Payment,
    400: ErrorBody,
    401: ErrorBody,
    409: ErrorBody,
    422: ErrorBody,
    424: ErrorBody,
    429: ErrorBody,
  },
}

export function giftCardRoutes(app: Api, deps: ApiDeps): void {
  const trials = codeTrials(deps)
  const auth = authentication(deps)
  const rates = rateLimits(deps)
  const paying = paymentDeps(deps, app.log)

  app.get('/gift-cards/:code', { schema: read, config }, async (request, reply) => {
    await trials.count(1, { address: request.ip })
    // A code that is no code is looked up too: every answer takes the same queries.
    const balanceCents = await usableBalance(
      deps.db,
      readGiftCardCode(request.params.code) ?? '',
      deps.clock(),
    )
    reply.header('cache-control', 'no-store')
    return toAnswer(balanceCents)
  })

  app.post('/gift-cards', { schema: buy, config }, async (request, reply) => {
    const { user } = await auth.signedIn(request)
    if (!deps.isBookingOpen) throw new Refusal('BOOKING_CLOSED')
    if (!paying) throw new Refusal('PAYMENT_UNAVAILABLE')
    await rates.enforce(limits.giftCardsByUser, user.id)
    await rates.enforceFrom(limits.giftCardsByAddress, request.ip)
    const input = { order: toOrder(request.body), idempotencyKey: request.body.idempotency_key }
    return reply.status(201).send(toPaymentAnswer(await startGiftCard(paying, user, input)))
  })
}

function toOrder({ amount_cents, recipient }: GiftCardRequest): GiftCardOrder {
  const recipientEmail = readEmail(recipient.email)
  if (!recipientEmail) throw new Refusal('INVALID_EMAIL')
  return {
    amountCents: amount_cents,
    recipientName: recipient.name.trim(),
    recipientEmail,
    message: recipient.message?.trim() || null,
    sendOn: recipient.send_on ?? null,
  }
}

const toAnswer = (balanceCents: number | undefined): Static<typeof GiftCard> => ({
  balance_cents: balanceCents ?? 0,
  currency,
  valid: balanceCents !== undefined,
})
