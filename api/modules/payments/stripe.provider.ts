import Stripe from 'stripe'
import type { StripeAccount } from '#api/env.ts'
import {
  eventWindowSeconds,
  maxEventBytes,
  type PaymentInput,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  ProviderRefusal,
  ProviderUnavailable,
  providerTimeoutMs,
  type RefusalReason,
} from '#api/modules/payments/provider.ts'

/** Amounts given back are fields of the charge. */
const expand = ['latest_charge']

/** Stripe, by its official library. Cards are typed into its form alone. */
export function stripeProvider(
  account: StripeAccount,
  timeoutMs: number = providerTimeoutMs,
): PaymentProvider {
  const stripe = openStripe(account, timeoutMs)
  const read = (id: string) => stripe.paymentIntents.retrieve(id, { expand }).then(toPayment)
  const call = <T>(work: Promise<T>, signal?: AbortSignal) => bounded(work, timeoutMs, signal)

  return {
    name: 'stripe',
    canSaveCards: true,
    create: (input, signal) => call(create(stripe, input), signal),
    read: (id) => call(read(id)),
    cancel: (id) =>
      call(
        stripe.paymentIntents
          .cancel(id, { expand })
          .then(toPayment)
          .catch((error) => (hasCode(error, 'payment_intent_unexpected_state') ? read(id) : raise(error))),
      ),
    refund: ({ id, amountCents: amount, idempotencyKey }) =>
      call(
        stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey }).then(toRefund, (error) => {
          // An amount above what is left has no code of its own.
          const isRefused = isInvalid(error) && !hasCode(error, 'resource_missing')
          return raise(isRefused ? new ProviderRefusal('not_refundable', error) : error)
        }),
      ),
    // Each saved card has a customer of its own, made for it.
    forgetCard: (savedCard) =>
      call(
        stripe.customers.del(savedCard.split(':')[0] ?? '').then(
          () => undefined,
          (error) => (hasCode(error, 'resource_missing') ? undefined : raise(error)),
        ),
      ),
    event(rawBody, headers, now) {
      const header = headers['stripe-signature']
      if (typeof header !== 'string' || rawBody.length > maxEventBytes || isAhead(header, now))
        return 'invalid'
      try {
        const { webhooks } = stripe
        const { webhookSecret: secret } = account
        const window = eventWindowSeconds
        return toEvent(webhooks.constructEvent(rawBody, header, secret, window, undefined, now.getTime()))
      } catch {
        return 'invalid'
      }
    },
  }
}

function openStripe({ secretKey, apiUrl }: StripeAccount, timeout: number): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    // Callers repeat a call with the same key, within their own time.
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

async function create(stripe: Stripe, input: PaymentInput): Promise<ProviderPayment> {
  const { idempotencyKey, savedCard } = input
  const common = {
    amount: input.amountCents,
    currency: 'eur',
    description: input.description,
    payment_method_types: ['card'],
    expand,
  }
  if (savedCard) {
    const [customer = '', payment_method = ''] = savedCard.split(':')
    const metadata = { payment_id: input.paymentId, off_session: 'true' }
    const charge = { ...common, metadata, customer, payment_method, off_session: true, confirm: true }
    return stripe.paymentIntents
      .create(charge, { idempotencyKey })
      .then(toPayment)
      .catch((error) => declined(stripe, error))
  }
  const metadata = { payment_id: input.paymentId }
  if (!input.saveCard)
    return toPayment(await stripe.paymentIntents.create({ ...common, metadata }, { idempotencyKey }))
  const owner = { email: input.email, metadata }
  const customer = await stripe.customers.create(owner, { idempotencyKey: `${idempotencyKey}:customer` })
  const saving = { ...common, metadata, customer: customer.id, setup_future_usage: 'off_session' }
  return toPayment(await stripe.paymentIntents.create(saving, { idempotencyKey }))
}

/** Reads the payment of a card that was declined without its owner: the library throws on it. */
async function declined(stripe: Stripe, error: unknown): Promise<ProviderPayment> {
  const id = error instanceof Stripe.errors.StripeCardError && error.payment_intent?.id
  if (!id) throw error
  return toPayment(await stripe.paymentIntents.retrieve(id, { expand }))
}

function toPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  expectObject(intent, 'payment_intent')
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const status = toStatus(intent)
  const failure = toFailure(intent)
  const isOpen = status === 'pending' || status === 'action_required'
  const savedCard = status === 'succeeded' && intent.setup_future_usage && toSavedCard(intent)
  return {
    id: intent.id,
    status,
    amountCents: intent.amount,
    refundedCents: charge?.amount_refunded ?? 0,
    // A saved card has no owner in front of a form.
    ...(isOpen &&
      !intent.metadata.off_session &&
      intent.client_secret && { clientSecret: intent.client_secret }),
    ...(failure && { failure }),
    ...(savedCard && { savedCard }),
  }
}

function toStatus({ status, metadata, last_payment_error }: Stripe.PaymentIntent): ProviderPayment['status'] {
  if (status === 'succeeded') return 'succeeded'
  if (status === 'canceled') return 'canceled'
  // No other card can be tried.
  if (metadata.off_session && (last_payment_error || status === 'requires_action')) return 'failed'
  return status === 'requires_action' ? 'action_required' : 'pending'
}

function toFailure(intent: Stripe.PaymentIntent): ProviderPayment['failure'] {
  const { status, last_payment_error: error, cancellation_reason: reason } = intent
  if (status === 'canceled') return reason === 'automatic' || reason === 'expired' ? 'expired' : undefined
  if (status === 'requires_action' && intent.metadata.off_session) return 'challenge_failed'
  if (status !== 'requires_payment_method' || !error) return undefined
  const challenges = ['authentication_required', 'payment_intent_authentication_failure']
  if (challenges.includes(error.code ?? '') || error.decline_code === 'authentication_required')
    return 'challenge_failed'
  return error.type === 'card_error' ? 'card_declined' : 'other'
}

/** The library trusts each response: a proxy in between may have written another. */
function expectObject(found: { object: string } | null, object: string): void {
  if (found?.object !== object) throw new ProviderUnavailable(`not a ${object}`)
}

function toSavedCard({ customer, payment_method: card }: Stripe.PaymentIntent): string | undefined {
  const toId = (value: string | { id: string } | null) => (typeof value === 'string' ? value : value?.id)
  return customer && card ? `${toId(customer)}:${toId(card)}` : undefined
}

function toRefund(refund: Stripe.Refund) {
  expectObject(refund, 'refund')
  const { id, status } = refund
  if (status === 'succeeded') return { id, status } as const
  const hasFailed = status === 'failed' || status === 'canceled'
  return { id, status: hasFailed ? 'failed' : 'pending' } as const
}

function toEvent(event: Stripe.Event): ProviderEvent {
  const { id, type } = event
  const { object } = event.data
  if (object.object === 'payment_intent') return { id, paymentId: object.id, kind: 'payment' }
  const isRefund = object.object === 'refund' || (object.object === 'charge' && type.includes('refund'))
  if (!isRefund || !object.payment_intent) return { id, kind: 'unknown' }
  const intent = object.payment_intent
  return { id, paymentId: typeof intent === 'string' ? intent : intent.id, kind: 'refund' }
}

/** The library refuses late signatures only. */
const isAhead = (header: string, now: Date) =>
  Number(/(?:^|,)t=(\d+)/.exec(header)?.[1]) - now.getTime() / 1000 > eventWindowSeconds

/** Bounds the whole call: the library's time-out counts from the last byte. */
async function bounded<T>(work: Promise<T>, timeoutMs: number, signal?: AbortSignal): Promise<T> {
  const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
  try {
    return await Promise.race([work, aborted(limit)])
  } catch (error) {
    if (error instanceof ProviderRefusal) throw error
    const reason = toReason(error)
    throw reason ? new ProviderRefusal(reason, error) : new ProviderUnavailable(error)
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function toReason(error: unknown): RefusalReason | undefined {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'key_reused'
  if (hasCode(error, 'resource_missing')) return 'not_found'
  return isInvalid(error) ? 'invalid' : undefined
}

const isInvalid = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409

const hasCode = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeError && error.code === code

function raise(error: unknown): never {
  throw error
}
