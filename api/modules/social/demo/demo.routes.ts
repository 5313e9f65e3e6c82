import type { FastifyRequest } from 'fastify'
import type { Api } from '#api/deps.ts'
import type { ApiEnv } from '#api/env.ts'
import { newSecret } from '#api/modules/auth/secrets.ts'
import { boundedFetch } from '#api/modules/social/boundedFetch.ts'
import { throughApp } from '#api/modules/social/demo/demo.fetch.ts'
import { sendDemoPage } from '#api/modules/social/demo/demo.page.ts'
import { demoGrants } from '#api/modules/social/demo/demoGrants.ts'
import { demoIdTokens } from '#api/modules/social/demo/demoIdTokens.ts'
import type { DemoProvider } from '#api/modules/social/demo/demoPeople.content.ts'
import { chosenPerson } from '#api/modules/social/demo/demoPeople.ts'
import { facebookClient } from '#api/modules/social/facebook.client.ts'
import { googleClient } from '#api/modules/social/google.client.ts'
import { readBearer } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Demo = {
  clientId: string
  clientSecret: string
  siteUrl: string
  grants: ReturnType<typeof demoGrants>
}

const hide = { schema: { hide: true } }
const toBase = (siteUrl: string, provider: DemoProvider) => `${siteUrl}/auth/demo/${provider}`
const readQuery = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1])
const readForm = ({ body }: FastifyRequest) => new URLSearchParams(typeof body === 'string' ? body : '')

/**
 * Both providers, implemented by the service itself. Our side of the exchange is the real one, without a
 * network.
 */
export function installDemoProviders(app: Api, { publicUrl }: Pick<ApiEnv, 'publicUrl'>) {
  const client = { clientId: 'demo', clientSecret: newSecret() }
  const demo = { ...client, siteUrl: publicUrl, grants: demoGrants() }
  app.register(async (scope: Api) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )
    pageRoutes(scope, demo, 'google', '/authorize', `${publicUrl}/auth/google_oauth2/callback`)
    pageRoutes(scope, demo, 'facebook', '/dialog/oauth', `${publicUrl}/auth/facebook/callback`)
    googleRoutes(scope, demo)
    facebookRoutes(scope, demo)
  })
  const inside = boundedFetch(throughApp(app, publicUrl))
  return {
    google_oauth2: googleClient({ ...client, baseUrl: toBase(publicUrl, 'google') }, inside),
    facebook: facebookClient({ ...client, baseUrl: toBase(publicUrl, 'facebook') }, inside),
  }
}

/** The page, and the targets of its buttons. */
function pageRoutes(app: Api, demo: Demo, provider: DemoProvider, page: string, callback: string): void {
  const action = `${toBase(demo.siteUrl, provider)}/choice`
  const siteOrigin = new URL(demo.siteUrl).origin

  function read(request: FastifyRequest) {
    const query = readQuery(request)
    const values = Object.fromEntries(query)
    const { client_id, redirect_uri, response_type, state = '', code_challenge = '', nonce } = values
    const isOurs = client_id === demo.clientId && redirect_uri === callback && response_type === 'code'
    if (!isOurs || !state || !code_challenge) throw new Refusal('INVALID_REQUEST')
    const parameters = {
      client_id,
      redirect_uri,
      response_type,
      state,
      code_challenge,
      ...(nonce && { nonce }),
    }
    return {
      query,
      parameters,
      state,
      grant: { nonce, codeChallenge: code_challenge, redirectUri: callback },
    }
  }

  app.get(`/auth/demo/${provider}${page}`, hide, async (request, reply) => {
    const { parameters } = read(request)
    return sendDemoPage(reply, { provider, action, parameters, siteOrigin })
  })

  app.get(`/auth/demo/${provider}/choice`, hide, async (request, reply) => {
    const { query, state, grant } = read(request)
    const back = new URL(callback)
    back.searchParams.set('state', state)
    if (query.get('error') === 'access_denied') back.searchParams.set('error', 'access_denied')
    else {
      const person = chosenPerson(provider, query)
      if (!person) throw new Refusal('INVALID_EMAIL')
      back.searchParams.set('code', demo.grants.issueCode({ ...grant, person }))
    }
    return reply.header('cache-control', 'no-store').redirect(back.href, 303)
  })
}

function googleRoutes(app: Api, demo: Demo): void {
  const issuer = toBase(demo.siteUrl, 'google')
  const idTokens = demoIdTokens(issuer, demo.clientId)

  app.get('/auth/demo/google/.well-known/openid-configuration', hide, async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  }))

  app.get('/auth/demo/google/jwks', hide, () => idTokens.publicKeys())

  app.post('/auth/demo/google/token', hide, async (request, reply) => {
    const grant = redeem(demo, readForm(request))
    if (!grant) return reply.status(400).send({ error: 'invalid_grant' })
    const id_token = await idTokens.sign(grant)
    return { access_token: newSecret(), token_type: 'Bearer', expires_in: 300, id_token }
  })
}

function facebookRoutes(app: Api, demo: Demo): void {
  app.post('/auth/demo/facebook/oauth/access_token', hide, async (request, reply) => {
    const grant = redeem(demo, readForm(request))
    if (!grant) return reply.status(400).send({ error: 'invalid_grant' })
    return { access_token: demo.grants.issueToken(grant.person), token_type: 'bearer', expires_in: 300 }
  })

  app.get('/auth/demo/facebook/me', hide, async (request, reply) => {
    const person = demo.grants.findPerson(readBearer(request) ?? '')
    if (!person) return reply.status(401).send({ error: 'invalid_token' })
    const { subject, email, firstName, lastName } = person
    return { id: subject, email, first_name: firstName, last_name: lastName }
  })
}

function redeem({ clientId, clientSecret, grants }: Demo, form: URLSearchParams) {
  const isOurs = form.get('client_id') === clientId && form.get('client_secret') === clientSecret
  return isOurs ? grants.redeem(form) : undefined
}
