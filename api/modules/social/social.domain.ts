import type { AuthError } from '#api/modules/social/authErrors.ts'
import { maxNameLength } from '#schema/constants.ts'
import { readEmail } from '#schema/email.ts'
import { readName } from '#schema/name.ts'

export type SocialProviderName = 'google_oauth2' | 'facebook'

/** A person as a provider describes them. Only `subject` identifies them; the rest may change. */
export type SocialProfile = {
  provider: SocialProviderName
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  firstName: string | undefined
  lastName: string | undefined
  avatarUrl: string | undefined
}

type Account = { isEmailConfirmed: boolean; provider: SocialProviderName | 'email' }

/** The account belongs to another identity of the same provider: continuing there would end here again. */
function takenBy({ provider }: Account, own: SocialProviderName): AuthError {
  if (provider === own || provider === 'email') return 'EMAIL_TAKEN'
  return provider === 'google_oauth2' ? 'EMAIL_TAKEN_BY_GOOGLE' : 'EMAIL_TAKEN_BY_FACEBOOK'
}

/**
 * Decides on a person new to this provider: an address counts as proof only when Google has verified it and
 * our account's address is confirmed too. Facebook verifies none.
 */
export function firstSignIn(
  profile: Pick<SocialProfile, 'provider' | 'email' | 'isEmailVerified'>,
  account: Account | undefined,
): 'create' | 'link' | AuthError {
  if (!profile.email) return 'EMAIL_MISSING'
  const isProven = profile.provider === 'google_oauth2' && profile.isEmailVerified
  if (account) return isProven && account.isEmailConfirmed ? 'link' : takenBy(account, profile.provider)
  return isProven || profile.provider === 'facebook' ? 'create' : 'EMAIL_UNVERIFIED'
}

const maxAddressLength = 2048

/** Maps the verified claims of an ID token. */
export function toGoogleProfile(claims: Readonly<Record<string, unknown>>): SocialProfile {
  return {
    provider: 'google_oauth2',
    subject: String(claims.sub),
    ...toPerson(claims.email, claims.given_name ?? claims.name, claims.family_name, claims.picture),
    isEmailVerified: claims.email_verified === true,
  }
}

/** Maps the response of `/me`; undefined without an identity. */
export function toFacebookProfile(answer: unknown): SocialProfile | undefined {
  const subject = textAt(answer, 'id')
  if (!subject) return undefined
  const names = [textAt(answer, 'first_name'), textAt(answer, 'last_name')] as const
  const picture = textAt(answer, 'picture', 'data', 'url')
  const person = toPerson(textAt(answer, 'email'), ...names, picture)
  return { provider: 'facebook', subject, ...person, isEmailVerified: false }
}

function toPerson(email: unknown, firstName: unknown, lastName: unknown, picture: unknown) {
  return {
    email: typeof email === 'string' ? readEmail(email) : undefined,
    firstName: toName(firstName),
    lastName: toName(lastName),
    avatarUrl: toPicture(picture),
  }
}

function toName(input: unknown): string | undefined {
  const name = typeof input === 'string' ? readName(input) : undefined
  return name ? [...name].slice(0, maxNameLength).join('') : undefined
}

function toPicture(input: unknown): string | undefined {
  const isPicture = typeof input === 'string' && input.length <= maxAddressLength && URL.canParse(input)
  const url = isPicture ? new URL(input) : undefined
  return url?.protocol === 'https:' ? url.href : undefined
}

function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner && Object.hasOwn(inner, name) ? Reflect.get(inner, name) : undefined,
    value,
  )
  return typeof found === 'string' && found !== '' ? found : undefined
}
