import Stripe from 'stripe'
import { stripeProvider } from '#api/modules/payments/stripe.provider.ts'
import { providerContract } from '#tests/api/payments/providerContract.ts'
import { stripeAccount, stripeSecret } from '#tests/api/payments/stripeAccount.ts'
import { startStripeServer } from '#tests/support/stripeServer.ts'

const cards = {
  succeeds: 'pm_card_visa',
  declines: 'pm_card_chargeDeclined',
  challenges: 'pm_card_authenticationRequired',
} as const

providerContract('Stripe', async () => {
  const server = await startStripeServer(stripeSecret)
  const account = stripeAccount(server.url)
  const { webhooks } = new Stripe(stripeSecret)
  return {
    provider: stripeProvider(account),
    pay: async ({ id, clientSecret }, card) => server.confirm(id, clientSecret, cards[card]),
    answerChallenge: async ({ id }, isRight) => server.answerChallenge(id, isRight),
    async webhook({ id }) {
      const at = new Date(1_795_500_000_000)
      const payload = server.event(id)
      const timestamp = at.getTime() / 1000
      const header = webhooks.generateTestHeaderString({ payload, secret: account.webhookSecret, timestamp })
      return { body: Buffer.from(payload), headers: { 'stripe-signature': header }, at }
    },
    close: server.close,
  }
})
