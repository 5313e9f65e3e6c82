import { expect, test } from 'vitest'
import { readEnv } from '#api/env.ts'
import { findProvider } from '#api/modules/payments/providers.ts'
import { EnvError } from '#server/env.ts'
import { demoSecret } from '#tests/support/demoPayments.ts'

const SESSION_SECRET = 'a secret for tests, long enough to sign'
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const demo = { DEMO_PAYMENT_URL: 'http://localhost:4002', DEMO_PAYMENT_SECRET: demoSecret }
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1/explora' }

test.each([
  ['no provider', {}, undefined],
  ['Stripe', stripe, 'stripe'],
  ['the demonstration', demo, 'demo'],
  ['Stripe before the demonstration', { ...demo, ...stripe }, 'stripe'],
  ['no provider in production', production, undefined],
  ['Stripe in production', { ...production, ...stripe }, 'stripe'],
])('selects %s', async (_case, source, name) => {
  expect((await findProvider(readEnv({ SESSION_SECRET, ...source })))?.name).toBe(name)
})

test.each([
  ['a part of Stripe', { STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and/],
  ['another part', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }, /go together: set all three or none\.$/],
  [
    'a wrong address',
    { ...stripe, STRIPE_API_URL: 'api.stripe.com' },
    /^STRIPE_API_URL: expected an address/,
  ],
  ['a demonstration without secret', { DEMO_PAYMENT_URL: 'http://localhost:1' }, /^DEMO_PAYMENT_URL and/],
  ['a secret without address', { DEMO_PAYMENT_SECRET: demoSecret }, /^DEMO_PAYMENT_URL and/],
  ['a short secret', { ...demo, DEMO_PAYMENT_SECRET: 'short' }, /^DEMO_PAYMENT_SECRET: expected at least 32/],
  [
    'the demonstration in production',
    { ...production, ...demo },
    /^DEMO_PAYMENT_URL: .* refused in production/,
  ],
])('refuses %s, without its secrets', (_case, source, sentence) => {
  const read = () => readEnv({ SESSION_SECRET, ...source })
  expect(read).toThrow(EnvError)
  expect(read).toThrow(sentence)
  expect(read).not.toThrow(/sk_test_1/)
})
