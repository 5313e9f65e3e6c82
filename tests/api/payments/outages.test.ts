import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoProvider } from '#api/modules/payments/demo.provider.ts'
import { ProviderUnavailable } from '#api/modules/payments/provider.ts'
import { stripeProvider } from '#api/modules/payments/stripe.provider.ts'
import { newPaymentInput } from '#tests/api/payments/providerContract.ts'
import { stripeAccount } from '#tests/api/payments/stripeAccount.ts'
import { outages, startHttpServer } from '#tests/api/social/httpServer.ts'
import { demoSecret } from '#tests/support/demoPayments.ts'

const timeoutMs = 500

let server: Awaited<ReturnType<typeof startHttpServer>>
beforeAll(async () => {
  server = await startHttpServer(() => undefined)
})
afterAll(() => server.close())

const adapters = {
  demo: () => demoProvider({ url: server.url, secret: demoSecret }, timeoutMs),
  stripe: () => stripeProvider(stripeAccount(server.url), timeoutMs),
}

describe.each(['demo', 'stripe'] as const)('%s', (name) => {
  test.each(outages)('is unavailable to each call when the provider %s', async (_case, handler) => {
    server.handleWith(handler)
    const provider = adapters[name]()
    const calls = [
      provider.create(newPaymentInput()),
      provider.create(newPaymentInput({ saveCard: true })),
      provider.read('pay_1'),
      provider.cancel('pay_1'),
      provider.refund({ id: 'pay_1', amountCents: 1, idempotencyKey: 'k' }),
    ]
    for (const result of await Promise.allSettled(calls)) {
      expect(result.status).toBe('rejected')
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ProviderUnavailable)
    }
  })

  test('is unavailable when no one listens', async () => {
    const provider =
      name === 'demo'
        ? demoProvider({ url: 'http://127.0.0.1:1', secret: demoSecret })
        : stripeProvider(stripeAccount('http://127.0.0.1:1'))
    await expect(provider.read('pay_1')).rejects.toBeInstanceOf(ProviderUnavailable)
  })
})
