import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { stripeProvider } from '#api/modules/payments/stripe.provider.ts'
import { newPaymentInput } from '#tests/api/payments/providerContract.ts'
import { stripeAccount, stripeSecret } from '#tests/api/payments/stripeAccount.ts'
import { startStripeServer } from '#tests/support/stripeServer.ts'

let server: Awaited<ReturnType<typeof startStripeServer>>
let provider: PaymentProvider
beforeAll(async () => {
  server = await startStripeServer(stripeSecret)
  provider = stripeProvider(stripeAccount(server.url))
})
afterAll(() => server.close())

test('sends amount, key and our id, and no address where no card is saved', async () => {
  const input = newPaymentInput()
  server.calls.length = 0
  await provider.create(input)
  expect(server.calls).toEqual([
    {
      method: 'POST',
      path: '/v1/payment_intents',
      key: input.idempotencyKey,
      fields: {
        amount: '32400',
        currency: 'eur',
        description: input.description,
        'metadata[payment_id]': input.paymentId,
        'payment_method_types[0]': 'card',
        'expand[0]': 'latest_charge',
      },
    },
  ])
})

test('creates the customer of a saved card under a key of its own', async () => {
  const input = newPaymentInput({ saveCard: true })
  server.calls.length = 0
  await provider.create(input)
  expect(server.calls.map(({ path, key }) => `${path} ${key}`)).toEqual([
    `/v1/customers ${input.idempotencyKey}:customer`,
    `/v1/payment_intents ${input.idempotencyKey}`,
  ])
  expect(server.calls[1]?.fields).toMatchObject({
    setup_future_usage: 'off_session',
    customer: expect.stringMatching(/^cus_/),
  })
})

test('fails for good when a saved card is declined, the same again for the same key', async () => {
  const { id, clientSecret } = await provider.create(newPaymentInput({ saveCard: true }))
  server.confirm(id, clientSecret, 'pm_card_visa')
  const { savedCard = '' } = await provider.read(id)
  server.saveAs(savedCard.split(':')[1] ?? '', 'pm_card_chargeDeclined')
  const input = newPaymentInput({ savedCard })
  const later = await provider.create(input)
  expect(later).toMatchObject({ status: 'failed', failure: 'card_declined' })
  expect(await provider.create(input)).toEqual(later)
})

test('gives no form to a charge of a saved card that is under way', async () => {
  const { id, clientSecret } = await provider.create(newPaymentInput({ saveCard: true }))
  server.confirm(id, clientSecret, 'pm_card_visa')
  const { savedCard = '' } = await provider.read(id)
  const later = await provider.create(newPaymentInput({ savedCard }))
  server.setStatus(later.id, { status: 'processing' })
  const read = await provider.read(later.id)
  expect([read.status, read.clientSecret]).toEqual(['pending', undefined])
})

test.each([
  ['processing', null, { status: 'pending' }],
  ['requires_capture', null, { status: 'pending' }],
  ['canceled', 'automatic', { status: 'canceled', failure: 'expired' }],
  ['canceled', 'requested_by_customer', { status: 'canceled' }],
])('reads %s (%s)', async (status, reason, expected) => {
  const { id } = await provider.create(newPaymentInput())
  server.setStatus(id, { status, reason })
  const { status: read, failure } = await provider.read(id)
  expect({ status: read, ...(failure && { failure }) }).toEqual(expected)
})

test('leaves a payment under way as it is', async () => {
  const { id } = await provider.create(newPaymentInput())
  server.setStatus(id, { status: 'processing' })
  expect(await provider.cancel(id)).toMatchObject({ status: 'pending' })
})

test('is unavailable with a key that Stripe refuses, and without repeating the key', async () => {
  const other = stripeProvider({ ...stripeAccount(server.url), secretKey: 'sk_test_revoked' })
  const failure = await other.create(newPaymentInput()).catch((error) => error)
  expect(failure.name).toBe('ProviderUnavailable')
  expect(`${failure.message} ${failure.cause}`).not.toContain('sk_test_revoked')
})

test.each([
  [
    'payment_intent.payment_failed',
    { object: 'payment_intent', id: 'pi_1' },
    { kind: 'payment', paymentId: 'pi_1' },
  ],
  [
    'refund.updated',
    { object: 'refund', id: 're_1', payment_intent: 'pi_1' },
    { kind: 'refund', paymentId: 'pi_1' },
  ],
  [
    'charge.refunded',
    { object: 'charge', payment_intent: { id: 'pi_1' } },
    { kind: 'refund', paymentId: 'pi_1' },
  ],
  ['charge.succeeded', { object: 'charge', payment_intent: 'pi_1' }, { kind: 'unknown' }],
  ['refund.created', { object: 'refund', payment_intent: null }, { kind: 'unknown' }],
  ['customer.created', { object: 'customer', id: 'cus_1' }, { kind: 'unknown' }],
])('reads event %s', (type, object, expected) => {
  const id = `evt_${randomUUID()}`
  expect(signed(JSON.stringify({ id, object: 'event', type, data: { object } }))).toEqual({ id, ...expected })
})

test.each(['', 'null', '[]', '{"id":1}', '{"id":"evt_1","type":"x"}'])('refuses signed %j', (payload) => {
  expect(signed(payload)).toBe('invalid')
})

function signed(payload: string) {
  const now = new Date()
  const { webhookSecret: secret } = stripeAccount('')
  const timestamp = Math.floor(now.getTime() / 1000)
  const header = new Stripe(stripeSecret).webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return provider.event(Buffer.from(payload), { 'stripe-signature': header }, now)
}
