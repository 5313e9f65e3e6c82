import { maxPasswordLength, minPasswordLength } from '#schema/constants.ts'
import { readEmail } from '#schema/email.ts'
import { EnvError, type EnvSource, readPublicUrl, readServerEnv, readUrl, readWhole } from '#server/env.ts'

export type SocialProvider = { clientId: string; clientSecret: string; baseUrl: string }

export type StripeAccount = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiUrl: string
}

export type DemoPayment = { url: string; secret: string }

export type ApiEnv = ReturnType<typeof readEnv>

export function readEnv(source: EnvSource) {
  const env = readServerEnv(source)
  const fixedNow = readInstant(source, 'DEMO_NOW')
  if (env.isProduction && fixedNow)
    throw new EnvError('DEMO_NOW: a fixed clock is refused in production mode.')
  const databaseUrl = readUrl(source, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  // The embedded database holds demonstration accounts with a published password.
  if (env.isProduction && !databaseUrl)
    throw new EnvError('DATABASE_URL: production mode needs a PostgreSQL database with its own data.')
  return {
    ...env,
    host: source.API_HOST || '127.0.0.1',
    port: readWhole(source, 'API_PORT', 4001),
    publicUrl: readPublicUrl(source) ?? `http://localhost:${source.PORT || 4000}`,
    databaseUrl,
    smtpUrl: readUrl(source, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readAddress(source, 'MAIL_FROM'),
    google: readProvider(source, 'GOOGLE', 'GOOGLE_ISSUER', 'https://accounts.google.com'),
    facebook: readProvider(source, 'FACEBOOK', 'FACEBOOK_URL', 'https://www.facebook.com'),
    stripe: readStripe(source),
    demoPayment: readDemoPayment(source, env.isProduction),
    passwordMinLength: readWhole(
      source,
      'PASSWORD_MIN_LENGTH',
      minPasswordLength,
      minPasswordLength,
      maxPasswordLength,
    ),
    webhooksToLoopback: readLoopback(source, env.isProduction),
    fixedNow,
  }
}

/** Lets webhooks reach this machine: receivers of tests and of development. */
function readLoopback(source: EnvSource, isProduction: boolean): boolean {
  const value = source.WEBHOOKS_TO_LOOPBACK
  if (value && value !== '1')
    throw new EnvError(`WEBHOOKS_TO_LOOPBACK: expected 1 or nothing, got "${value}".`)
  if (value && isProduction)
    throw new EnvError('WEBHOOKS_TO_LOOPBACK: webhooks to this machine are refused in production mode.')
  return value === '1'
}

function readAddress(source: EnvSource, name: string): string | undefined {
  const value = source[name]
  if (!value) return undefined
  const address = readEmail(value)
  if (!address) throw new EnvError(`${name}: expected an e-mail address, got "${value}".`)
  return address
}

function readInstant(source: EnvSource, name: string): Date | undefined {
  const value = source[name]
  if (!value) return undefined
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) throw new EnvError(`${name}: expected an ISO date, got "${value}".`)
  return instant
}

function readProvider(
  source: EnvSource,
  prefix: string,
  baseName: string,
  base: string,
): SocialProvider | undefined {
  const clientId = source[`${prefix}_CLIENT_ID`]
  const clientSecret = source[`${prefix}_CLIENT_SECRET`]
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret)
    throw new EnvError(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET go together: set both or neither.`)
  return { clientId, clientSecret, baseUrl: readUrl(source, baseName, ['http:', 'https:']) ?? base }
}

function readStripe(source: EnvSource): StripeAccount | undefined {
  const secretKey = source.STRIPE_SECRET_KEY
  const publishableKey = source.STRIPE_PUBLISHABLE_KEY
  const webhookSecret = source.STRIPE_WEBHOOK_SECRET
  if (!secretKey && !publishableKey && !webhookSecret) return undefined
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new EnvError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together: set all three or none.',
    )
  const apiUrl = readUrl(source, 'STRIPE_API_URL', ['http:', 'https:']) ?? 'https://api.stripe.com'
  return { secretKey, publishableKey, webhookSecret, apiUrl }
}

/** The provider that plays the bank: never where real people book. */
function readDemoPayment(source: EnvSource, isProduction: boolean): DemoPayment | undefined {
  const url = readUrl(source, 'DEMO_PAYMENT_URL', ['http:', 'https:'])
  const secret = source.DEMO_PAYMENT_SECRET
  if (isProduction && (url || secret))
    throw new EnvError('DEMO_PAYMENT_URL: the demonstration of payments is refused in production mode.')
  if (!url && !secret) return undefined
  if (!url || !secret)
    throw new EnvError('DEMO_PAYMENT_URL and DEMO_PAYMENT_SECRET go together: set both or neither.')
  if (secret.length < 32) throw new EnvError('DEMO_PAYMENT_SECRET: expected at least 32 characters.')
  return { url, secret }
}
