import type { Api } from '#api/deps.ts'
import type { ApiEnv } from '#api/env.ts'
import { boundedFetch } from '#api/modules/social/boundedFetch.ts'
import type { SocialClient } from '#api/modules/social/client.ts'
import { installDemoProviders } from '#api/modules/social/demo/demo.routes.ts'
import { facebookClient } from '#api/modules/social/facebook.client.ts'
import { googleClient } from '#api/modules/social/google.client.ts'
import type { SocialProviderName } from '#api/modules/social/social.domain.ts'

export type SocialClients = Record<SocialProviderName, SocialClient | undefined>

/**
 * The providers of the environment. Without any, outside production, the demonstration stands in for both.
 */
export function openProviders(app: Api, env: ApiEnv): SocialClients {
  const isDemonstration = !env.isProduction && !env.google && !env.facebook
  if (isDemonstration) return installDemoProviders(app, env)
  const outside = boundedFetch((url, { body, ...options }) => fetch(url, { ...options, body: body ?? null }))
  return {
    google_oauth2: env.google && googleClient(env.google, outside),
    facebook: env.facebook && facebookClient(env.facebook, outside),
  }
}
