import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { sendJson, startHttpServer } from '#tests/api/social/httpServer.ts'

export const clientId = 'explora'
export const clientSecret = 'a secret between Explora and its issuer'

type AuthorizationRequest = { nonce: string; codeChallenge: string }

/** Faults of a response; none by default. */
export type Lie = {
  claims?: Record<string, unknown>
  /** Changes the signed token itself. */
  forge?: (token: string, claims: JWTPayload) => string | Promise<string>
  issuer?: string
  userInfo?: object
  withoutIdToken?: boolean
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const unsigned = (claims: JWTPayload) =>
  `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(claims)}.`
export const withPayload = (token: string, claims: JWTPayload) => {
  const [header, , signature] = token.split('.')
  return `${header}.${base64url(claims)}.${signature}`
}

/** An OpenID Connect issuer that a test controls, truthful by default. */
export async function startLyingIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
  const codes = new Map<string, AuthorizationRequest>()
  let lie: Lie = {}

  const sign = (claims: JWTPayload, key = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)

  async function idToken({ nonce }: AuthorizationRequest) {
    const now = Math.floor(Date.now() / 1000)
    const person = { sub: 'g-1', email: 'lea@example.test', email_verified: true, given_name: 'Léa' }
    const truth = { iss: server.url, aud: clientId, iat: now, exp: now + 300, nonce, ...person }
    const claims = JSON.parse(JSON.stringify({ ...truth, ...lie.claims }))
    const token = await sign(claims)
    return lie.forge ? lie.forge(token, claims) : token
  }

  async function answer(url: string, body: string) {
    if (url.startsWith('/jwks')) return jwks
    if (url.startsWith('/userinfo')) return lie.userInfo ?? {}
    if (!url.startsWith('/token')) return metadata(lie.issuer ?? server.url)
    const form = new URLSearchParams(body)
    const request = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    if (!isClient || request?.codeChallenge !== challenge) return undefined
    const id_token = lie.withoutIdToken ? {} : { id_token: await idToken(request) }
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, ...id_token }
  }

  const server = await startHttpServer(async ({ url = '' }, response, body) => {
    const found = await answer(url, body)
    sendJson(response, found ?? { error: 'invalid_grant' }, found ? 200 : 400)
  })

  const metadata = (issuer: string) => ({
    issuer,
    authorization_endpoint: `${server.url}/authorize`,
    token_endpoint: `${server.url}/token`,
    jwks_uri: `${server.url}/jwks`,
    userinfo_endpoint: `${server.url}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  })

  return {
    ...server,
    tell(next: Lie) {
      lie = next
    },
    signAsStranger: (claims: JWTPayload) => sign(claims, stranger.privateKey),
    signWithSecret: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(clientSecret)),

    /** The person consents on the issuer's page: returns the redirect. */
    agree(authorization: URL): URL {
      const request = authorization.searchParams
      const code = randomUUID()
      codes.set(code, {
        nonce: request.get('nonce') ?? '',
        codeChallenge: request.get('code_challenge') ?? '',
      })
      const back = new URL(request.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: request.get('state') ?? '' }).toString()
      return back
    },
  }
}
