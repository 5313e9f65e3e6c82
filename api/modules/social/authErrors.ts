/**
 * Reasons of a failed social sign-in, the `auth_error` of the page that began it. The site has the messages.
 */
export const authErrors = {
  EMAIL_TAKEN: 'an account has that address, and nothing proves that both are one person',
  EMAIL_TAKEN_BY_GOOGLE: 'the account of that address was created through Google, which proves who it is',
  EMAIL_TAKEN_BY_FACEBOOK: 'the account of that address was created through Facebook, which proves who it is',
  EMAIL_MISSING: 'the provider gave no address that mail can be sent to',
  EMAIL_UNVERIFIED: 'the provider itself has not verified the address',
  PROVIDER_DENIED: 'the person said no at the provider',
  PROVIDER_FAILED: 'the provider cannot be reached, is not configured, or its answer cannot be trusted',
  FLOW_EXPIRED: 'begun more than ten minutes ago, in another browser or by another site, or finished already',
  TOO_MANY_ATTEMPTS: 'too many sign-ins begun from one address block',
} as const satisfies Record<string, string>

export type AuthError = keyof typeof authErrors
