import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  fetchProtectedResource,
} from 'openid-client'
import type { SocialProvider } from '#api/env.ts'
import type { SocialClient } from '#api/modules/social/client.ts'
import { facebookAddresses } from '#api/modules/social/facebookAddresses.ts'
import { toFacebookProfile } from '#api/modules/social/social.domain.ts'

/** Facebook by plain OAuth 2: the profile comes from its API, not from a signed token. */
export function facebookClient(
  { clientId, clientSecret, baseUrl }: SocialProvider,
  fetch: CustomFetch,
): SocialClient {
  const { authorization, token, profile } = facebookAddresses(baseUrl)
  const server = { issuer: baseUrl, authorization_endpoint: authorization, token_endpoint: token }
  const config = new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret))
  config[customFetch] = fetch
  if (token.startsWith('http:')) allowInsecureRequests(config)

  return {
    async authorizationUrl(flow) {
      return buildAuthorizationUrl(config, {
        redirect_uri: flow.redirectUri,
        scope: 'email public_profile',
        state: flow.state,
        code_challenge: await calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: 'S256',
      })
    },

    async profile(callbackUrl, flow) {
      const tokens = await authorizationCodeGrant(config, callbackUrl, {
        pkceCodeVerifier: flow.codeVerifier,
        expectedState: flow.state,
      })
      const response = await fetchProtectedResource(config, tokens.access_token, new URL(profile), 'GET')
      const found = response.ok ? toFacebookProfile(await response.json()) : undefined
      if (!found) throw new TypeError('The profile request failed or returned no ID.')
      return found
    },
  }
}
