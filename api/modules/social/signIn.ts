import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDeps } from '#api/deps.ts'
import { readSessionCookie, setSessionCookie } from '#api/modules/auth/sessionCookie.ts'
import type { AuthError } from '#api/modules/social/authErrors.ts'
import { markBrowser, readBrowserSecret } from '#api/modules/social/browser.ts'
import { type Flow, type SocialClient, toProviderFailure } from '#api/modules/social/client.ts'
import { beginFlow, takeFlow } from '#api/modules/social/flows.repository.ts'
import type { SocialProviderName } from '#api/modules/social/social.domain.ts'
import { signInWith } from '#api/modules/social/socialAccounts.repository.ts'
import { limits, type rateLimits } from '#api/plugins/rateLimit.ts'

export type SignInContext = ApiDeps & {
  rates: ReturnType<typeof rateLimits>
  provider: SocialProviderName
  client: SocialClient | undefined
}

const toCallback = ({ env, provider }: SignInContext) => `${env.publicUrl}/auth/${provider}/callback`

/** Returns the address to which the browser is sent: the provider's page, unless there is a reason not to. */
export async function beginSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SignInContext,
  redirectPath: string,
): Promise<URL | AuthError> {
  const { db, clock, env, rates, provider, client } = context
  const waitS = await rates.attemptFrom(limits.socialSignIn, request.ip)
  if (waitS > 0) return 'TOO_MANY_ATTEMPTS'
  if (!client) return failed(request, provider, { code: 'PROVIDER_FAILED', reason: 'not configured' })
  const browserSecret = markBrowser(request, reply, env)
  const begun = { provider, browserSecret, redirectPath, redirectUri: toCallback(context) }
  const flow = await beginFlow(db, begun, clock())
  try {
    return await client.authorizationUrl(flow)
  } catch (error) {
    return failed(request, provider, toProviderFailure(error))
  }
}

/** Signs in a person who comes back with all proofs, and returns where the browser goes next. */
export async function endSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SignInContext,
  query: URLSearchParams,
): Promise<{ path: string; error?: AuthError }> {
  const { db, clock, env, provider, client } = context
  const browserSecret = readBrowserSecret(request, env)
  const [state, ...others] = query.getAll('state')
  if (!client || !browserSecret || !state || others.length > 0) return { path: '/', error: 'FLOW_EXPIRED' }
  const taken = await takeFlow(db, { provider, browserSecret, state }, clock())
  if (!taken) return { path: '/', error: 'FLOW_EXPIRED' }
  const path = taken.redirectPath
  if (taken.isOver) return { path, error: 'FLOW_EXPIRED' }

  const { nonce, codeVerifier } = taken
  const profile = await findProfile(request, context, client, query, { state, nonce, codeVerifier })
  if (typeof profile === 'string') return { path, error: profile }
  const outcome = await signInWith(db, profile, clock(), readSessionCookie(request, env))
  if (typeof outcome === 'string') return { path, error: outcome }
  setSessionCookie(reply, env, outcome)
  return { path }
}

async function findProfile(
  request: FastifyRequest,
  context: SignInContext,
  client: SocialClient,
  query: URLSearchParams,
  flow: Omit<Flow, 'redirectUri'>,
) {
  const redirectUri = toCallback(context)
  try {
    return await client.profile(new URL(`${redirectUri}?${query}`), { ...flow, redirectUri })
  } catch (error) {
    return failed(request, context.provider, toProviderFailure(error))
  }
}

function failed<Failure extends { code: AuthError; reason: string }>(
  request: FastifyRequest,
  provider: SocialProviderName,
  { code, reason }: Failure,
): Failure['code'] {
  request.log.warn({ provider, code, reason }, 'social sign-in failed')
  return code
}
