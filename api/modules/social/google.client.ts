import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import type { SocialProvider } from '#api/env.ts'
import type { Flow, SocialClient } from '#api/modules/social/client.ts'
import { toGoogleProfile } from '#api/modules/social/social.domain.ts'

/**
 * Google by OpenID Connect. The ID token is checked by the system's clock, not by the service's: its issuer
 * knows no other.
 */
export function googleClient(provider: SocialProvider, fetch: CustomFetch): SocialClient {
  const configuration = discoverOnce(provider, fetch)
  return {
    async authorizationUrl(flow: Flow) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: flow.redirectUri,
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: 'S256',
      })
    },

    async profile(callbackUrl, flow) {
      const config = await configuration()
      const tokens = await authorizationCodeGrant(config, callbackUrl, {
        pkceCodeVerifier: flow.codeVerifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new TypeError('The response has no ID token.')
      if ('email' in claims) return toGoogleProfile(claims)
      // An issuer that sends a small ID token returns the rest here.
      return toGoogleProfile(await fetchUserInfo(config, tokens.access_token, claims.sub))
    },
  }
}

/** Requests the issuer's configuration once; a failure is not cached. */
function discoverOnce(
  { clientId, clientSecret, baseUrl }: SocialProvider,
  fetch: CustomFetch,
): () => Promise<Configuration> {
  const issuer = new URL(baseUrl)
  const insecure = issuer.protocol === 'http:' ? [allowInsecureRequests] : []
  // Without these checks the library trusts the connection, and a changed payload passes.
  const options = { execute: [enableNonRepudiationChecks, ...insecure], [customFetch]: fetch }
  const metadata = { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' }
  let discovered: Promise<Configuration> | undefined
  return () => {
    discovered ??= discovery(issuer, clientId, metadata, undefined, options).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }
}
