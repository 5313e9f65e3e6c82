import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { text } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { authErrors } from '#api/modules/social/authErrors.ts'
import { openProviders } from '#api/modules/social/providers.ts'
import { safeRedirectPath, withAuthError } from '#api/modules/social/redirectPath.ts'
import { beginSignIn, endSignIn } from '#api/modules/social/signIn.ts'
import type { SocialProviderName } from '#api/modules/social/social.domain.ts'
import { rateLimits } from '#api/plugins/rateLimit.ts'

const tags = ['social sign-in']
const names = { google_oauth2: 'Google', facebook: 'Facebook' } as const satisfies Record<
  SocialProviderName,
  string
>

const begin = (name: string) => ({
  tags,
  summary: `Redirects the browser to ${name} to sign in`,
  querystring: Type.Object({
    redirect_url: Type.Optional(
      text(
        'Path of the site to return to; any other value is treated as `/`',
        '/expeditions?region=alpes-du-nord',
      ),
    ),
  }),
  response: {
    303: Type.Null({ description: `Redirect to ${name}, or back to the site with \`auth_error\`` }),
  },
})

const end = (name: string) => ({
  tags,
  summary: `Completes the sign-in with ${name}`,
  description: `Sets the session cookie. On failure, \`auth_error\` is the reason: ${Object.entries(
    authErrors,
  )
    .map(([code, reason]) => `\`${code}\` (${reason})`)
    .join(', ')}.`,
  response: { 303: Type.Null({ description: 'Redirect to the page that started the sign-in' }) },
})

/** A person at a browser is redirected, never stopped by a validation response. */
const validatorCompiler = () => () => true

export function socialRoutes(app: Api, deps: ApiDeps): void {
  const clients = openProviders(app, deps.env)
  const rates = rateLimits(deps)
  const providers: SocialProviderName[] = ['google_oauth2', 'facebook']

  for (const name of providers) {
    const context = { ...deps, rates, provider: name, client: clients[name] }

    app.get(`/auth/${name}`, { schema: begin(names[name]), validatorCompiler }, async (request, reply) => {
      const path = safeRedirectPath(onlyOne(readQuery(request).getAll('redirect_url')))
      // A provider that knows the browser signs in without a question: refuse navigation from other sites.
      const isSent = request.headers['sec-fetch-site'] === 'cross-site'
      const target = isSent ? 'FLOW_EXPIRED' : await beginSignIn(request, reply, context, path)
      return leave(reply, typeof target === 'string' ? withAuthError(path, target) : target.href)
    })

    app.get(
      `/auth/${name}/callback`,
      { schema: end(names[name]), config: { extension: true } },
      async (request, reply) => {
        const { path, error } = await endSignIn(request, reply, context, readQuery(request))
        return leave(reply, withAuthError(path, error))
      },
    )
  }
}

const readQuery = (request: FastifyRequest) => new URLSearchParams(request.url.split('?').slice(1).join('?'))

const onlyOne = ([value, ...others]: string[]) => (others.length > 0 ? undefined : value)

function leave(reply: FastifyReply, target: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(target, 303)
}
