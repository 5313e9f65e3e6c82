import type { ApiEnv } from '#api/env.ts'
import { demoProvider } from '#api/modules/payments/demo.provider.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'

/** The payment provider of the environment: Stripe, else the demonstration, else none. */
export async function findProvider({
  stripe,
  demoPayment,
}: Pick<ApiEnv, 'stripe' | 'demoPayment'>): Promise<PaymentProvider | undefined> {
  if (stripe) {
    // Its library takes 100 ms to load, which other starts spare.
    const { stripeProvider } = await import('#api/modules/payments/stripe.provider.ts')
    return stripeProvider(stripe)
  }
  return demoPayment && demoProvider(demoPayment)
}
