import type { DemoPayment } from '#api/env.ts'
import { isSigned, signatureHeader } from '#api/modules/payments/demo.signature.ts'
import {
  maxEventBytes,
  type PaymentInput,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefusal,
  ProviderUnavailable,
  providerTimeoutMs,
  type RefusalReason,
} from '#api/modules/payments/provider.ts'
import { boundedFetch } from '#api/modules/social/boundedFetch.ts'
import { isNumber, isRecord, isString, nullable, parse, type Schema, shape } from '#schema/json.ts'

const oneOf =
  <const T extends string>(...values: T[]): Schema<T> =>
  (value): value is T =>
    values.some((each) => each === value)

const isPayment = shape({
  id: isString,
  status: oneOf('pending', 'action_required', 'succeeded', 'failed', 'canceled'),
  amount_cents: isNumber,
  refunded_cents: isNumber,
  redirect_url: nullable(isString),
  failure: nullable(oneOf('card_declined', 'challenge_failed', 'expired', 'other')),
  saved_card: nullable(isString),
})
const isRefund = shape({ id: isString, status: oneOf('pending', 'succeeded', 'failed') })
const isRefused = shape({ error: oneOf('key_reused', 'not_found', 'not_refundable', 'invalid') })
const isEvent = shape({ id: isString, type: isString })
const isPaymentEvent = shape({ payment: isString })

type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  key?: string
  body?: object
  signal?: AbortSignal
}

/** The demonstration provider of `tools/provider`, over HTTP as any other provider. */
export function demoProvider(
  { url, secret }: DemoPayment,
  timeoutMs: number = providerTimeoutMs,
): PaymentProvider {
  const send = boundedFetch(
    (address, { body, ...options }) => fetch(address, { ...options, body: body ?? null }),
    timeoutMs,
  )

  async function call<T>(fits: Schema<T>, { method, path, key, body, signal }: Call): Promise<T> {
    const headers = {
      authorization: `Bearer ${secret}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    }
    const payload = body && JSON.stringify(body)
    const options = { method, redirect: 'manual', headers, body: payload, ...(signal && { signal }) } as const
    const answer = await send(`${url}${path}`, options).catch((cause) => {
      throw new ProviderUnavailable(cause)
    })
    const text = await answer.text()
    const found = answer.ok ? parse(fits, text) : undefined
    if (found !== undefined) return found
    const reason = answer.status < 500 ? refusalIn(text) : undefined
    throw reason ? new ProviderRefusal(reason) : new ProviderUnavailable(`status ${answer.status}`)
  }

  const onPayment = (id: string, method: Call['method'], action = '') =>
    call(isPayment, { method, path: `/payments/${encodeURIComponent(id)}${action}` }).then(toPayment)

  return {
    name: 'demo',
    canSaveCards: true,
    async create(input, signal) {
      const { idempotencyKey: key } = input
      const made = { method: 'POST' as const, path: '/payments', key, body: toBody(input) }
      return toPayment(await call(isPayment, { ...made, ...(signal && { signal }) }))
    },
    read: (id) => onPayment(id, 'GET'),
    cancel: (id) => onPayment(id, 'POST', '/cancel'),
    async refund({ id, amountCents, idempotencyKey: key }): Promise<ProviderRefund> {
      const path = `/payments/${encodeURIComponent(id)}/refunds`
      const made = await call(isRefund, { method: 'POST', path, key, body: { amount_cents: amountCents } })
      return { id: made.id, status: made.status }
    },
    async forgetCard(savedCard) {
      await call(isRecord, { method: 'DELETE', path: `/cards/${encodeURIComponent(savedCard)}` })
    },
    event: (body, headers, now) =>
      body.length <= maxEventBytes && isSigned(body, headers[signatureHeader], secret, now)
        ? toEvent(body.toString())
        : 'invalid',
  }
}

const refusalIn = (text: string): RefusalReason | undefined => parse(isRefused, text)?.error

function toBody(input: PaymentInput): object {
  return {
    amount_cents: input.amountCents,
    description: input.description,
    payment_id: input.paymentId,
    return_url: input.returnUrl,
    save_card: input.saveCard,
    saved_card: input.savedCard ?? null,
    email: input.email,
  }
}

type Fitting<S> = S extends Schema<infer T> ? T : never

function toPayment(wire: Fitting<typeof isPayment>): ProviderPayment {
  return {
    id: wire.id,
    status: wire.status,
    amountCents: wire.amount_cents,
    refundedCents: wire.refunded_cents,
    ...(wire.redirect_url !== null && { redirectUrl: wire.redirect_url }),
    ...(wire.failure !== null && { failure: wire.failure }),
    ...(wire.saved_card !== null && { savedCard: wire.saved_card }),
  }
}

function toEvent(text: string): ProviderEvent | 'invalid' {
  const event = parse(isEvent, text)
  if (!event) return 'invalid'
  const kind = /^(payment|refund)\./.exec(event.type)?.[1]
  const paymentId = parse(isPaymentEvent, text)?.payment
  if (kind !== 'payment' && kind !== 'refund') return { id: event.id, kind: 'unknown' }
  return paymentId ? { id: event.id, paymentId, kind } : 'invalid'
}
