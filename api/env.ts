import { maxPasswordLength, minPasswordLength } from '#schema/constants.ts'
import { EnvError, type EnvSource, readPublicUrl, readServerEnv, readUrl, readWhole } from '#server/env.ts'

export type SocialProvider = { clientId: string; clientSecret: string; baseUrl: string }

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
    google: readProvider(source, 'GOOGLE', 'GOOGLE_ISSUER', 'https://accounts.google.com'),
    facebook: readProvider(source, 'FACEBOOK', 'FACEBOOK_URL', 'https://www.facebook.com'),
    passwordMinLength: readWhole(
      source,
      'PASSWORD_MIN_LENGTH',
      minPasswordLength,
      minPasswordLength,
      maxPasswordLength,
    ),
    fixedNow,
  }
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
