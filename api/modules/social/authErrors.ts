/**
 * Reasons of a failed social sign-in, the `auth_error` of the page that began it. The site has the messages.
 */
export const authErrors = {
  EMAIL_TAKEN: 'the email address belongs to an existing account, and its ownership is not proven',
  EMAIL_TAKEN_BY_GOOGLE: 'the email address belongs to an account that signs in with Google',
  EMAIL_TAKEN_BY_FACEBOOK: 'the email address belongs to an account that signs in with Facebook',
  EMAIL_MISSING: 'the provider returned no valid email address',
  EMAIL_UNVERIFIED: 'the provider has not verified the email address',
  PROVIDER_DENIED: 'the user denied access at the provider',
  PROVIDER_FAILED: 'the provider is unreachable or not configured, or its response is invalid',
  FLOW_EXPIRED:
    'the flow started more than 10 minutes ago, in another browser or on another site, or is already complete',
  TOO_MANY_ATTEMPTS: 'too many sign-ins started from one IP block',
} as const satisfies Record<string, string>

export type AuthError = keyof typeof authErrors
