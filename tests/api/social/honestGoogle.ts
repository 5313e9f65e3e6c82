import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { siteUrl } from '#tests/api/social/browser.ts'
import { clientId, clientSecret } from '#tests/api/social/lyingIssuer.ts'
import { freePort } from '#tests/support/postgres.ts'

const person = { email: 'lea@example.test', email_verified: true, given_name: 'Léa', family_name: 'Morel' }

const question = (path: string) =>
  `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><a href="${path}/agree">Continue as Léa</a> <a href="${path}/refuse">Refuse</a>`

type Options = {
  isIdTokenSmall?: boolean
  /** Whether the provider shows a consent page. */
  isAsking?: boolean
}

/**
 * A certified OpenID Connect provider in Google's place, with one user, Léa, who consents at once unless a
 * page asks.
 */
export async function startHonestGoogle({ isIdTokenSmall = false, isAsking = false }: Options) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const provider = new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${siteUrl}/auth/google_oauth2/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: {
      keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })],
    },
    cookies: { keys: ['keys of a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: isIdTokenSmall,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...person }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { Grant: 60, IdToken: 60, AccessToken: 60, Session: 60, Interaction: 60 },
  })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    const { url: path = '' } = request
    if (!path.startsWith('/interaction/')) return answer(request, response)
    if (isAsking && !/\/(agree|refuse)$/.test(path)) return void response.end(question(path))
    const outcome = path.endsWith('/refuse')
      ? { error: 'access_denied' }
      : { login: { accountId: 'honest-lea' } }
    return provider.interactionFinished(request, response, outcome)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url,
    close: () => new Promise((resolve) => server.close(resolve)),
    /** Follows the provider's pages as a browser does, to the final redirect. */
    async agree(authorization: URL): Promise<URL> {
      const cookies = new Map<string, string>()
      let next = authorization
      while (next.origin === url) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const [, name = '', value = ''] of response.headers
          .getSetCookie()
          .map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []))
          cookies.set(name, value)
        next = new URL(response.headers.get('location') ?? 'about:blank', next)
      }
      return next
    },
  }
}
