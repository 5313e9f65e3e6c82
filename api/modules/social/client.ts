import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { SocialProfile } from '#api/modules/social/social.domain.ts'

/** State of a sign-in between leaving for the provider and coming back. */
export type Flow = { state: string; nonce: string; codeVerifier: string; redirectUri: string }

/** One provider, as the routes see it. Both calls may throw; the person sees one message. */
export type SocialClient = {
  authorizationUrl(flow: Flow): Promise<URL>
  /** Returns the profile of the person who came back; throws unless every check holds. */
  profile(callbackUrl: URL, flow: Flow): Promise<SocialProfile>
}

export type ProviderFailure = { code: 'PROVIDER_DENIED' | 'PROVIDER_FAILED'; reason: string }

/** Reduces a failure to its kind for the log: the rest may hold codes, tokens and names. */
export function toProviderFailure(error: unknown): ProviderFailure {
  if (error instanceof AuthorizationResponseError)
    return {
      code: error.error === 'access_denied' ? 'PROVIDER_DENIED' : 'PROVIDER_FAILED',
      reason: 'the provider refused',
    }
  if (error instanceof ResponseBodyError) return { code: 'PROVIDER_FAILED', reason: `${error.status}` }
  if (error instanceof ClientError) return { code: 'PROVIDER_FAILED', reason: error.code ?? error.name }
  return { code: 'PROVIDER_FAILED', reason: error instanceof Error ? error.name : 'unknown' }
}
