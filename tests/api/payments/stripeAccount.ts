export const stripeSecret = 'sk_test_secret'

export const stripeAccount = (apiUrl: string) => ({
  secretKey: stripeSecret,
  publishableKey: 'pk_test_public',
  webhookSecret: 'whsec_shared',
  apiUrl,
})
